import Tracks

/// Which fixes of a segment whose times step back stay, and what is done about the others.
struct TimeMending {
  /// So many fixes in a row speak for one another: they stay.
  static let longRun = 10

  /// Whether the times mostly run backward: somebody has turned the recording around.
  let isBackward: Bool
  private let times: [Timestamp]
  /// The timed fixes, by their indices.
  private let timed: [Int]
  /// For each timed fix whether it stays.
  private let stays: [Bool]

  /// Looks at times. Nil where they are in order.
  ///
  /// - Parameter dropsAll: Whether all go that must so that the rest runs forward; otherwise the
  ///   rest may run backward, and long runs stay.
  /// - Complexity: O(number of fixes) where times are in order, O(*n* log *n*) else.
  init?(_ times: [Timestamp], dropsAll: Bool) {
    if TimeOrderRule.isOrdered(times) { return nil }
    self.times = times
    timed = times.indices.filter { !times[$0].isMissing }
    let known = timed.map { times[$0] }
    let forward = TimeOrderRule.longestOrder(known)
    if dropsAll {
      isBackward = false
      stays = forward
      return
    }
    let backward = Array(TimeOrderRule.longestOrder(known.reversed()).reversed())
    isBackward = backward.count { $0 } > forward.count { $0 }
    stays = Self.withLongRuns(isBackward ? backward : forward)
  }

  private static func withLongRuns(_ isKept: [Bool]) -> [Bool] {
    var stays = isKept
    var start = 0
    for k in isKept.indices.map({ $0 + 1 }) where k == isKept.count || isKept[k] {
      // Nothing is kept from `start` to here.
      let first = isKept[start] ? start + 1 : start
      if k - first >= longRun { for i in first..<k { stays[i] = true } }
      start = k
    }
    return stays
  }

  /// Marks what goes.
  func markRemovals(_ work: inout SegmentWork) {
    let names = work.names
    var next: Int?
    // The fix that stays behind each of those that go.
    var following: [Int: Int] = [:]
    for k in timed.indices.reversed() {
      if stays[k] { next = timed[k] } else { following[k] = next }
    }
    var last: Int?
    for (k, i) in timed.enumerated() {
      if stays[k] {
        last = i
      } else if let last, isAgainst(from: last, to: i) {
        work.remove(i, because: "\(text(i, last, names)), which precedes it\(ending)")
      } else if let next = following[k] {
        work.remove(i, because: "\(text(i, next, names)), which follows it\(ending)")
      }
    }
  }

  /// Marks where segments begin, so that in each times run one way.
  ///
  /// - Returns: In how many they run backward.
  func markBeginnings(_ work: inout SegmentWork) -> Int {
    let names = work.names
    var backward = 0
    var last: Int?
    /// Which way times have run so far; nil while all are equal.
    var runsForward: Bool?
    for (k, i) in timed.enumerated() where stays[k] {
      defer { last = i }
      guard let before = last, times[before] != times[i] else { continue }
      let isForward = times[before] < times[i]
      if runsForward == nil {
        runsForward = isForward
        if !isForward { backward += 1 }
      } else if runsForward != isForward {
        runsForward = nil
        work.beginSegment(at: i, because: "time turns around: \(text(i, before, names))")
      }
    }
    return backward
  }

  private var ending: String { isBackward ? "; times run backward here" : "" }

  private func isAgainst(from a: Int, to b: Int) -> Bool {
    isBackward ? times[b] > times[a] : times[b] < times[a]
  }

  /// `240 s before fix 49`.
  private func text(_ i: Int, _ other: Int, _ names: FixNames) -> String {
    let seconds = elapsed(from: times[other], to: times[i])
    return "\(tenths(abs(seconds))) s \(seconds < 0 ? "before" : "after") \(names[other])"
  }
}
