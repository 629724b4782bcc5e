/// A vertex that is about to be removed.
struct Removal {
  /// Its index.
  var vertex: Int
  /// The vertices between which it lies.
  var previous: Int
  var next: Int
  /// The area of its triangle with them, square meters.
  var area: Double
}

/// Has a say in what is removed.
protocol RemovalRule {
  /// Whether a vertex is removed. One that is not stays until a neighbor of it has gone; then it is
  /// asked for again when its turn comes.
  mutating func allows(_ removal: Removal) -> Bool
}

extension VertexChain {
  /// Removes the vertex of the least area again and again (Visvalingam and Whyatt 1993), of equal
  /// areas that of the lowest index, until every area is over a limit.
  ///
  /// - Parameter queue: The queue of this chain, with the areas of those vertices that may go.
  /// - Complexity: O(*n* log *n*) at worst, in practice O(*n*).
  @inline(__always)
  func removeVertices(_ queue: inout AreaQueue, by rule: inout some RemovalRule) {
    while let (vertex, area) = queue.popLeast() {
      let previous = Int(vertices[vertex].previous)
      let next = Int(vertices[vertex].next)
      let removal = Removal(vertex: vertex, previous: previous, next: next, area: area)
      if !rule.allows(removal) { continue }
      remove(vertex)
      if !vertices[previous].isPinned { queue.set(self.area(at: previous), at: previous) }
      if !vertices[next].isPinned { queue.set(self.area(at: next), at: next) }
    }
  }
}
