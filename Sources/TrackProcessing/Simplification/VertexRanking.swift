/// How much each vertex of a line matters: one order from which any level of detail is a filter.
package struct VertexRanking: Sendable {
  /// For each vertex the limit from which on it is dropped: at a limit it stays when its importance
  /// is greater. Infinity for pins. What is no more than the limit that the ranking was made for may
  /// be 0.
  package var importance: [Double]
  /// Of two vertices of equal importance the one with the lower precedence stays longer.
  package var precedence: [Int32]

  /// Makes a ranking.
  package init(importance: [Double], precedence: [Int32]) {
    self.importance = importance
    self.precedence = precedence
  }

  /// The vertices that stay at a limit.
  package func retained(at limit: Double) -> [Int] {
    importance.indices.filter { importance[$0] > limit }
  }
}
