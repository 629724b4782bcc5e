import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct VisvalingamTests {
  private func simplification(
    _ limit: Simplification.Limit, isWeighted: Bool = false
  ) throws -> Simplification {
    try Simplification(.visvalingam, to: limit, isWeighted: isWeighted)
  }

  private static let limits: [Simplification.Limit] = [
    .area(100), .distance(Meters(10)), .pixels(0.5, zoom: 14), .none,
  ]

  @Test func itIsOneOfTheMethods() {
    #expect(SimplificationMethod.all.contains(.visvalingam))
    #expect(SimplificationMethod.visvalingam.isRanking)
  }

  @Test(arguments: limits, 0...3)
  func shortLinesStayAsTheyAre(limit: Simplification.Limit, count: Int) throws {
    let places = [(0.0, 0.0), (1, 1), (0, 2)].prefix(count)
    let line = LineVertices(
      places.map { Coordinate(uncheckedLatitude: $0.0, longitude: $0.1) }, pins: [1])
    let simplification = try simplification(limit)
    #expect(simplification.retainedIndices(of: line) == Array(0..<count))
    let ranking = try #require(simplification.ranking(of: line))
    #expect(ranking.importance == Array(repeating: .infinity, count: count))
  }

  @Test(arguments: limits, LineShape.allCases)
  func pinsStayAndIndicesAreSorted(limit: Simplification.Limit, shape: LineShape) throws {
    if shape == .far, case .distance = limit { return }
    let simplification = try simplification(limit)
    try forEachSeed(count: 4) { random in
      let line = LineVertices(random.line(shape, count: 60), pins: [20, 41])
      let retained = simplification.retainedIndices(of: line)
      try #require(retained == Set(retained).sorted())
      try #require(Set(line.pins).isSubset(of: retained))
      try #require(retained.allSatisfy { (0..<60).contains($0) })
    }
  }

  @Test func anAreaOfJustTheLimitGoes() throws {
    var random = SeededGenerator(seed: 9)
    let line = LineVertices(random.line(.walk, count: 50))
    let ranking = try #require(simplification(.none).ranking(of: line))
    for area in Set(ranking.importance) where area.isFinite && area > 0 {
      let at = try simplification(.area(area)).retainedIndices(of: line)
      let below = try simplification(.area(area.nextDown)).retainedIndices(of: line)
      #expect(at == ranking.retained(at: area))
      #expect(below == ranking.retained(at: area.nextDown))
      #expect(at.count < below.count)
    }
  }

  @Test(arguments: LineShape.allCases)
  func onTheScreenNothingIsFartherThanThePixels(shape: LineShape) throws {
    let simplification = try simplification(.pixels(2, zoom: 14))
    let tolerance = 2 / (512.0 * 16384)
    try forEachSeed(count: 10) { random in
      let segment = Segment(coordinates: random.line(shape, count: 120))
      let screen = MetricSamples.screen(segment)
      let retained = segment.retainedIndices(by: simplification)
      try MetricSamples.forEachDropped(retained) { index, first, last in
        let deviation = MetricSamples.planar(screen[index], screen[first], screen[last])
        try #require(deviation <= tolerance * (1 + 1e-9) + 1e-15)
      }
      // It is drawn where it was, the same way round the world.
      for (index, place) in zip(retained, MetricSamples.screen(segment.keeping(retained))) {
        try #require(abs(place.x - screen[index].x) < 1e-9)
      }
    }
  }

  @Test(arguments: [Simplification.Limit.distance(Meters(10)), .pixels(1, zoom: 15)])
  func theRankingAtADistanceKnowsWhatStays(limit: Simplification.Limit) throws {
    let simplification = try simplification(limit)
    for shape in [LineShape.walk, .outAndBack, .equal, .spikes] {
      var random = SeededGenerator(seed: 4)
      let line = LineVertices(random.line(shape, count: 90))
      let ranking = try #require(simplification.ranking(of: line))
      #expect(ranking.retained(at: 0) == simplification.retainedIndices(of: line))
    }
  }

  @Test func aLineIsTheSameOnBothSidesOfTheDateLine() throws {
    var random = SeededGenerator(seed: 12)
    let line = random.line(.atDateLine, count: 500)
    let wrapped = line.map {
      Coordinate(
        uncheckedLatitude: $0.latitude,
        longitude: $0.longitude > 180 ? $0.longitude - 360 : $0.longitude)
    }
    let simplification = try simplification(.area(50))
    #expect(
      simplification.retainedIndices(of: LineVertices(line))
        == simplification.retainedIndices(of: LineVertices(wrapped)))
  }

  @Test func weightsMakeLinesSmoother() throws {
    // A flat bump and a spike of the same area: only with weights the spike goes first.
    let degrees = [
      (0, 0), (0, 0.01), (0.0002, 0.02), (0, 0.03), (0, 0.0399), (0.02, 0.04), (0, 0.0401),
      (0, 0.05),
    ]
    let line = LineVertices(
      degrees.map { Coordinate(uncheckedLatitude: $0.0, longitude: $0.1) }, pins: [1, 3, 4, 6])
    let plain = try #require(simplification(.none).ranking(of: line))
    let weighted = try #require(simplification(.none, isWeighted: true).ranking(of: line))
    #expect(abs(plain.importance[2] / plain.importance[5] - 1) < 0.02)
    #expect(weighted.importance[2] > 5 * weighted.importance[5])
  }

  @Test(arguments: limits)
  func equalFixesEnd(limit: Simplification.Limit) throws {
    let place = Coordinate(uncheckedLatitude: 47, longitude: 8)
    let line = LineVertices(Array(repeating: place, count: 100_000))
    let simplification = try simplification(limit)
    if limit != .none { #expect(simplification.retainedIndices(of: line) == [0, 99_999]) }
    let ranking = try #require(simplification.ranking(of: line))
    #expect(ranking.importance[1..<99_999].allSatisfy { $0 == 0 })
  }
}
