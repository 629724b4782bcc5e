import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TDTRTests {
  private let late = segment(
    zip([0.0, 10, 20, 100, 110], [0, 0.001, 0.002, 0.003, 0.004]).map { (0, $1, nil, $0) })

  /// MAPSPEC's `tdtr` and `dp.same`: a halt on a straight line.
  @Test func aHaltStays() throws {
    let synchronized = try Simplification(.tdTR, to: .distance(50.meters))
    #expect(late.retainedIndices(by: synchronized) == [0, 2, 3, 4])
    #expect(try late.retainedIndices(to: 50.meters) == [0, 4])
    let onScreen = try Simplification(
      .tdTR, to: .pixels(50 / WebMercator.metersPerMapPoint(atLatitude: 0), zoom: 19))
    #expect(late.retainedIndices(by: onScreen) == [0, 2, 3, 4])
  }

  @Test func theRestIsWhereItWasWithinTheTolerance() throws {
    try forEachSeed(count: 150) { random in
      let segment = MetricSamples.walk(
        &random, count: random.int(in: 0...200),
        MetricSamples.Content(
          timeGaps: random.oneIn(2) ? 4 : 0, step: random.oneIn(2) ? 50 : 20_000))
      let tolerance = random.double(in: 1...1000)
      let simplification = try Simplification(.tdTR, to: .distance(tolerance.meters))
      let retained = segment.retainedIndices(by: simplification)
      try MetricSamples.forEachDropped(retained) { index, first, last in
        let deviation = MetricSamples.synchronized(segment, index, first, last)
        try #require(deviation <= tolerance * (1 + 1e-9) + 3e-8)
      }
      let again = segment.keeping(retained).retainedIndices(by: simplification)
      try #require(again == Array(0..<retained.count))
    }
  }

  @Test func nothingStaysWithoutReason() throws {
    var compared = 0
    try forEachSeed(count: 200) { random in
      let segment = MetricSamples.walk(
        &random, count: 60, MetricSamples.Content(timeGaps: random.oneIn(2) ? 4 : 0))
      let tolerance = random.double(in: 10...300)
      let (expected, isClose) = MetricSamples.topDown(pins: [0, 59], beyond: tolerance) {
        MetricSamples.synchronized(segment, $0, $1, $2)
      }
      if isClose { return }
      compared += 1
      let simplification = try Simplification(.tdTR, to: .distance(tolerance.meters))
      try #require(segment.retainedIndices(by: simplification) == expected)
    }
    #expect(compared > 100)
  }

  @Test(arguments: [
    Simplification.Limit.distance(30.meters), .pixels(2, zoom: 13),
  ])
  func withoutTimesItIsDouglasPeucker(limit: Simplification.Limit) throws {
    try forEachSeed(count: 30) { random in
      let walk = MetricSamples.walk(
        &random, count: 80, MetricSamples.Content(latitudes: -80...80))
      let bare = Segment(coordinates: walk.coordinates)
      let retained = bare.retainedIndices(by: try Simplification(.tdTR, to: limit))
      try #require(retained == bare.retainedIndices(by: try Simplification(to: limit)))
    }
  }

  @Test func rankingsAgree() throws {
    try forEachSeed(count: 50) { random in
      let line = LineVertices(MetricSamples.walk(&random, count: 80), pins: [11])
      for limit in [Simplification.Limit.distance(40.meters), .none] {
        let ranking = try Simplification(.tdTR, to: limit).ranking(of: line)
        let retained = try Simplification(.tdTR, to: .distance(40.meters)).retainedIndices(of: line)
        try #require(ranking?.retained(at: 40) == retained)
      }
    }
  }
}
