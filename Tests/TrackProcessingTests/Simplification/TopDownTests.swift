import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct TopDownTests {
  /// The textbook's recursion: what stays, from which limit on it goes, and how deep it lies.
  private struct Recursion {
    var importance: [Double]
    var depth: [Int32]

    init(_ metric: PlaneMetric, pins: [Int], beyond tolerance: Double) {
      importance = Array(repeating: 0, count: metric.points.count)
      depth = Array(repeating: .max, count: metric.points.count)
      for pin in pins { (importance[pin], depth[pin]) = (.infinity, 0) }
      for (a, b) in zip(pins, pins.dropFirst()) { split(metric, a, b, .infinity, 1, tolerance) }
    }

    private mutating func split(
      _ metric: PlaneMetric, _ first: Int, _ last: Int, _ above: Double, _ level: Int32,
      _ tolerance: Double
    ) {
      var farthest = (index: -1, deviation: tolerance)
      for i in first..<last where i > first {
        let deviation = metric.deviation(of: i, between: first, and: last)
        if deviation > farthest.deviation { farthest = (i, deviation) }
      }
      if farthest.index < 0 { return }
      let own = min(above, farthest.deviation)
      (importance[farthest.index], depth[farthest.index]) = (own, level)
      split(metric, first, farthest.index, own, level + 1, tolerance)
      split(metric, farthest.index, last, own, level + 1, tolerance)
    }

    var retained: [Int] { importance.indices.filter { importance[$0] > 0 } }
  }

  private func pins(_ random: inout SeededGenerator, count: Int) -> [Int] {
    random.pins(count: count, others: random.int(in: 0...3))
  }

  @Test func whatStaysIsWhatTheRecursionKeeps() throws {
    try forEachSeed(count: 2000) { random in
      var metric = PlaneMetric.random(&random, count: random.int(in: 1...40))
      let pins = pins(&random, count: metric.points.count)
      let tolerance = random.oneIn(3) ? Double(random.int(in: 0...3)) : random.double(in: 0...5)
      let recursion = Recursion(metric, pins: pins, beyond: tolerance)
      let retained = TopDown.retained(&metric, pins: pins, beyond: tolerance)
      try #require(retained == recursion.retained)
      let ranking = TopDown.ranking(
        &metric, count: metric.points.count, pins: pins, above: tolerance)
      try #require(ranking.importance == recursion.importance)
      try #require(ranking.precedence == recursion.depth)
    }
  }

  /// One ranking has what stays at each tolerance, and each level is part of the finer ones.
  @Test func aRankingHoldsAllTolerances() throws {
    try forEachSeed(count: 500) { random in
      var metric = PlaneMetric.random(&random, count: random.int(in: 1...60))
      let count = metric.points.count
      let pins = pins(&random, count: count)
      let floor = random.oneIn(2) ? 0 : random.double(in: 0...1)
      let ranking = TopDown.ranking(&metric, count: count, pins: pins, above: floor)
      var coarser = Set(pins)
      let tolerances = Set(ranking.importance + [floor, 2, 0.7])
      for tolerance in tolerances.sorted(by: >) where tolerance >= floor && tolerance.isFinite {
        let retained = TopDown.retained(&metric, pins: pins, beyond: tolerance)
        try #require(ranking.retained(at: tolerance) == retained)
        try #require(coarser.isSubset(of: retained))
        coarser = Set(retained)
      }
    }
  }

  @Test func ofEqualsTheFirst() {
    // Four teeth of one height.
    let teeth: [(x: Double, y: Double)] = (0...8).map { (Double($0), Double($0 % 2)) }
    var metric = PlaneMetric(teeth)
    let ranking = TopDown.ranking(&metric, count: 9, pins: [0, 8], above: 0.5)
    #expect(ranking.precedence[1] == 1)
    #expect(ranking.precedence.filter { $0 == 1 }.count == 1)
    #expect(TopDown.retained(&metric, pins: [0, 8], beyond: 1) == [0, 8])
  }

  @Test(arguments: [([], 0), ([0], 1), ([0, 1], 2), ([0, 1, 2], 3)])
  func whereNothingCanGoNothingIsMeasured(pins: [Int], count: Int) {
    var metric = PlaneMetric((0..<count).map { (Double($0), 0) })
    #expect(TopDown.retained(&metric, pins: pins, beyond: 1) == pins)
    let ranking = TopDown.ranking(&metric, count: count, pins: pins, above: 0)
    #expect(ranking.importance == Array(repeating: .infinity, count: count))
    #expect(metric.visits == 0)
  }

  /// Where work runs out of hand, long spans are parted in the middle: more stays, but all is within
  /// the tolerance, and the work is that of halving.
  @Test func longSpansAreHalvedWhenPatienceEnds() throws {
    // Each split takes one vertex off an end.
    let count = 4000
    let zigzag = (0..<count).map { i in
      let swing = 1000 - 0.04 * Double(i)
      return (x: Double(i), y: i.isMultiple(of: 2) ? swing : -swing)
    }
    var patient = PlaneMetric(zigzag)
    var hasty = PlaneMetric(zigzag, cost: 1_000_000)
    let pins = [0, count - 1]
    let all = Array(0..<count)
    #expect(TopDown.retained(&patient, pins: pins, beyond: 1) == all)
    #expect(TopDown.retained(&hasty, pins: pins, beyond: 1) == all)
    // Short spans are parted as ever: n/2 times their length, and some levels of halving before.
    #expect(hasty.visits / hasty.cost < count * 600)
    #expect(patient.visits > count * 1500)
  }

  @Test func halvingKeepsTolerancesAndLevels() throws {
    try forEachSeed(count: 40) { random in
      let count = random.int(in: 1500...6000)
      var metric = PlaneMetric(
        PlaneMetric.random(&random, count: count).points, cost: 1_000_000_000)
      var plain = PlaneMetric(metric.points)
      let tolerance = random.double(in: 0.5...20)
      let retained = TopDown.retained(&metric, pins: [0, count - 1], beyond: tolerance)
      try MetricSamples.forEachDropped(retained) { index, first, last in
        try #require(metric.deviation(of: index, between: first, and: last) <= tolerance)
      }
      // One for each span that was parted in the middle, at most.
      let few = TopDown.retained(&plain, pins: [0, count - 1], beyond: tolerance).count
      try #require(retained.count <= few + few / 2 + 4 * count / 1000)
      let ranking = TopDown.ranking(
        &metric, count: count, pins: [0, count - 1], above: 0.25)
      for coarse in [tolerance, 2 * tolerance] {
        let levels = TopDown.retained(&metric, pins: [0, count - 1], beyond: coarse)
        try #require(ranking.retained(at: coarse) == levels)
      }
    }
  }
}
