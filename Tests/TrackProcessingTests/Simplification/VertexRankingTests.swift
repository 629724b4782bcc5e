import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct VertexRankingTests {
  private let ranking = VertexRanking(
    importance: [.infinity, 3, 0, 5, 3, .infinity], precedence: [0, 2, .max, 1, 3, 0])

  @Test(arguments: [
    (-1.0, [0, 1, 2, 3, 4, 5]), (0, [0, 1, 3, 4, 5]), (3.0.nextDown, [0, 1, 3, 4, 5]),
    (3, [0, 3, 5]), (5, [0, 5]), (.greatestFiniteMagnitude, [0, 5]), (.infinity, []),
  ])
  func whatMattersMoreStays(limit: Double, retained: [Int]) {
    #expect(ranking.retained(at: limit) == retained)
  }

  @Test func nothingHasNoRanking() {
    #expect(VertexRanking(importance: [], precedence: []).retained(at: 0) == [])
  }

  /// Of every method with an order, and at every limit that makes a difference: finer levels have all
  /// that coarser ones have, and pins stay to the end.
  @Test(arguments: SimplificationMethod.all.filter(\.isRanking))
  func levelsAreNested(method: SimplificationMethod) throws {
    let simplification = try Simplification(method, to: .none)
    try forEachSeed(count: 30) { random in
      let walk = MetricSamples.walk(&random, count: random.int(in: 1...80))
      let line = LineVertices(walk, pins: [random.int(in: 0...79)])
      let ranking = try #require(simplification.ranking(of: line))
      try #require(ranking.importance.count == line.count)
      try #require(ranking.precedence.count == line.count)
      var finer = Set(walk.indices)
      for limit in Set(ranking.importance.filter(\.isFinite)).sorted() {
        let retained = ranking.retained(at: limit)
        try #require(Set(retained).isSubset(of: finer))
        finer = Set(retained)
      }
      try #require(ranking.retained(at: .greatestFiniteMagnitude) == line.pins)
    }
  }
}
