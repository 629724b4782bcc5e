import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct DouglasPeuckerTests {
  private static let zigzag: [(Double, Double)] = (0...20).map { i in
    let east: Double = [0, 0.0004, 0, -0.0004][i % 4]
    return (45 + Double(i) / 10_000, 7 + east)
  }
  private static let dateline = [
    (0.0, 179.99), (5e-05, 179.995), (0.0, -179.995), (0.01, -179.99), (0.0, -179.98),
  ]

  /// MAPSPEC's `dp.zig.1`, `dp.zig.20` and `dp.dateline`.
  @Test(arguments: [
    (zigzag, 1.0, [0] + Array(stride(from: 1, through: 19, by: 2)) + [20]),
    (zigzag, 20.0, [0] + Array(stride(from: 1, through: 19, by: 2)) + [20]),
    (dateline, 50.0, [0, 2, 3, 4]),
  ])
  func referenceValues(places: [(Double, Double)], tolerance: Double, expected: [Int]) throws {
    let line = segment(places.map { ($0.0, $0.1, nil, nil) })
    #expect(try line.retainedIndices(to: tolerance.meters) == expected)
  }

  @Test func theRestIsWithinTheTolerance() throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: random.int(in: 0...200),
        MetricSamples.Content(step: random.oneIn(2) ? 100 : 30_000))
      let tolerance = random.double(in: 1...1000)
      let pins = (0..<3).map { _ in random.int(in: -2...220) }
      let simplification = try Simplification(to: .distance(tolerance.meters))
      let retained = segment.retainedIndices(by: simplification, pinning: pins)
      let all = segment.coordinates
      try MetricSamples.forEachDropped(retained) { index, first, last in
        let deviation = Geodesic.crossTrack(of: all[index], from: all[first], to: all[last])
        try #require(deviation.distance <= tolerance * (1 + 1e-9) + 3e-8)
      }
      try #require(pins.allSatisfy { !segment.indices.contains($0) || retained.contains($0) })
      try #require(segment.isEmpty || retained.first == 0)
      try #require(segment.isEmpty || retained.last == segment.count - 1)
    }
  }

  @Test func rankingsAgree() throws {
    try forEachSeed(count: 30) { random in
      let line = LineVertices(
        MetricSamples.walk(&random, count: 150, MetricSamples.Content(latitudes: -80...80)),
        pins: [77])
      for limit in [Simplification.Limit.distance(25.meters), .pixels(3, zoom: 13)] {
        let simplification = try Simplification(to: limit)
        let tolerance = simplification.metricTolerance
        let ranking = simplification.ranking(of: line)
        try #require(
          ranking?.retained(at: tolerance) == simplification.retainedIndices(of: line))
      }
    }
  }
}
