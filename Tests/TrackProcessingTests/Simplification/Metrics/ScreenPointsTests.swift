import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ScreenPointsTests {
  @Test func pointsAreThoseOfTheTextbook() throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: 50, MetricSamples.Content(step: 50_000, latitudes: -80...80))
      let points = ScreenPoints(segment.coordinates)
      for (i, point) in MetricSamples.screen(segment).enumerated() {
        let world = EarthModel.worldSize
        try #require(abs(points.x[i] / world - 0.5 - point.x) < 1e-13)
        try #require(abs(points.y[i] / world - 0.5 - point.y) < 1e-12)
      }
    }
  }

  @Test func longitudesFollowTheLine() {
    let points = ScreenPoints(
      [179.5, -179.5, -178, 179, 181].map { Coordinate(uncheckedLatitude: 0, longitude: $0) })
    let degree = EarthModel.worldSize / 360
    let steps = zip(points.x, points.x.dropFirst()).map { ($1 - $0) / degree }
    for (step, expected) in zip(steps, [1, 1.5, -3, 2]) { #expect(abs(step - expected) < 1e-9) }
  }

  @Test func polesAreAtTheEdgeOfTheWorld() {
    let points = ScreenPoints([90.0, -90].map { Coordinate(uncheckedLatitude: $0, longitude: 0) })
    #expect(abs(points.y[0]) < 1e-6)
    #expect(abs(points.y[1] - EarthModel.worldSize) < 1e-6)
  }

  /// The search by fours finds what a look at each point finds, whatever the range is.
  @Test func theFarthestIsFound() throws {
    try forEachSeed(count: 500) { random in
      let count = random.int(in: 0...40)
      let isCoarse = random.oneIn(2)
      func number() -> Double {
        isCoarse ? Double(random.int(in: 0...3)) : random.double(in: 0...1e8)
      }
      let x = (0..<count).map { _ in number() }
      let y = (0..<count).map { _ in number() }
      let a = SIMD2(number(), number())
      let b = random.oneIn(5) ? a : SIMD2(number(), number())
      let edge = ScreenPoints.Edge(from: a, to: b)
      let low = random.int(in: 0...count)
      let high = random.int(in: low...count)
      let limit = number() * (isCoarse ? 1 : 1e8)
      let squares = (0..<count).map { edge.square(x[$0], y[$0]) }
      var expected: FarthestVertex?
      for i in low..<high where squares[i] > expected?.deviation ?? limit {
        expected = FarthestVertex(index: i, deviation: squares[i])
      }
      let found = x.withUnsafeBufferPointer { x in
        y.withUnsafeBufferPointer { y in
          edge.farthest(in: low..<high, x, y, beyondSquare: limit)
        }
      }
      try #require(found == expected || count == 0)
      for i in 0..<count {
        let slow = MetricSamples.planar((x[i], y[i]), (a.x, a.y), (b.x, b.y))
        try #require(abs(squares[i].squareRoot() - slow) <= 1e-14 * 3e8)
      }
    }
  }
}
