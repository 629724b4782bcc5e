import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SynchronizedMetricTests {
  /// MAPSPEC's `sed`: on the straight line, but late.
  @Test func referenceValue() {
    let line = LineVertices(
      segment([(0, 0, nil, 0), (0, 0.002, nil, 20), (0, 0.004, nil, 110)]))
    let distance = SynchronizedMetric(line).deviation(of: 1, between: 0, and: 2)
    #expect(abs(distance - 141.67935191890052) < 1e-6)
  }

  @Test(arguments: [5.0, 500, 20_000, 300_000])
  func distancesAreThoseOfGeographicLib(step: Double) throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: 20, MetricSamples.Content(timeGaps: random.oneIn(2) ? 4 : 0, step: step))
      let line = LineVertices(segment)
      let metric = SynchronizedMetric(line)
      for _ in 0..<20 {
        let first = random.int(in: 0...17)
        let last = random.int(in: first + 2...19)
        let index = random.int(in: first + 1...last - 1)
        let exact = MetricSamples.synchronized(segment, index, first, last)
        let bound = GeodesicEdge(
          from: segment.coordinates[first], to: segment.coordinates[last]
        ).errorBound(distance: exact)
        let distance = metric.deviation(of: index, between: first, and: last)
        try #require(abs(distance - exact) <= bound + 2e-8)
      }
    }
  }

  /// Whether something is beyond the tolerance does not depend on the speed of the measurement.
  @Test func decisionsAreExact() throws {
    try forEachSeed(count: 300) { random in
      let segment = MetricSamples.walk(
        &random, count: 10, MetricSamples.Content(step: random.oneIn(2) ? 100 : 20_000))
      var metric = SynchronizedMetric(LineVertices(segment))
      let greatest = (1...8).map { MetricSamples.synchronized(segment, $0, 0, 9) }.max() ?? 0
      try #require(
        metric.farthest(between: 0, and: 9, beyond: greatest * (1 - 1e-9) - 3e-8) != nil)
      try #require(
        metric.farthest(between: 0, and: 9, beyond: greatest * (1 + 1e-9) + 3e-8) == nil)
      try #require(metric.visits == 16)
    }
  }

  @Test func placesWithoutATimeAreHeldAgainstTheLine() {
    let line = LineVertices(
      segment([
        (0, 0, nil, 0), (0.001, 0.002, nil, nil), (0, 0.004, nil, 110), (0, 0.006, nil, nil),
      ]))
    let metric = SynchronizedMetric(line)
    let beside = metric.deviation(of: 1, between: 0, and: 2)
    #expect(abs(beside - 110.574) < 0.001)
    #expect(metric.deviation(of: 2, between: 0, and: 3) < 1e-6)
  }
}
