/// Lets vertices go as long as no vertex that has gone is farther than a tolerance from what replaces
/// it.
struct DeviationRule<Metric: SpanMetric>: RemovalRule {
  private(set) var metric: Metric
  private let tolerance: Double
  /// For each vertex that is left, how far from the line to the next one the vertices between them
  /// are at most.
  private var bounds: [Double]
  private let patience: Int
  /// Spans of up to this many vertices are always measured.
  private static var shortSpan: Int { 1000 }

  /// Makes a rule for a line of so many vertices.
  init(_ metric: Metric, count: Int, tolerance: Double) {
    self.metric = metric
    self.tolerance = tolerance
    bounds = Array(repeating: 0, count: count)
    patience = 100_000_000 + 100 * count
  }

  /// Whether all between the neighbors of a vertex, and it itself, stay within the tolerance.
  ///
  /// Where the line is replaced once more, what is between is no farther from the new line than it
  /// was from the old one, and that from the new one: mostly the sum of both is within the tolerance,
  /// and nothing needs to be measured again.
  mutating func allows(_ removal: Removal) -> Bool {
    let (previous, next) = (removal.previous, removal.next)
    let own = metric.deviation(of: removal.vertex, between: previous, and: next)
    if own > tolerance { return false }
    let bound = max(bounds[previous], bounds[removal.vertex]) + own
    if bound <= tolerance {
      bounds[previous] = bound
      return true
    }
    if metric.visits > patience && next - previous > Self.shortSpan { return false }
    let farthest = metric.farthest(between: previous, and: next, beyond: own.nextDown)
    let deviation = farthest?.deviation ?? own
    if deviation > tolerance { return false }
    bounds[previous] = deviation
    return true
  }
}
