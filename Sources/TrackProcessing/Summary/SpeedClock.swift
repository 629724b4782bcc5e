import Tracks

/// Times along a segment: the earliest, the latest, the greatest speed, and the stops.
struct SpeedClock {
  /// Slower legs may be stops, meters per second.
  let stopSpeed: Double
  /// Slow legs that last at least so long together are a stop, seconds.
  let stopDuration: Double

  /// The earliest time so far.
  private(set) var earliest: Timestamp?
  /// The latest time so far.
  private(set) var latest: Timestamp?
  /// The greatest speed so far, meters per second.
  private(set) var maxSpeed: Double?
  /// Seconds in stops that have ended.
  private(set) var stopped = 0.0

  /// The last time that was known, `missing` before the first.
  private var previous = Timestamp.missing
  /// Meters since that time.
  private var way = 0.0
  /// Seconds of slow legs in a row.
  private var slow = 0.0
  private var fastest = -1.0

  init(stopSpeed: Double, stopDuration: Double) {
    self.stopSpeed = stopSpeed
    self.stopDuration = stopDuration
  }

  /// Goes a leg to a fix.
  ///
  /// - Parameters:
  ///   - leg: Meters.
  ///   - time: The fix's time; `missing` where it has none, then its leg belongs to the next.
  @inline(__always)
  mutating func add(leg: Double, until time: Timestamp) {
    way += leg
    if time.isMissing { return }
    if previous.isMissing {
      earliest = time
      latest = time
    } else {
      let seconds = elapsed(from: previous, to: time)
      if seconds > 0 {
        let speed = way / seconds
        fastest = speed > fastest ? speed : fastest
        if speed < stopSpeed { slow += seconds } else if slow > 0 { endStop() }
        if let last = latest, last < time { latest = time }
      } else if let first = earliest, time < first {
        earliest = time
      }
    }
    previous = time
    way = 0
  }

  /// Ends a row of slow legs.
  private mutating func endStop() {
    if slow >= stopDuration { stopped += slow }
    slow = 0
  }

  /// Ends the segment.
  mutating func finish() {
    endStop()
    maxSpeed = fastest < 0 ? nil : fastest
  }
}
