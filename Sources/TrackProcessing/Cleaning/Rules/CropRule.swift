public import Tracks

/// Keeps what was recorded from one instant to another, both included; either may be missing.
///
/// A fix without time stays between two fixes of its segment that stay, the nearest that have a
/// time on either side; otherwise it goes. A segment that loses only its ends stays one segment;
/// one that loses fixes in its middle, because its times run backward, is split there.
public struct CropRule: SegmentRule, Hashable {
  /// Its word on the command line.
  public static let name = "crop"
  /// What it does, in one line.
  public static let summary = "fixes before or after two instants"
  /// What can be set.
  public static let parameters = [
    RuleParameter("from", .time, "the first instant that stays"),
    RuleParameter("to", .time, "the last instant that stays"),
  ]
  /// It is applied until it finds nothing more: a split may leave a fix without time at an end.
  public static let settles = true

  /// The first instant that stays; nil for no limit.
  public var from: Timestamp?
  /// The last instant that stays; nil for no limit.
  public var to: Timestamp?

  /// Makes the rule without its instants, of which it needs one.
  public init() {}

  /// The instants that are set.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [from, to]).compactMap { parameter, time in
      time.map { RuleSetting(parameter, .time($0)) }
    }
  }

  /// Sets an instant.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .time(let time) = value else { return }
    if parameter.name == "from" { from = time } else { to = time }
  }

  /// An instant is missing, or the two are in the wrong order.
  public var objection: String? {
    switch (from, to) {
    case (nil, nil): "crop needs from=TIME or to=TIME"
    case (let from?, let to?) where from > to:
      "crop ends before it begins: from=\(from.text) is after to=\(to.text)"
    default: nil
    }
  }

  /// Marks what lies outside.
  public func clean(_ work: inout SegmentWork) {
    if from == nil && to == nil { return }
    let segment = work.segment
    let times = segment.times
    var firstUndecided = 0
    var isBehindKept = false  // Whether the latest fix with a time stays.
    var hasHole = false  // Whether fixes have gone since the latest that stays.
    var hasKept = false
    for i in segment.indices where !times.isEmpty && !times[i].isMissing {
      let complaint = complaint(about: times[i])
      let untimedStay = complaint == nil && isBehindKept
      if !untimedStay, firstUndecided < i {
        removeUntimed(firstUndecided..<i, &work)
        hasHole = true
      }
      if let complaint {
        work.remove(i, because: complaint.text)
        hasHole = true
      } else {
        if hasHole && hasKept {
          work.beginSegment(at: i, because: "fixes before it are outside of the time span")
        }
        hasHole = false
        hasKept = true
      }
      isBehindKept = complaint == nil
      firstUndecided = i + 1
    }
    removeUntimed(firstUndecided..<segment.count, &work)
  }

  private func removeUntimed(_ range: Range<Int>, _ work: inout SegmentWork) {
    for i in range {
      work.remove(i, because: "no time, and not between two fixes of the time span")
    }
  }

  /// Why an instant is outside; its text is made only when somebody wants to read it.
  private struct Complaint {
    let time: Timestamp
    let word: String
    let limit: Timestamp
    var text: String { "\(time.text) is \(word) \(limit.text)" }
  }

  private func complaint(about time: Timestamp) -> Complaint? {
    if let from, time < from { return Complaint(time: time, word: "before", limit: from) }
    if let to, time > to { return Complaint(time: time, word: "after", limit: to) }
    return nil
  }
}
