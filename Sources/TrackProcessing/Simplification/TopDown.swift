/// Top-down simplification (Ramer 1972, Douglas and Peucker 1973) by any metric: between two vertices
/// that stay, the farthest one stays too when it is beyond the tolerance, and parts the rest.
///
/// The stack is explicit. Where vertices part so badly that the work would grow with the square of
/// their number, long spans are parted in the middle too: that keeps a few vertices more than asked
/// for, never fewer.
enum TopDown {
  /// Spans of up to this many vertices are never parted in the middle.
  private static let shortSpan = 1000

  /// A run of vertices between two that stay.
  private struct Span {
    var first: Int
    var last: Int
    /// The least deviation on the way down to this span.
    var importance: Double
    var depth: Int32
  }

  /// The indices of the vertices that stay, ascending.
  ///
  /// - Parameter pins: The indices of those that stay anyhow, ascending, the ends among them.
  /// - Complexity: O(*n* log *n*) measurements on ordinary lines.
  static func retained(
    _ metric: inout some SpanMetric, pins: [Int], beyond tolerance: Double
  ) -> [Int] {
    var retained = pins
    split(&metric, pins: pins, beyond: tolerance) { vertex, _ in retained.append(vertex.index) }
    retained.sort()
    return retained
  }

  /// How much each vertex matters: the greatest tolerance at which it still stays. The vertices of
  /// more importance than some tolerance are exactly those that stay at it.
  ///
  /// - Parameter floor: Vertices that would go at this tolerance get the importance 0.
  static func ranking(
    _ metric: inout some SpanMetric, count: Int, pins: [Int], above floor: Double
  ) -> VertexRanking {
    var ranking = VertexRanking(
      importance: Array(repeating: 0, count: count),
      precedence: Array(repeating: .max, count: count))
    for pin in pins {
      ranking.importance[pin] = .infinity
      ranking.precedence[pin] = 0
    }
    split(&metric, pins: pins, beyond: floor) { vertex, depth in
      ranking.importance[vertex.index] = vertex.deviation
      ranking.precedence[vertex.index] = depth
    }
    return ranking
  }

  /// Parts the line, span by span.
  ///
  /// - Parameter keep: Takes each vertex that stays, with the least deviation on the way down to it,
  ///   and how deep it lies.
  private static func split(
    _ metric: inout some SpanMetric, pins: [Int], beyond tolerance: Double,
    keep: (FarthestVertex, Int32) -> Void
  ) {
    guard let first = pins.first, let last = pins.last else { return }
    let patience = 100_000_000 + 100 * (last - first)
    var stack: [Span] = []
    for (a, b) in zip(pins, pins.dropFirst()).reversed() where b > a + 1 {
      stack.append(Span(first: a, last: b, importance: .infinity, depth: 1))
    }
    while let span = stack.popLast() {
      guard
        var vertex = metric.farthest(between: span.first, and: span.last, beyond: tolerance)
      else { continue }
      if metric.visits > patience && span.last - span.first > shortSpan {
        vertex.index = span.first + (span.last - span.first) / 2
      }
      let importance = min(vertex.deviation, span.importance)
      keep(FarthestVertex(index: vertex.index, deviation: importance), span.depth)
      for (a, b) in [(vertex.index, span.last), (span.first, vertex.index)] where b > a + 1 {
        stack.append(Span(first: a, last: b, importance: importance, depth: span.depth &+ 1))
      }
    }
  }
}
