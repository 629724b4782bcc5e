import Tracks

/// Removes outliers: the shorter of two runs of fixes that are joined only by a leg that is too
/// fast, at the ends too.
///
/// What counts as too fast says `SpeedLimit`. The fixes of a run agree with one another, so a run
/// goes whole or stays; the runs that stay are those of the sequence with the most fixes in which
/// each run can follow the one before. Where two such sequences have equally many fixes, it cannot
/// be told which is wrong, and both stay. Where runs of ten fixes or more would be joined by leaving
/// out a few at their ends, or any runs whose leg is too fast by up to 5 m, only those few go. The
/// rule `teleports`, applied before, saves long runs that no way leads to.
///
/// A fix without a time goes when it cannot be reached between its timed neighbors. Between three
/// or more fixes in a row of the same time nothing is judged.
public struct SpikesRule: SegmentRule, Hashable {
  /// `spikes`.
  public static let name = "spikes"
  /// What it does, for help.
  public static let summary = "the shorter of two runs joined only by a leg that is too fast"
  /// What can be set.
  public static let parameters = [
    RuleParameter("max-speed", .speed, "faster legs are not believed, m/s; must be given"),
    RuleParameter(
      "noise", .length,
      "what noise may add to a leg, or the sum of both accuracies where that is more"),
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Faster legs are not believed, meters per second. Without it the rule does nothing: what is too
  /// fast on foot is slow in a car.
  public var maxSpeed: Double?
  /// What a receiver's noise may add to a leg, meters.
  public var noise = 0.0

  /// Makes the rule, without a speed.
  public init() {}

  /// Makes the rule with a speed in meters per second and a noise in meters.
  public init(maxSpeed: Double, noise: Double = 0) {
    self.maxSpeed = maxSpeed
    self.noise = noise
  }

  /// The speed and the noise.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [maxSpeed, noise]).compactMap { parameter, value in
      value.map { RuleSetting(parameter, .number($0)) }
    }
  }

  /// Sets the speed or the noise.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    if parameter.name == "noise" { noise = number } else { maxSpeed = number }
  }

  /// It needs a speed.
  public var objection: String? {
    maxSpeed == nil
      ? "spikes needs the speed that is not believed, such as spikes:max-speed=40" : nil
  }

  /// Marks what is not believed.
  ///
  /// - Complexity: O(number of fixes), some 20 ns each; a few hundred for each run where all legs
  ///   are too fast.
  public func clean(_ work: inout SegmentWork) {
    guard let maxSpeed else { return }
    let names = work.names
    let legs = TimedLegs(work.segment, noise: noise)
    let runs = PlausibleRuns(legs, limit: maxSpeed)
    var isGone = Array(repeating: false, count: runs.runs.count > 1 ? legs.count : 0)
    if runs.runs.count > 1 {
      let doubts = runs.doubts()
      for index in doubts.runs {
        let run = runs.runs[index]
        for k in run.first...run.last {
          isGone[k] = true
          work.remove(legs.fix(k), because: reason(for: index, of: runs, names))
        }
      }
      for end in doubts.ends {
        // A short run may lose the same fix at both ends.
        for k in end.fixes where !isGone[k] {
          isGone[k] = true
          work.remove(legs.fix(k), because: reason(for: end, of: runs, names))
        }
      }
    }
    if legs.hasUntimed { markUntimed(&work, legs, isGone, limit: maxSpeed) }
  }

  /// Marks fixes without a time between timed ones that stay and are neighbors.
  private func markUntimed(
    _ work: inout SegmentWork, _ legs: TimedLegs, _ isGone: [Bool], limit: Double
  ) {
    let names = work.names
    let times = work.segment.times
    let kept = (0..<legs.count).filter { isGone.isEmpty || !isGone[$0] }
    for (a, b) in zip(kept, kept.dropFirst())
    where legs.fix(b) - legs.fix(a) > 1 && !legs.saysNothing(from: a, to: b) {
      let seconds = legs.seconds(from: a, to: b)
      for i in (legs.fix(a) + 1)..<legs.fix(b) where times[i].isMissing {
        let way =
          legs.distance(from: legs.fix(a), toFix: i) + legs.distance(from: i, toFix: legs.fix(b))
        if way <= limit * seconds { continue }
        work.remove(
          i,
          because: "\(tenths(way)) m from \(names[legs.fix(a)]) to here and on to "
            + "\(names[legs.fix(b)]) in \(tenths(seconds)) s; the limit is \(shortest(limit)) m/s")
      }
    }
  }

  private func reason(for index: Int, of runs: PlausibleRuns, _ names: FixNames) -> String {
    let run = runs.runs[index]
    let legs = runs.legs
    func name(_ k: Int) -> String { names[legs.fix(k)] }
    var sides: [String] = []
    if run.first > 0 {
      let speed = legs.speed(from: run.first - 1, to: run.first)
      sides.append("\(speedText(speed, beyond: runs.limit)) m/s from \(name(run.first - 1))")
    }
    if run.last < legs.count - 1 {
      let speed = legs.speed(from: run.last, to: run.last + 1)
      sides.append("\(speedText(speed, beyond: runs.limit)) m/s to \(name(run.last + 1))")
    }
    let what = run.count == 1 ? "" : "in a run of \(run.count) from \(name(run.first)): "
    return what + sides.joined(separator: " and ") + "; the limit is \(shortest(runs.limit)) m/s"
  }

  private func reason(
    for end: PlausibleRuns.End, of runs: PlausibleRuns, _ names: FixNames
  ) -> String {
    let (a, b) = (runs.runs[min(end.run, end.other)].last, runs.runs[max(end.run, end.other)].first)
    let legs = runs.legs
    return
      "\(speedText(legs.speed(from: a, to: b), beyond: runs.limit)) m/s from \(names[legs.fix(a)]) to "
      + "\(names[legs.fix(b)]), which the fixes around fit without this; the limit is "
      + "\(shortest(runs.limit)) m/s"
  }
}
