import Tracks

/// Splits segments where reception was lost and came back elsewhere: between two long runs of
/// fixes that agree with one another, joined only by a leg that is too fast. Both are believed.
///
/// What counts as too fast says `SpeedLimit`, and what as a teleport `TeleportDetector`: a single
/// outlier, or a few fixes that do not fit, is left to the rule `spikes`. Fixes without times take
/// no part.
public struct TeleportsRule: SegmentRule, Hashable {
  /// `teleports`.
  public static let name = "teleports"
  /// What it does, for help.
  public static let summary = "splits where two long runs are joined only by a leg that is too fast"
  /// What can be set.
  public static let parameters = [
    RuleParameter("max-speed", .speed, "faster legs are not believed, m/s"),
    RuleParameter(
      "min-run", .count(1...1_000_000), "how many fixes are a long run"),
    RuleParameter(
      "noise", .length,
      "what noise may add to a leg, or the sum of both accuracies where that is more"),
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Faster legs are not believed, meters per second.
  public var maxSpeed = 90.0
  /// How many fixes are a long run.
  public var shortestRun = 10
  /// What a receiver's noise may add to a leg, meters.
  public var noise = 0.0

  /// Makes the rule, for what moves on the ground.
  public init() {}

  /// The speed, the length of a run and the noise.
  public var settings: [RuleSetting] {
    [
      RuleSetting(Self.parameters[0], .number(maxSpeed)),
      RuleSetting(Self.parameters[1], .number(Double(shortestRun))),
      RuleSetting(Self.parameters[2], .number(noise)),
    ]
  }

  /// Sets the speed, the length of a run or the noise.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    switch parameter.name {
    case "min-run": shortestRun = Int(number)
    case "noise": noise = number
    default: maxSpeed = number
    }
  }

  /// Marks where segments begin.
  ///
  /// - Complexity: O(number of fixes), some 20 ns each.
  public func clean(_ work: inout SegmentWork) {
    let detector = TeleportDetector(
      limit: SpeedLimit(maxSpeed, noise: noise), shortestRun: shortestRun)
    let names = work.names
    for leg in detector.teleports(in: work.segment) {
      work.beginSegment(
        at: leg.to,
        because: "\(speedText(leg.speed, beyond: maxSpeed)) m/s from \(names[leg.from]), "
          + "and many fixes agree on both sides; the limit is \(shortest(maxSpeed)) m/s")
    }
  }
}
