import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

/// What all metrics promise, whatever they measure.
@Suite struct SpanMetricTests {
  private static let kinds: [@Sendable (LineVertices) throws -> any SpanMetric] = [
    { GroundMetric($0, isRanking: true) }, { ScreenMetric($0) }, { SynchronizedMetric($0) },
    { SynchronizedScreenMetric($0) },
    { try Simplification(to: .distance(20.meters), vertical: 5.meters).metric(of: $0) },
    { try Simplification(to: .pixels(1, zoom: 14), vertical: 5.meters).metric(of: $0) },
    {
      try Simplification(.tdTR, to: .distance(20.meters), vertical: 5.meters)
        .synchronizedMetric(of: $0)
    },
  ]

  @Test(arguments: kinds.indices)
  func theFarthestIsTheGreatestDeviation(kind: Int) throws {
    try forEachSeed(count: 60) { random in
      let content = MetricSamples.Content(
        timeGaps: random.oneIn(2) ? 6 : 0, elevationGaps: random.oneIn(2) ? 6 : 0,
        latitudes: -70...70)
      let line = LineVertices(MetricSamples.walk(&random, count: 120, content))
      var metric = try Self.kinds[kind](line)
      for _ in 0..<10 {
        let first = random.int(in: 0...117)
        let last = random.int(in: first + 2...119)
        let all = (first + 1..<last).map { metric.deviation(of: $0, between: first, and: last) }
        let greatest = all.max() ?? 0
        // Distances are good to a ten-millionth and some nanometers.
        let margin = 2e-7 * greatest + 1e-6
        let before = metric.visits
        let found = metric.farthest(between: first, and: last, beyond: greatest / 2)
        try #require(metric.visits > before)
        if greatest > margin {
          let found = try #require(found)
          try #require(found.index > first && found.index < last)
          try #require(found.deviation > greatest / 2)
          try #require(abs(found.deviation - greatest) <= margin)
          try #require(all[found.index - first - 1] >= greatest - margin)
        }
        try #require(
          metric.farthest(between: first, and: last, beyond: greatest + margin) == nil)
      }
    }
  }

  @Test(arguments: kinds.indices)
  func ofEqualsTheFirst(kind: Int) throws {
    let line = segment(count: 100) { i in
      i >= 30 && i < 60 ? (47.001, 8.0045, 5, 45) : (47, 8 + i * 1e-4, 5, i)
    }
    var metric = try Self.kinds[kind](LineVertices(line))
    #expect(metric.farthest(between: 0, and: 99, beyond: 0)?.index == 30)
  }

  @Test(arguments: kinds.indices)
  func equalPlacesAreNothingApart(kind: Int) throws {
    let line = segment(count: 100) { _ in (47, 8, 5, nil) }
    var metric = try Self.kinds[kind](LineVertices(line))
    #expect(metric.farthest(between: 0, and: 99, beyond: 1e-9) == nil)
    #expect(metric.deviation(of: 50, between: 0, and: 99) == 0)
  }
}
