import Tracks

/// Removes a fix that repeats the position, the elevation and the time of the fix before. Standing
/// still is no repetition: time goes on.
///
/// Fixes without time or elevation are equal in that. Longitudes are compared as written.
public struct DuplicatesRule: SegmentRule, Hashable {
  /// `duplicates`.
  public static let name = "duplicates"
  /// What it does, for help.
  public static let summary =
    "fixes that repeat position, elevation and time of the fix before"
  /// What can be set.
  public static let parameters: [RuleParameter] = []
  /// It is applied until it finds nothing more.
  public static let settles = true

  /// Makes the rule.
  public init() {}

  /// None.
  public var settings: [RuleSetting] { [] }

  /// There is nothing to set.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {}

  /// Marks the repetitions.
  public func clean(_ work: inout SegmentWork) {
    let places = work.segment.coordinates
    let times = work.segment.times
    let heights = work.segment.elevations
    for i in places.indices.dropFirst() {
      let isSame =
        places[i] == places[i - 1] && (times.isEmpty || times[i] == times[i - 1])
        && (heights.isEmpty || heights[i] == heights[i - 1]
          || (heights[i].isNaN && heights[i - 1].isNaN))
      if isSame { work.remove(i, because: "repeats the fix before") }
    }
  }
}
