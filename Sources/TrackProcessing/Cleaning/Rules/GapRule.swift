import Tracks

/// Splits segments at gaps: the fix after one begins a segment.
///
/// What a gap is says `GapDetector`: more than a time between two timed fixes, or more than a
/// distance between two fixes. Where something stood still there is none: over less than `still`,
/// and over stands that the rule `jitter` has found. With a `factor` a log with a fix each hour stays
/// whole.
public struct GapRule: SegmentRule, Hashable {
  /// `gap`.
  public static let name = "gap"
  /// What it does, for help.
  public static let summary = "splits where nothing was recorded for long, or over a long way"
  /// What can be set.
  public static let parameters = [
    RuleParameter("time", .duration, "what lasts longer is a gap"),
    RuleParameter("distance", .length, "what leads further is a gap"),
    RuleParameter("still", .length, "what leads no further is a stop, however long it lasts"),
    RuleParameter(
      "factor", .number(0...1_000_000),
      "a gap in time lasts more than so many times the intervals around it too; 0 is off"),
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true

  /// What lasts longer is a gap, seconds.
  public var time = 600.0
  /// What leads further is a gap, meters; nil for no distance.
  public var distance: Double?
  /// What leads no further is a stop, meters; nil for none.
  public var still: Double?
  /// A gap in time also lasts more than so many times the intervals around it; 0 is off.
  public var factor = 0.0

  /// Makes the rule: ten minutes.
  public init() {}

  /// What is set.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [time, distance, still, factor]).compactMap { parameter, value in
      value.map { RuleSetting(parameter, .number($0)) }
    }
  }

  /// Sets what a gap is.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    switch parameter.name {
    case "distance": distance = number
    case "still": still = number
    case "factor": factor = number
    default: time = number
    }
  }

  /// Marks where segments begin.
  public func clean(_ work: inout SegmentWork) {
    let detector = GapDetector(time: time, distance: distance, still: still, factor: factor)
    let names = work.names
    for gap in detector.gaps(in: work.segment) {
      if gap.seconds != nil, work.isStand(from: gap.from, to: gap.to) { continue }
      work.beginSegment(
        at: gap.to,
        because: (gap.seconds.map { "\(tenths($0)) s and " } ?? "")
          + "\(tenths(gap.distance)) m from \(names[gap.from])")
    }
  }
}
