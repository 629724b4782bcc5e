import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SegmentSimplifyingTests {
  /// All methods that promise that nothing is farther from the line than the tolerance.
  private static let faithful: [SimplificationMethod] = [.douglasPeucker, .visvalingam, .tdTR]

  /// MAPSPEC 5.4, by GeographicLib.
  @Test(arguments: faithful, LineShape.allCases)
  func theRestIsWithinTheTolerance(method: SimplificationMethod, shape: LineShape) throws {
    try forEachSeed(count: shape == .far ? 2 : 5) { random in
      let places = random.line(shape, count: 100)
      let segment = Segment(coordinates: places)
      let tolerance = shape == .far ? 50_000 : random.double(in: 0.1...200)
      let retained = segment.retainedIndices(
        by: try Simplification(method, to: .distance(tolerance.meters)))
      try #require(retained.first == 0 && retained.last == 99)
      try #require(zip(retained, retained.dropFirst()).allSatisfy(<))
      try MetricSamples.forEachDropped(retained) { index, first, last in
        let deviation = Geodesic.crossTrack(
          of: places[index], from: places[first], to: places[last])
        try #require(deviation.distance <= tolerance * (1 + 1e-9) + 1e-8)
      }
    }
  }

  @Test func doingItAgainChangesNothing() throws {
    try forEachSeed(count: 300) { random in
      let content = MetricSamples.Content(step: random.oneIn(2) ? 100 : 20_000)
      let segment = MetricSamples.walk(&random, count: random.int(in: 0...200), content)
      let simplification = try Simplification(
        to: .distance(random.double(in: 1...2000).meters),
        vertical: random.oneIn(3) ? 15.meters : nil)
      let once = segment.simplified(by: simplification)
      try #require(
        once.retainedIndices(by: simplification) == Array(0..<once.count))
    }
  }

  private static let simplifications: [Simplification] = [
    try? Simplification(to: .distance(60.meters)),
    try? Simplification(to: .pixels(2, zoom: 13), vertical: 20.meters),
    try? Simplification(.visvalingam, to: .area(2000), isWeighted: true),
    try? Simplification(.visvalingam, to: .distance(60.meters)),
    try? Simplification(.tdTR, to: .distance(60.meters)),
    try? Simplification(.radial, to: .distance(150.meters)),
    try? Simplification(to: .none),
  ].compactMap(\.self)

  /// A walk on which fixes have all sorts of values, and some of them none.
  private func recording(_ random: inout SeededGenerator, count: Int) -> Segment {
    let content = MetricSamples.Content(timeGaps: 7, elevationGaps: 5)
    let walk = MetricSamples.walk(&random, count: count, content)
    var recording = Segment()
    for i in walk.indices {
      var fix = walk[i]
      if !random.oneIn(4) { fix.channels[.heartRate] = Double(random.int(in: 50...200)) }
      if random.oneIn(9) { fix.channels[.cadence] = 80 }
      if random.oneIn(9) {
        var details = FixDetails()
        details.name = "fix \(i)"
        fix.details = details
      }
      recording.append(fix)
    }
    recording.setLines(walk.indices.map { Int32($0 + 1) })
    return recording
  }

  @Test(arguments: simplifications)
  func allThatIsKnownOfAFixStaysWithIt(simplification: Simplification) throws {
    #expect(Self.simplifications.count == 7)
    try forEachSeed(count: 30) { random in
      let segment = recording(&random, count: 120)
      let pins = [random.int(in: 0...119), random.int(in: -5...130)]
      let retained = segment.retainedIndices(by: simplification, pinning: pins)
      let result = segment.simplified(by: simplification, pinning: pins)
      try #require(result.count == retained.count)
      for (i, index) in retained.enumerated() {
        try #require(result[i] == segment[index])
        try #require(result.line(at: i) == index + 1)
      }
      for pin in pins where segment.indices.contains(pin) {
        try #require(retained.contains(pin))
      }
      try #require(simplification.limit == .none || retained.count < 120)
    }
  }

  @Test(arguments: simplifications, 0...2)
  func shortSegmentsStayAsTheyAre(simplification: Simplification, count: Int) {
    let place = Coordinate(uncheckedLatitude: 47, longitude: 8)
    let segment = Segment(coordinates: Array(repeating: place, count: count))
    #expect(segment.retainedIndices(by: simplification) == Array(0..<count))
    #expect(segment.simplified(by: simplification, pinning: [0, 7]).count == count)
  }

  @Test func withoutALimitAllStays() throws {
    var random = SeededGenerator(seed: 2)
    let segment = MetricSamples.walk(&random, count: 50)
    for method in SimplificationMethod.all where method.isRanking {
      let simplification = try Simplification(method, to: .none)
      #expect(segment.retainedIndices(by: simplification) == Array(0..<50))
    }
  }

  @Test func metersAloneAreDouglasPeucker() throws {
    var random = SeededGenerator(seed: 3)
    let segment = recording(&random, count: 200)
    let simplification = try Simplification(.douglasPeucker, to: .distance(80.meters))
    #expect(
      try segment.retainedIndices(to: 80.meters)
        == segment.retainedIndices(by: simplification))
    let result = try segment.simplified(to: 80.meters)
    #expect(result.count < 200)
    #expect(result == segment.simplified(by: simplification))
    #expect(throws: Simplification.Invalid.notPositive(0)) { try segment.simplified(to: 0.meters) }
    #expect(throws: Simplification.Invalid.notPositive(-1)) {
      try segment.retainedIndices(to: (-1).meters)
    }
  }

  @Test func aMethodWithoutAnOrderHasNoRanking() throws {
    let line = LineVertices(Segment(coordinates: []))
    #expect(try Simplification(.radial, to: .distance(5.meters)).ranking(of: line) == nil)
  }
}
