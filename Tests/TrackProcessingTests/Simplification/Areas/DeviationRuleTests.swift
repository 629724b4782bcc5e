import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct DeviationRuleTests {
  /// Heights over a straight line.
  private struct Heights: SpanMetric {
    var heights: [Double]
    var visits = 0
    func deviation(of index: Int, between first: Int, and last: Int) -> Double {
      let fraction = Double(index - first) / Double(last - first)
      return abs(heights[index] - heights[first] - fraction * (heights[last] - heights[first]))
    }
    mutating func farthest(
      between first: Int, and last: Int, beyond tolerance: Double
    ) -> FarthestVertex? {
      visits += last - first - 1
      var best: FarthestVertex?
      for i in first + 1..<last {
        let deviation = deviation(of: i, between: first, and: last)
        if deviation > best?.deviation ?? tolerance {
          best = FarthestVertex(index: i, deviation: deviation)
        }
      }
      return best
    }
  }

  @Test func whatHasGoneStaysWithinTheTolerance() throws {
    try forEachSeed(count: 100) { random in
      let count = random.int(in: 3...80)
      let heights = (0..<count).map { _ in random.double(in: 0...10) }
      let metric = Heights(heights: heights)
      var rule = DeviationRule(metric, count: count, tolerance: 4)
      var left = Array(0..<count)
      // In any order at all.
      for _ in 0..<4 * count where left.count > 2 {
        let place = random.int(in: 1...left.count - 2)
        let removal = Removal(
          vertex: left[place], previous: left[place - 1], next: left[place + 1], area: 0)
        var trial = left
        trial.remove(at: place)
        let isFine = zip(trial, trial.dropFirst()).allSatisfy { a, b in
          (a + 1..<max(b, a + 1)).allSatisfy { metric.deviation(of: $0, between: a, and: b) <= 4 }
        }
        try #require(rule.allows(removal) == isFine)
        if isFine { left = trial }
      }
    }
  }

  @Test func equalVerticesAreNotMeasuredAgainAndAgain() {
    let count = 100_000
    var rule = DeviationRule(
      Heights(heights: Array(repeating: 3, count: count)), count: count, tolerance: 1)
    for vertex in 1..<count - 1 {
      let removal = Removal(vertex: vertex, previous: 0, next: vertex + 1, area: 0)
      guard rule.allows(removal) else {
        Issue.record("vertex \(vertex) stays")
        return
      }
    }
    #expect(rule.metric.visits == 0)
  }
}
