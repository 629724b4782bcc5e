import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct GroundMetricTests {
  /// The same without a plane: the geodesic distance of each vertex, by GeographicLib.
  private struct SlowMetric: SpanMetric {
    let places: [Coordinate]
    var visits = 0

    mutating func farthest(
      between first: Int, and last: Int, beyond tolerance: Double
    ) -> FarthestVertex? {
      var best: FarthestVertex?
      for i in first + 1..<last {
        let deviation = deviation(of: i, between: first, and: last)
        if deviation > best?.deviation ?? tolerance {
          best = FarthestVertex(index: i, deviation: deviation)
        }
      }
      return best
    }

    func deviation(of index: Int, between first: Int, and last: Int) -> Double {
      Geodesic.crossTrack(of: places[index], from: places[first], to: places[last]).distance
    }
  }

  /// A walk of random steps.
  private func walk(
    _ count: Int, from start: (Double, Double), step: Double, _ random: inout SeededGenerator
  ) throws -> Segment {
    var places = [try Coordinate(latitude: start.0, longitude: start.1)]
    var course = 0.0
    for _ in 1..<count {
      course += Double.random(in: -60...60, using: &random)
      places.append(
        Geodesic.destination(
          from: places[places.count - 1], azimuth: course,
          distance: step * Double.random(in: 0...2, using: &random)))
    }
    return Segment(coordinates: places)
  }

  @Test(arguments: [
    (47.0, 8.0, 20.0), (0, -179.999, 20), (-70, 179.99, 100), (89.99, 0, 50), (-90, 10, 1_000),
    (30, 100, 3_000), (10, 10, 60_000),
  ])
  func whatStaysIsWhatGeodesicsSay(latitude: Double, longitude: Double, step: Double) throws {
    var random = SeededGenerator(seed: UInt64(step))
    let segment = try walk(400, from: (latitude, longitude), step: step, &random)
    let line = LineVertices(segment)
    for factor in [0.05, 0.5, 2, 10] {
      var fast = GroundMetric(line, isRanking: false)
      var slow = SlowMetric(places: segment.coordinates)
      let tolerance = factor * step
      #expect(
        TopDown.retained(&fast, pins: line.pins, beyond: tolerance)
          == TopDown.retained(&slow, pins: line.pins, beyond: tolerance),
        "tolerance \(tolerance)")
    }
  }

  @Test func importancesAreThoseOfGeodesics() throws {
    var random = SeededGenerator(seed: 3)
    let line = LineVertices(try walk(300, from: (47, 8), step: 30, &random))
    var fast = GroundMetric(line, isRanking: true)
    var slow = SlowMetric(places: line.segment.coordinates)
    let a = TopDown.ranking(&fast, count: line.count, pins: line.pins, above: 1)
    let b = TopDown.ranking(&slow, count: line.count, pins: line.pins, above: 1)
    #expect(a.precedence == b.precedence)
    for (x, y) in zip(a.importance, b.importance) where x != y {
      // Sections are good to a ten-millionth and better.
      #expect(abs(x - y) < 1e-7 * x)
    }
  }

  @Test func aMillionEqualFixesAreTwo() throws {
    let place = try Coordinate(latitude: 47, longitude: 8)
    let segment = Segment(coordinates: Array(repeating: place, count: 100_000))
    #expect(try segment.retainedIndices(to: 5.meters) == [0, 99_999])
  }

  /// Each split of this line peels off one end (locationtech/jts#1127): all stay, and it ends.
  @Test(arguments: [(20_000, 1e-5, 0.5), (300_000, 1e-6, 0.05)])
  func aShrinkingZigzagKeepsAll(count: Int, step: Double, tolerance: Double) throws {
    let places = try (0..<count).map { i in
      let swing = (0.0010 - 0.0008 * Double(i) / Double(count)) * (i.isMultiple(of: 2) ? -1 : 1)
      return try Coordinate(latitude: 10 + swing, longitude: 20 + Double(i) * step)
    }
    let segment = Segment(coordinates: places)
    #expect(try segment.retainedIndices(to: tolerance.meters).count == count)
  }

  /// More vertices than are measured one by one lie as far as the farthest.
  @Test func aCombOfEqualTeethKeepsAll() throws {
    let places = try (0..<40_000).map { i in
      try Coordinate(
        latitude: i.isMultiple(of: 2) ? 0.001 : -0.001, longitude: Double(i) * 1e-5)
    }
    let segment = Segment(coordinates: places)
    #expect(try segment.retainedIndices(to: 0.5.meters).count == 40_000)
  }
}
