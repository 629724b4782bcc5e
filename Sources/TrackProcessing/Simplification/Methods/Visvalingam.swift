import Geodesy
import Tracks

extension SimplificationMethod {
  /// Visvalingam–Whyatt (1993): the vertex whose triangle with its neighbors has the least area is
  /// removed, again and again; of equal areas that of the lowest index.
  ///
  /// Areas are those on the ground, whatever the latitude. At an area, what has that much or less is
  /// removed: all triangles that are left are larger, so doing it again changes nothing. At a
  /// distance, on the ground or on the screen, a vertex is passed over as long as some vertex of the
  /// original would be farther than that from the line between its kept neighbors without it; doing
  /// it again may remove more, since it is measured from what was left: nobody knows the first
  /// original then.
  ///
  /// Its ranking is by areas. Where the limit is a distance, vertices that are removed at it have the
  /// importance 0, and those that stay have more.
  ///
  /// - Complexity: O(*n* log *n*) at worst, in practice O(*n*).
  public static let visvalingam = SimplificationMethod(
    name: "visvalingam",
    summary: "removes the smallest triangles first, so that lines keep their character",
    traits: .measuresAreas,
    retain: { line, simplification in
      let isWeighted = simplification.isWeighted
      switch simplification.limit {
      case .none: return Array(0..<line.count)
      case .area(let area):
        return AreaFilter(
          line.segment.coordinates, pins: line.pins, over: area, isWeighted: isWeighted
        ).retained
      // Not by `metric(of:)`: each removal is measured, by code made for the metric.
      case .distance:
        return EffectiveAreas.retained(
          of: line, within: simplification.metricTolerance,
          by: GroundMetric(line, isRanking: false), isWeighted: isWeighted)
      case .pixels:
        return EffectiveAreas.retained(
          of: line, within: simplification.metricTolerance, by: ScreenMetric(line),
          isWeighted: isWeighted)
      }
    },
    rank: { line, simplification in
      var ranking = EffectiveAreas.ranking(of: line, isWeighted: simplification.isWeighted)
      switch simplification.limit {
      case .none, .area: break
      case .distance, .pixels:
        var isRetained = Array(repeating: false, count: line.count)
        for i in simplification.retainedIndices(of: line) { isRetained[i] = true }
        for i in 0..<line.count {
          // What stays may have no area at all: the tip of a spike.
          ranking.importance[i] =
            isRetained[i] ? max(ranking.importance[i], .leastNonzeroMagnitude) : 0
        }
      }
      return ranking
    })
}
