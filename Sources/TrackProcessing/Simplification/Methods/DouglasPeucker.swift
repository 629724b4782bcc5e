import Geodesy

extension SimplificationMethod {
  /// Douglas–Peucker (Ramer 1972, Douglas and Peucker 1973), with the distance to the segment.
  ///
  /// No vertex is farther from the simplified line between its kept neighbors than the tolerance: on
  /// the ground, or on the screen. Idempotent.
  ///
  /// - Complexity: O(*n* log *n*) on ordinary lines.
  public static let douglasPeucker = SimplificationMethod(
    name: "douglas-peucker",
    summary: "keeps the line within the tolerance, with few vertices",
    traits: .measuresElevations,
    retain: { line, simplification in
      var metric = simplification.metric(of: line, isRanking: false)
      return TopDown.retained(
        &metric, pins: line.pins, beyond: simplification.metricTolerance)
    },
    rank: { line, simplification in
      var metric = simplification.metric(of: line)
      return TopDown.ranking(
        &metric, count: line.count, pins: line.pins, above: simplification.metricTolerance)
    })
}
