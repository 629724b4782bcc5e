/// What a top-down method measures of the vertices between two that stay.
package protocol SpanMetric {
  /// The vertex strictly between two that is farthest from what would replace it, when it is farther
  /// than a tolerance; nil when none is. Of equals the first.
  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex?

  /// How far a vertex is from what would replace it between two that stay, in the metric's unit.
  func deviation(of index: Int, between first: Int, and last: Int) -> Double

  /// How many vertices have been measured so far: what the work costs.
  var visits: Int { get }
}

/// A vertex, and how far it is from what would replace it.
package struct FarthestVertex: Hashable, Sendable {
  /// Its index in the line.
  package var index: Int
  /// In the unit of the metric.
  package var deviation: Double

  /// Makes one.
  package init(index: Int, deviation: Double) {
    self.index = index
    self.deviation = deviation
  }
}
