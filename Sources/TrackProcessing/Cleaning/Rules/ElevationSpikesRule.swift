import Tracks

/// Takes away elevations that jump out of their neighborhood and back again; the fixes stay.
///
/// Known elevations side by side are a run as long as no step between them is too high (more than
/// `height`) and too steep at the same time: faster than `max-rate` where both fixes have times
/// (whole seconds count as at least one; times that run backward do not count), steeper than
/// `max-grade` elsewhere. A run is a spike when
///
/// * runs stand at both its sides, and it lies above both or below both,
/// * from the one to the other there is no such step, so that they speak for each other,
/// * it has at most `max-run` elevations, and at most half as many as both of them together, which
///   are three or more: a peak that is climbed in jumps is a peak.
///
/// The shortest spike goes first, of equally short ones that with the most fixes beside it, and
/// the runs at its sides become one, until there is none. So a receiver's altimeter may be wrong
/// for some fixes in a row; but steps that stay (two levels, a start at a wrong height, a climb by
/// lift or plane) are no spikes: nothing says which side is wrong. Segments are looked at one by
/// one. What is left has no spikes: applying the rule again changes nothing.
public struct ElevationSpikesRule: SegmentRule, Hashable {
  /// Its word on the command line.
  public static let name = "elevation-spikes"
  /// What it does, in one line.
  public static let summary = "elevations that jump away and back are taken away"
  /// What can be set.
  public static let parameters = [
    RuleParameter("height", .length, "lower steps are believed"),
    RuleParameter("max-rate", .speed, "slower steps up or down are believed"),
    RuleParameter(
      "max-grade", .number(0...100),
      "without times, less steep steps are believed, in meters up per meter of way"),
    RuleParameter(
      "max-run", .count(1...1000), "how many elevations in a row may be wrong"),
  ]

  /// It is applied until it finds nothing more.
  public static let settles = true

  /// Lower steps are believed, meters.
  public var height = 20.0
  /// Slower steps are believed, meters per second up or down.
  public var maxRate = 5.0
  /// Where there are no times, less steep steps are believed: meters up per meter of way.
  public var maxGrade = 1.0
  /// How many elevations in a row may be wrong.
  public var maxRun = 10

  /// Makes the rule with its usual limits.
  public init() {}

  /// The limits.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [height, maxRate, maxGrade, Double(maxRun)]).map {
      RuleSetting($0, .number($1))
    }
  }

  /// Sets a limit.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    switch parameter.name {
    case "height": height = number
    case "max-rate": maxRate = number
    case "max-grade": maxGrade = number
    default: maxRun = Int(number)
    }
  }

  /// Marks the elevations that go.
  ///
  /// - Complexity: O(*n* + *r* log *r*) for *n* fixes and *r* runs.
  public func clean(_ work: inout SegmentWork) {
    let limits = ElevationSteps.Limits(height: height, rate: maxRate, grade: maxGrade)
    guard let steps = ElevationSteps(work.segment, limits: limits) else { return }
    var runs = ElevationRuns(steps, maxRun: maxRun)
    var doubts: [(fix: Int, spike: ElevationRuns.Spike)] = []
    while let spike = runs.popSpike() { doubts += spike.members.map { ($0, spike) } }
    let names = work.names
    for doubt in doubts.sorted(by: { $0.fix < $1.fix }) {
      work.setElevation(nil, at: steps.fixes[doubt.fix], because: reason(doubt.spike, steps, names))
    }
  }

  private func reason(
    _ spike: ElevationRuns.Spike, _ steps: ElevationSteps, _ names: FixNames
  ) -> String {
    let isUp = steps.rise(spike.before, spike.first) > 0
    let count = spike.members.count
    return (count > 1 ? "one of \(count) in a row; " : "")
      + "\(isUp ? "up" : "down") \(steps.text(spike.before, spike.first)) from "
      + "\(names[steps.fixes[spike.before]]), \(isUp ? "down" : "up") "
      + "\(steps.text(spike.last, spike.behind)) to \(names[steps.fixes[spike.behind]]); the limits "
      + "are \(tenths(height)) m and \(tenths(maxRate)) m/s, without times a grade of "
      + "\(tenths(maxGrade))"
  }
}

/// The runs of a segment's known elevations, and the spikes among them.
private struct ElevationRuns {
  /// A run that goes. All numbers count known elevations.
  struct Spike {
    var first: Int
    var last: Int
    /// Those of the run that have not gone before.
    var members: [Int]
    /// The one before it, and the one behind it, of those that are left.
    var before: Int
    var behind: Int
  }

  private struct Run {
    var first: Int
    var last: Int
    /// Without what has gone from within.
    var count: Int
    var before: Int?
    var behind: Int?
    /// Changes when something beside it does, so that what was said of it before is void.
    var version = 0
  }

  /// A spike that waits; the least goes first.
  private struct Candidate: Comparable {
    let count: Int
    let support: Int
    let run: Int
    let version: Int

    static func < (a: Candidate, b: Candidate) -> Bool {
      (a.count, b.support, a.run) < (b.count, a.support, b.run)
    }
  }

  private let steps: ElevationSteps
  private let maxRun: Int
  private var runs: [Run] = []
  private var queue = MinHeap<Candidate>()
  private var isGone: [Bool]

  init(_ steps: ElevationSteps, maxRun: Int) {
    self.steps = steps
    self.maxRun = maxRun
    isGone = Array(repeating: false, count: steps.fixes.count)
    for k in steps.fixes.indices {
      if k == 0 || steps.isJump(k - 1, k) {
        let count = runs.count
        if count > 0 { runs[count - 1].behind = count }
        runs.append(Run(first: k, last: k, count: 0, before: count > 0 ? count - 1 : nil))
      }
      runs[runs.count - 1].last = k
      runs[runs.count - 1].count += 1
    }
    for r in runs.indices { consider(r) }
  }

  /// Takes out the next spike, and lets the runs at its sides become one.
  mutating func popSpike() -> Spike? {
    while let candidate = queue.popMin() {
      let run = runs[candidate.run]
      guard run.version == candidate.version, let a = run.before, let b = run.behind else {
        continue
      }
      let spike = Spike(
        first: run.first, last: run.last, members: (run.first...run.last).filter { !isGone[$0] },
        before: runs[a].last, behind: runs[b].first)
      for k in spike.members { isGone[k] = true }
      runs[candidate.run].version = -1
      runs[b].version = -1
      runs[a].last = runs[b].last
      runs[a].count += runs[b].count
      runs[a].behind = runs[b].behind
      if let next = runs[b].behind { runs[next].before = a }
      for r in [runs[a].before, a, runs[a].behind].compactMap({ $0 }) { consider(r) }
      return spike
    }
    return nil
  }

  /// Queues a run when it is a spike as things stand.
  private mutating func consider(_ r: Int) {
    runs[r].version += 1
    let run = runs[r]
    guard run.count <= maxRun, let a = run.before, let b = run.behind else { return }
    let support = runs[a].count + runs[b].count
    let isOut =
      (steps.rise(runs[a].last, run.first) > 0) == (steps.rise(run.last, runs[b].first) < 0)
    if max(2 * run.count, 3) > support || !isOut || steps.isJump(runs[a].last, runs[b].first) {
      return
    }
    queue.insert(Candidate(count: run.count, support: support, run: r, version: runs[r].version))
  }
}
