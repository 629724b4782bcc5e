import Tracks

/// Three or more timed fixes in a row with the same time: planners write one time for all, clocks
/// get stuck. Of the way between such fixes nobody knows how long it took. Two fixes of one second
/// are what receivers do, and are none of these.
struct EqualTimes {
  /// For each fix the number of its run, -1 for none; empty where there is no run.
  private var runs: [Int32] = []

  /// Finds the runs; fixes without a time are passed over.
  ///
  /// - Complexity: O(number of fixes), about a nanosecond each where there is no run.
  init(_ times: [Timestamp]) {
    var count = 0
    var last = Timestamp.missing
    var number: Int32 = -1
    /// The first two fixes of what may become a run.
    var first = 0
    var second = 0
    for i in times.indices where !times[i].isMissing {
      if times[i] != last {
        last = times[i]
        count = 1
        first = i
        continue
      }
      count += 1
      if count == 2 {
        second = i
        continue
      }
      if runs.isEmpty { runs = Array(repeating: -1, count: times.count) }
      if count == 3 {
        number += 1
        runs[first] = number
        runs[second] = number
      }
      runs[i] = number
    }
  }

  /// Whether there is no run.
  var isEmpty: Bool { runs.isEmpty }

  /// Whether two fixes, by their indices in the segment, belong to the same run.
  @inline(__always)
  func join(_ a: Int, _ b: Int) -> Bool { !runs.isEmpty && runs[a] >= 0 && runs[a] == runs[b] }
}
