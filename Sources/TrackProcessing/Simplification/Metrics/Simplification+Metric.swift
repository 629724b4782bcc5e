import Geodesy
import Tracks

extension Simplification {
  /// The tolerance in the unit of the metrics: meters or map points; 0 where a budget decides, or an
  /// area.
  package var metricTolerance: Double {
    switch limit {
    case .distance(let tolerance): tolerance.value
    case .pixels(let pixels, let zoom): ScreenMetric.tolerance(pixels: pixels, zoom: zoom)
    case .area, .none: 0
    }
  }

  private var isOnScreen: Bool {
    if case .pixels = limit { true } else { false }
  }

  /// What measures the vertices of a line against the way between two that stay.
  ///
  /// - Parameter isRanking: Whether deviations matter, and not only which vertex is the farthest.
  package func metric(of line: LineVertices, isRanking: Bool = true) -> any SpanMetric {
    if isOnScreen { return withProfile(ScreenMetric(line), of: line) }
    return withProfile(
      GroundMetric(line, isRanking: isRanking || vertical != nil), of: line)
  }

  /// What measures them against where that way would be at their times. Elevations are held against
  /// those at their feet all the same.
  package func synchronizedMetric(of line: LineVertices) -> any SpanMetric {
    if isOnScreen { return withProfile(SynchronizedScreenMetric(line), of: line) }
    return withProfile(SynchronizedMetric(line), of: line)
  }

  private func withProfile(_ metric: some SpanMetric, of line: LineVertices) -> any SpanMetric {
    guard let vertical else { return metric }
    return ProfileMetric(
      metric, of: line, tolerance: metricTolerance, vertical: vertical.value)
  }
}
