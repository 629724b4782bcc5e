import Tracks

/// Puts an end to time that steps back: by dropping fixes, by sorting, or by splitting.
///
/// `drop` removes the fewest fixes that leave the times in order, so one fix from the future does
/// not condemn all that follow; where it cannot be told which of two is wrong, the one that stands
/// first in the file stays. `sort` puts each segment's fixes in the order of their times. `split`
/// begins a segment where time steps back. Equal times are in order; fixes without a time stay, and
/// stay behind their predecessor.
///
/// `mend` is for faults of all kinds. Of the fixes that `drop` would remove those go that are fewer
/// than ten in a row; more of them stay, and a segment begins where times turn around: a clock was
/// set. Where times mostly run backward somebody has turned the recording around: it stays whole,
/// with a note, and the few go that run forward.
public struct TimeOrderRule: CleaningRule, Hashable {
  /// What is done.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The fewest fixes go.
    case drop
    /// Few fixes go; where many would have to, a segment begins.
    case mend
    /// The fixes are sorted.
    case sort
    /// A segment begins.
    case split
  }

  /// `time-order`.
  public static let name = "time-order"
  /// What it does, for help.
  public static let summary = "times that step back: drops, mends, sorts or splits"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "mode", .choice(Mode.allCases.map(\.rawValue)),
      "what is done: mend drops few fixes and splits where a clock was set")
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// What is done.
  public var mode = Mode.drop

  /// Makes the rule, which drops.
  public init() {}

  /// The mode.
  public var settings: [RuleSetting] { [RuleSetting(Self.parameters[0], .word(mode.rawValue))] }

  /// Sets the mode.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .word(let word) = value, let mode = Mode(rawValue: word) { self.mode = mode }
  }

  /// Brings the times in order.
  ///
  /// - Complexity: O(number of fixes) where they are in order, O(*n* log *n*) else.
  public func clean(_ draft: inout CleaningDraft) {
    switch mode {
    case .drop: draft.editSegments { work in drop(&work) }
    case .mend: mend(&draft)
    case .sort: sort(&draft)
    case .split: draft.editSegments { work in split(&work) }
    }
  }

  private func drop(_ work: inout SegmentWork) {
    TimeMending(work.segment.times, dropsAll: true)?.markRemovals(&work)
  }

  private func mend(_ draft: inout CleaningDraft) {
    var backward: [Int: Int] = [:]
    draft.editSegments { work, track in
      guard let mending = TimeMending(work.segment.times, dropsAll: false) else { return }
      mending.markRemovals(&work)
      let count = mending.markBeginnings(&work)
      if count > 0 { backward[track, default: 0] += count }
    }
    draft.note(ofTracks: backward) {
      "the times of \(counted($0, "segment", "segments")) run backward and stay as they are "
        + "('time-order:sort' turns them around)"
    }
  }

  private func split(_ work: inout SegmentWork) {
    let names = work.names
    let times = work.segment.times
    var last: Int?
    for i in times.indices where !times[i].isMissing {
      if let last, times[i] < times[last] {
        let seconds = elapsed(from: times[i], to: times[last])
        work.beginSegment(
          at: i, because: "time steps back \(tenths(seconds)) s from \(names[last])")
      }
      last = i
    }
  }

  private func sort(_ draft: inout CleaningDraft) {
    for i in draft.items.indices {
      for k in draft.items[i].parts.indices {
        let part = draft.items[i].parts[k]
        let times = part.segment.times
        if Self.isOrdered(times) { continue }
        // A fix without a time goes with the one before it; those at the beginning stay there.
        var keys = times
        for j in keys.indices.dropFirst() where keys[j].isMissing { keys[j] = keys[j - 1] }
        let order = keys.indices.sorted { a, b in
          if keys[a] == keys[b] { return a < b }
          return keys[b].isMissing ? false : keys[a].isMissing || keys[a] < keys[b]
        }
        let timed = times.indices.filter { !times[$0].isMissing }
        let stays = Self.longestOrder(timed.map { times[$0] })
        for (n, j) in timed.enumerated() where !stays[n] {
          draft.note(.moved, fix: j, part: k, item: i, because: "moved to its time")
        }
        draft.items[i].parts[k] = part.taking(order)
      }
    }
  }

  /// Whether no known time is before a known one in front of it.
  static func isOrdered(_ times: [Timestamp]) -> Bool {
    var last = Timestamp.missing
    for time in times where !time.isMissing {
      if !last.isMissing, time < last { return false }
      last = time
    }
    return true
  }

  /// Which times belong to the longest sequence that does not decrease; of several that one whose
  /// members stand first.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longestOrder(_ times: [Timestamp]) -> [Bool] {
    // From the end: how long the longest sequence is that begins at each time. `heads[l]` is the
    // latest beginning of a sequence of length l + 1.
    var lengths = Array(repeating: 0, count: times.count)
    var heads: [Timestamp] = []
    for i in times.indices.reversed() {
      var low = 0
      var high = heads.count
      while low < high {
        let middle = (low + high) / 2
        if times[i] <= heads[middle] { low = middle + 1 } else { high = middle }
      }
      if low == heads.count { heads.append(times[i]) } else { heads[low] = times[i] }
      lengths[i] = low + 1
    }
    var isKept = Array(repeating: false, count: times.count)
    var wanted = heads.count
    var last: Timestamp?
    for i in times.indices where lengths[i] == wanted {
      if let last, times[i] < last { continue }
      isKept[i] = true
      last = times[i]
      wanted -= 1
    }
    return isKept
  }
}
