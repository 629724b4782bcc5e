import Tracks

/// Removes the noise of standing still: of the fixes of a stand the first and the last stay, and
/// with them its duration, those between go.
///
/// What a stand is says `StandDetector`: fixes that stay within the radius and the height of an
/// anchor for at least the time. What is faster than radius / time loses nothing. Fixes without a time go with
/// those around them; a segment without times loses nothing. The rules after this one take no stand
/// for a gap.
public struct JitterRule: SegmentRule, Hashable {
  /// `jitter`.
  public static let name = "jitter"
  /// What it does, for help.
  public static let summary = "what a receiver records while standing still, but its first and last"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "radius", .length,
      "how far standing fixes lie from the first of them, or half of the sum of both "
        + "accuracies where that is more"),
    RuleParameter("time", .duration, "how long a stand lasts at least"),
    RuleParameter(
      "height", .length, "how far up or down standing fixes are from the first of them"),
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Meters.
  public var radius = 3.0
  /// Seconds.
  public var time = 15.0
  /// Meters up or down.
  public var height = 10.0

  /// Makes the rule: 3 m for 15 s, no more than 10 m up or down.
  public init() {}

  /// The radius, the time and the height.
  public var settings: [RuleSetting] {
    [
      RuleSetting(Self.parameters[0], .number(radius)),
      RuleSetting(Self.parameters[1], .number(time)),
      RuleSetting(Self.parameters[2], .number(height)),
    ]
  }

  /// Sets the radius, the time or the height.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    switch parameter.name {
    case "time": time = number
    case "height": height = number
    default: radius = number
    }
  }

  /// Marks what goes.
  public func clean(_ work: inout SegmentWork) {
    let names = work.names
    let detector = StandDetector(radius: radius, time: time, height: height)
    for stand in detector.stands(in: work.segment) {
      work.noteStand(from: stand.timed.lowerBound, to: stand.timed.upperBound)
      let ends: Set = [
        stand.fixes.lowerBound, stand.fixes.upperBound, stand.timed.lowerBound,
        stand.timed.upperBound,
      ]
      for i in stand.fixes where !ends.contains(i) {
        work.remove(
          i,
          because: "stands still for \(tenths(stand.duration)) s from "
            + "\(names[stand.fixes.lowerBound]) to \(names[stand.fixes.upperBound])")
      }
    }
  }
}
