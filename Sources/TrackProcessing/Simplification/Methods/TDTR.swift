extension SimplificationMethod {
  /// TD-TR, top-down by time ratio (Meratnia and de By 2004): Douglas–Peucker with the distance to
  /// where the simplified line would be at the vertex's time. So stops and changes of speed stay.
  ///
  /// No vertex with a time is farther than the tolerance from where the simplified line between its
  /// kept neighbors is at that time, when both of these have times; other vertices are no farther
  /// from that line. Where both neighbors have the same time, it is the first of them. A line with
  /// fewer than two times is simplified as by Douglas–Peucker.
  ///
  /// A vertical tolerance is one at the foot of a vertex on the ground, whatever its time.
  ///
  /// - Complexity: O(*n* log *n*) on ordinary lines.
  public static let tdTR = SimplificationMethod(
    name: "td-tr",
    summary: "keeps where one was when: stops and changes of speed too",
    traits: .measuresElevations,
    retain: { line, simplification in
      if line.hasTooFewTimes {
        return SimplificationMethod.douglasPeucker.retain(line, simplification)
      }
      var metric = simplification.synchronizedMetric(of: line)
      return TopDown.retained(
        &metric, pins: line.pins, beyond: simplification.metricTolerance)
    },
    rank: { line, simplification in
      var metric =
        line.hasTooFewTimes
        ? simplification.metric(of: line) : simplification.synchronizedMetric(of: line)
      return TopDown.ranking(
        &metric, count: line.count, pins: line.pins, above: simplification.metricTolerance)
    })
}
