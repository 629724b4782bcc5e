import Tracks

/// Fills holes in the elevations: fixes without one, between two that have one.
///
/// Elevations are interpolated along the way, where the way from the one known elevation to the
/// other is at most `length`; where it is 0, evenly from fix to fix. Longer holes, the ends of a
/// segment, and segments without elevations stay as they are; nothing is extrapolated.
public struct ElevationGapsRule: SegmentRule, Hashable {
  /// Its word on the command line.
  public static let name = "elevation-gaps"
  /// What it does, in one line.
  public static let summary = "missing elevations between known ones are interpolated"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "length", .length, "the longest way without elevations that is filled")
  ]

  /// The longest way from one known elevation to the next that is filled, meters.
  public var length = 200.0

  /// Makes the rule for holes of up to 200 m.
  public init() {}

  /// The longest way.
  public var settings: [RuleSetting] { [RuleSetting(Self.parameters[0], .number(length))] }

  /// Sets the longest way.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .number(let meters) = value { length = meters }
  }

  /// Marks the fixes that get an elevation.
  ///
  /// - Complexity: O(number of fixes).
  public func clean(_ work: inout SegmentWork) {
    let segment = work.segment
    let heights = segment.elevations
    guard heights.contains(where: \.isNaN) else { return }
    let ways = segment.ways
    var known: Int?
    for i in heights.indices where !heights[i].isNaN {
      defer { known = i }
      guard let last = known, i - last > 1 else { continue }
      let way = ways[i] - ways[last]
      if !(way <= length) { continue }
      for j in last + 1..<i {
        let fraction =
          way > 0 ? (ways[j] - ways[last]) / way : Double(j - last) / Double(i - last)
        work.setElevation(
          Interpolation.linear(heights[last], heights[i], fraction), at: j,
          because: "between \(tenths(heights[last])) m and \(tenths(heights[i])) m, "
            + "\(tenths(way)) m apart")
      }
    }
  }
}
