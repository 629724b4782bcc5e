import Geodesy
import Tracks

/// Turns each track around: the order of its segments and of their fixes.
///
/// Courses turn by 180 degrees; all else stays with its fix, speeds too. Times in their old places
/// would run backward and no program could read speeds out of them, so that `times` says what
/// becomes of them: `drop`, the usual, since nobody was there at such times; `mirror` keeps all
/// intervals, so that the way back takes as long, from the earliest instant of the track to its
/// latest; `keep` leaves them with their fixes. With `mirror` and `keep` reversing twice changes
/// nothing (courses but for rounding).
///
/// Routes stay as they are, as with all cleaning.
public struct ReverseRule: CleaningRule, Hashable {
  /// What becomes of times.
  public enum Times: String, CaseIterable, Hashable, Sendable {
    /// They are taken away.
    case drop
    /// They stay with their fixes, and run backward.
    case keep
    /// The intervals are those of the way there.
    case mirror
  }

  /// Its word on the command line.
  public static let name = "reverse"
  /// What it does, in one line.
  public static let summary = "tracks run the other way"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "times", .choice(Times.allCases.map(\.rawValue)), "what becomes of times")
  ]

  /// What becomes of times.
  public var times = Times.drop

  /// Makes the rule, which drops times.
  public init() {}

  /// What becomes of times.
  public var settings: [RuleSetting] {
    [RuleSetting(Self.parameters[0], .word(times.rawValue))]
  }

  /// Sets what becomes of times.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .word(let word) = value, let times = Times(rawValue: word) { self.times = times }
  }

  /// Turns every track around.
  ///
  /// - Complexity: O(number of fixes × number of columns).
  public func clean(_ draft: inout CleaningDraft) {
    for i in draft.items.indices {
      let parts = draft.items[i].parts
      let count = parts.reduce(0) { $0 + $1.segment.count }
      if count == 0 { continue }
      let known = parts.lazy.flatMap(\.segment.times).filter { !$0.isMissing }
      let span = known.first.map { first in
        known.reduce(into: (first: first, last: first)) { span, time in
          span = (first: min(span.first, time), last: max(span.last, time))
        }
      }
      noteChanges(of: i, &draft)
      draft.items[i].parts = parts.reversed().map { reversed($0, span) }
      draft.note("\(draft.items[i].title) runs the other way" + (span == nil ? "" : timesText))
    }
  }

  private var timesText: String {
    switch times {
    case .drop: "; its times are dropped"
    case .keep: "; its times run backward"
    case .mirror: "; its times are mirrored"
    }
  }

  private func noteChanges(of i: Int, _ draft: inout CleaningDraft) {
    for (k, part) in draft.items[i].parts.enumerated() {
      let instants = part.segment.times
      let courses = part.segment.column(.course) ?? []
      if courses.isEmpty && (times == .keep || instants.isEmpty) { continue }
      for j in part.segment.indices {
        var words: [String] = []
        if times != .keep && !instants.isEmpty && !instants[j].isMissing {
          words.append(times == .drop ? "its time is dropped" : "its time is mirrored")
        }
        if !courses.isEmpty && !courses[j].isNaN { words.append("its course turns by 180°") }
        if words.isEmpty { continue }
        draft.note(.changed, fix: j, part: k, item: i, because: words.joined(separator: ", "))
      }
    }
  }

  private func reversed(
    _ part: CleaningDraft.Part, _ span: (first: Timestamp, last: Timestamp)?
  ) -> CleaningDraft.Part {
    var part = part.taking(part.segment.indices.reversed())
    let instants = part.segment.times
    if let span, !instants.isEmpty, times != .keep {
      part.segment.setTimes(
        instants.map {
          times == .drop || $0.isMissing
            ? .missing : Self.mirrored($0, from: span.first, to: span.last)
        })
    }
    if let courses = part.segment.column(.course) {
      part.segment.setColumn(
        .course, courses.map { $0.isNaN ? $0 : Bearing(degrees: $0).reversed.degrees })
    }
    return part
  }

  /// As long after the first instant as an instant is before the last.
  private static func mirrored(
    _ time: Timestamp, from first: Timestamp, to last: Timestamp
  ) -> Timestamp {
    // The result lies between first and last; what overflows on the way there comes back.
    var seconds = first.seconds &+ (last.seconds &- time.seconds)
    var nanoseconds =
      Int64(first.nanoseconds) + Int64(last.nanoseconds) - Int64(time.nanoseconds)
    if nanoseconds < 0 {
      nanoseconds += 1_000_000_000
      seconds &-= 1
    }
    return Timestamp(seconds: seconds, nanoseconds: UInt32(nanoseconds))
  }
}
