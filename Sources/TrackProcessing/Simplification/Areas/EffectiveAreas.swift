import Tracks

/// Effective areas (Visvalingam and Whyatt 1993): the area of the triangle of a vertex with its
/// neighbors when its turn to be removed comes, or the greatest one so far if that is more.
enum EffectiveAreas {
  /// Ranks the vertices of a line: their importance is their effective area in square meters, and of
  /// equal ones that matters more which is removed later.
  ///
  /// - Parameter isWeighted: Whether the area of sharp corners counts for less.
  /// - Complexity: O(*n* log *n*) at worst, in practice O(*n*).
  static func ranking(of line: LineVertices, isWeighted: Bool) -> VertexRanking {
    guard line.count > 0 else { return VertexRanking(importance: [], precedence: []) }
    let chain = VertexChain(
      line.segment.coordinates, in: 0..<line.count, isWeighted: isWeighted)
    var queue = queue(chain, pins: line.pins)
    var rule = RankingRule(count: line.count, pins: line.pins.count)
    chain.removeVertices(&queue, by: &rule)
    return rule.ranking
  }

  /// The vertices that stay when all are removed, least areas first, without which every vertex of
  /// the line is still within a tolerance of what replaces it.
  ///
  /// - Parameters:
  ///   - metric: Measures how far vertices are from what replaces them.
  ///   - tolerance: In the unit of the metric.
  /// - Complexity: O(*n* log *n*) on ordinary lines.
  static func retained(
    of line: LineVertices, within tolerance: Double, by metric: some SpanMetric, isWeighted: Bool
  ) -> [Int] {
    let chain = VertexChain(
      line.segment.coordinates, in: 0..<line.count, isWeighted: isWeighted)
    var queue = queue(chain, pins: line.pins)
    var rule = DeviationRule(metric, count: line.count, tolerance: tolerance)
    chain.removeVertices(&queue, by: &rule)
    var retained: [Int] = []
    var vertex = 0
    while vertex < line.count {
      retained.append(vertex)
      vertex = Int(chain.vertices[vertex].next)
    }
    // The rule adds up bounds that hold in a plane. So everything is measured once more, and what is
    // too far comes back.
    var verified = metric
    return TopDown.retained(&verified, pins: retained, beyond: tolerance)
  }

  /// A queue of all vertices of a chain but the pinned ones.
  private static func queue(_ chain: borrowing VertexChain, pins: [Int]) -> AreaQueue {
    var queue = AreaQueue(chain, upTo: .greatestFiniteMagnitude)
    for (a, b) in zip(pins, pins.dropFirst()) {
      for i in a + 1..<b { queue.set(chain.area(at: i), at: i) }
    }
    return queue
  }
}

/// Removes everything and ranks it.
private struct RankingRule: RemovalRule {
  var ranking: VertexRanking
  private var greatest = 0.0
  private var left: Int

  init(count: Int, pins: Int) {
    ranking = VertexRanking(
      importance: Array(repeating: .infinity, count: count),
      precedence: Array(repeating: 0, count: count))
    left = count - pins
  }

  mutating func allows(_ removal: Removal) -> Bool {
    greatest = max(greatest, removal.area)
    ranking.importance[removal.vertex] = greatest
    ranking.precedence[removal.vertex] = Int32(truncatingIfNeeded: left)
    left -= 1
    return true
  }
}
