import Tracks

/// Smooths elevations along the way: a median of five known elevations, which takes out single
/// errors, then a mean that is weighted by a triangle over a window of distance, never of fixes
/// (MAPSPEC 6).
///
/// It is the smoothing of the ascent method `smoothed`. Gaps stay gaps, and each segment is
/// smoothed alone. An elevation that would change by less than a micrometer stays as it is. Smoothing
/// twice smooths more, so that the rule stands in no preset.
public struct SmoothElevationRule: SegmentRule, Hashable {
  /// Its word on the command line.
  public static let name = "smooth-elevation"
  /// What it does, in one line.
  public static let summary = "elevations are smoothed along the way"
  /// What can be set.
  public static let parameters = [
    RuleParameter("window", .length, "the whole width of the window")
  ]

  /// The whole width of the window, meters.
  public var window = ElevationSmoothing.windowWidth

  /// Makes the rule with a window of 40 m.
  public init() {}

  /// The window.
  public var settings: [RuleSetting] { [RuleSetting(Self.parameters[0], .number(window))] }

  /// Sets the window.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .number(let meters) = value { window = meters }
  }

  /// The window has no width.
  public var objection: String? { window > 0 ? nil : "window must be more than 0m" }

  /// Marks the fixes whose elevation changes.
  ///
  /// - Complexity: O(number of fixes).
  public func clean(_ work: inout SegmentWork) {
    let segment = work.segment
    let heights = segment.elevations
    guard window > 0, !heights.isEmpty else { return }
    let smooth = ElevationSmoothing.smoothed(heights, ways: segment.ways, windowWidth: window)
    for i in heights.indices where abs(smooth[i] - heights[i]) >= 1e-6 {
      let height = smooth[i]
      work.setElevation(
        height, at: i, because: "\(tenths(heights[i])) m becomes \(tenths(height)) m")
    }
  }
}
