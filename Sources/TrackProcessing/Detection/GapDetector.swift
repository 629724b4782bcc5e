import Geodesy
public import Tracks

/// A leg over which nothing was recorded.
public struct Gap: Hashable, Sendable {
  /// The fix before, with a time where one has.
  public var from: Int
  /// The fix after it.
  public var to: Int
  /// Seconds; nil when one of the fixes has no time.
  public var seconds: Double?
  /// Meters.
  public var distance: Double
}

/// Finds gaps: legs that last longer, or lead further, than a recording's legs do.
///
/// Time is measured from timed fix to timed fix, whatever lies between; distance from fix to fix.
/// Time that steps back is no gap. With a factor, what is usual there is no gap in time either: a
/// buoy that reports each hour, a telephone that saves its battery.
public struct GapDetector: Hashable, Sendable {
  /// More seconds are a gap; nil for any time.
  public var time: Double?
  /// More meters are a gap; nil for any distance.
  public var distance: Double?
  /// Over at most so many meters there is no gap, however long it takes: something stood still.
  public var still: Double?
  /// A gap in time also lasts more than so many times the usual interval around it: the median of up
  /// to five intervals before it or of those behind it, whichever is longer. Where there is no
  /// other interval, its own is the usual one. 1 or less is off.
  public var factor: Double

  /// Makes a detector.
  public init(
    time: Double? = 600, distance: Double? = nil, still: Double? = nil, factor: Double = 0
  ) {
    self.time = time
    self.distance = distance
    self.still = still
    self.factor = factor
  }

  /// The gaps of a segment, in order, at most one before each fix.
  ///
  /// - Complexity: O(number of fixes).
  public func gaps(in segment: Segment) -> [Gap] {
    let places = segment.coordinates
    let times = segment.times
    var found: [Gap] = []
    var timed: Int?
    func length(_ a: Int, _ b: Int) -> Double { Geodesic.legLength(from: places[a], to: places[b]) }
    for i in places.indices {
      let isTimed = !times.isEmpty && !times[i].isMissing
      defer { if isTimed { timed = i } }
      if let distance, i > 0 {
        let way = length(i - 1, i)
        if way > distance, way > still ?? 0 {
          let seconds = isTimed && timed == i - 1 ? elapsed(from: times[i - 1], to: times[i]) : nil
          found.append(Gap(from: i - 1, to: i, seconds: seconds, distance: way))
          continue
        }
      }
      guard let time, isTimed, let last = timed else { continue }
      let seconds = elapsed(from: times[last], to: times[i])
      if seconds <= time { continue }
      let way = length(last, i)
      if let still, way <= still { continue }
      if factor > 1 {
        let usual = Self.usualInterval(around: last, i, times) ?? seconds
        if seconds <= factor * usual { continue }
      }
      found.append(Gap(from: last, to: i, seconds: seconds, distance: way))
    }
    return found
  }

  /// The usual interval between timed fixes around a leg, without the leg's own; nil where it is
  /// the only leg.
  private static func usualInterval(
    around a: Int, _ b: Int, _ times: [Timestamp]
  ) -> Double? {
    let before = median(intervals(from: a, through: stride(from: a - 1, through: 0, by: -1), times))
    let behind = median(
      intervals(from: b, through: stride(from: b + 1, to: times.count, by: 1), times))
    guard let before, let behind else { return before ?? behind }
    return max(before, behind)
  }

  /// Up to five intervals between timed fixes in a row.
  private static func intervals(
    from start: Int, through others: some Sequence<Int>, _ times: [Timestamp]
  ) -> [Double] {
    var found: [Double] = []
    var last = start
    for i in others where !times[i].isMissing {
      found.append(abs(elapsed(from: times[last], to: times[i])))
      if found.count == 5 { break }
      last = i
    }
    return found
  }

  private static func median(_ intervals: [Double]) -> Double? {
    intervals.isEmpty ? nil : intervals.sorted()[intervals.count / 2]
  }
}
