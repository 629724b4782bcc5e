import TrackProcessing

/// The vertices of many lines that may go, those first that matter most.
struct VertexOrder {
  private let lines: [LineVertices]
  /// For each vertex that may stay its line and its index, the one that matters most first.
  private var vertices: [(line: Int32, index: Int32)] = []

  /// Ranks the vertices of all lines together. What the limit of the simplification does not keep, a
  /// budget does not keep either.
  ///
  /// - Complexity: that of the method's ranking, and O(*n* log *n*).
  init(_ lines: [LineVertices], _ simplification: Simplification) {
    self.lines = lines
    struct Entry {
      var importance: Double
      var precedence: Int32
      var line: Int32
      var index: Int32
    }
    var entries: [Entry] = []
    for (n, line) in lines.enumerated() where line.count > 2 {
      guard let ranking = simplification.ranking(of: line) else { continue }
      for i in simplification.retainedIndices(of: line) {
        let importance = ranking.importance[i]
        if importance.isInfinite { continue }
        entries.append(
          Entry(
            importance: importance, precedence: ranking.precedence[i],
            line: Int32(truncatingIfNeeded: n), index: Int32(truncatingIfNeeded: i)))
      }
    }
    entries.sort { a, b in
      if a.importance != b.importance { return a.importance > b.importance }
      if a.precedence != b.precedence { return a.precedence < b.precedence }
      return (a.line, a.index) < (b.line, b.index)
    }
    vertices = entries.map { ($0.line, $0.index) }
  }

  /// How many vertices may stay beside the pinned ones.
  var count: Int { vertices.count }

  /// For each line the indices of its vertices that stay when so many may stay beside the pinned ones.
  func retained(_ count: Int) -> [[Int]] {
    var retained = lines.map(\.pins)
    for vertex in vertices.prefix(count) { retained[Int(vertex.line)].append(Int(vertex.index)) }
    for i in retained.indices where retained[i].count > lines[i].pins.count { retained[i].sort() }
    return retained
  }
}
