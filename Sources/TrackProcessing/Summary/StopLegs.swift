import Tracks

/// Which legs of a segment belong to a stop, by the rule of `SpeedClock`.
enum StopLegs {
  /// Whether each leg is part of a stop; a leg without a time at its end belongs to the leg behind.
  ///
  /// - Complexity: O(number of fixes).
  static func marks(of segment: Segment, ways: [Double], options: SummaryOptions) -> [Bool] {
    let times = segment.times
    var marks = Array(repeating: false, count: max(segment.count - 1, 0))
    /// The last fix with a time.
    var last = -1
    /// Where the row of slow legs begins, and its seconds.
    var slowStart = -1
    var slow = 0.0
    func end() {
      if slowStart >= 0 && slow >= options.stopDuration {
        for i in slowStart..<last { marks[i] = true }
      }
      slowStart = -1
      slow = 0
    }
    for i in times.indices where !times[i].isMissing {
      if last >= 0 {
        let seconds = elapsed(from: times[last], to: times[i])
        if seconds > 0 {
          if (ways[i] - ways[last]) / seconds < options.stopSpeed {
            if slowStart < 0 { slowStart = last }
            slow += seconds
          } else {
            end()
          }
        }
      }
      last = i
    }
    end()
    return marks
  }
}
