import Geodesy
package import Tracks

/// What has gathered along a track up to each of its fixes: meters, seconds, moving seconds, ascent,
/// descent, heartbeats. Every column only grows, so what lies between two places of the track is a
/// difference, and parts add up to the whole.
///
/// The fixes of all segments stand one after the other. Between two segments only the clock goes on:
/// there is no way, climb or movement.
package struct TrackProfile {
  /// Meters along the legs.
  private(set) var ways: [Double] = []
  /// Seconds since the first known time. A fix without a time has its share of the way between the
  /// times around it; where time runs backward, the clock stands still. Empty without times.
  private(set) var clock: [Double] = []
  /// Seconds of the clock that were no stops, and in no gap between segments. Empty without times.
  private(set) var moving: [Double] = []
  /// Meters climbed. Empty without elevations.
  private(set) var ascents: [Double] = []
  /// Meters descended, positive. Empty without elevations.
  private(set) var descents: [Double] = []
  /// Heart rate times seconds; without times each leg counts the same. Empty without heart rates.
  private(set) var heartbeats: [Double] = []
  /// The seconds (or legs) that `heartbeats` are about.
  private(set) var heartbeatWeights: [Double] = []

  private let options: SummaryOptions

  /// Follows segments that are not connected.
  ///
  /// - Complexity: O(number of fixes); eight bytes for each column and fix.
  package init(of segments: [Segment], options: SummaryOptions) {
    self.options = options
    let segments = segments.filter { !$0.isEmpty }
    let origin = segments.lazy.flatMap(\.times).first { !$0.isMissing }
    let hasHeights = segments.contains { !$0.elevations.isEmpty }
    let hasHeartRate = segments.contains { $0.column(.heartRate) != nil }
    for segment in segments {
      let start = ways.count
      let own = segment.ways
      let before = ways.last ?? 0
      ways.append(contentsOf: own.lazy.map { before + $0 })
      if let origin { addTimes(of: segment, ways: own, since: origin) }
      if hasHeights { addHeights(of: segment, ways: own) }
      if hasHeartRate { addHeartbeats(segment.column(.heartRate), from: start) }
    }
  }

  /// The meters along the legs to each vertex of a path.
  static func ways(along path: UnsafeBufferPointer<Coordinate>) -> [Double] {
    if path.isEmpty { return [] }
    var ways = Array(repeating: 0.0, count: path.count)
    ways.withUnsafeMutableBufferPointer { ways in
      Geodesic.legLengths(of: path, into: UnsafeMutableBufferPointer(rebasing: ways.dropFirst()))
      for i in ways.indices.dropFirst() { ways[i] += ways[i - 1] }
    }
    return ways
  }

  /// Columns with linear shares of the way in their gaps; before the first and behind the last
  /// known value gaps stay.
  static func filled(_ values: [Double], ways: [Double]) -> [Double] {
    var values = values
    var last = -1
    for i in values.indices where !values[i].isNaN {
      if last >= 0 && i > last + 1 {
        let rise = values[i] - values[last]
        let length = ways[i] - ways[last]
        for k in (last + 1)..<i {
          let share =
            length > 0 ? (ways[k] - ways[last]) / length : Double(k - last) / Double(i - last)
          values[k] = values[last] + rise * share
        }
      }
      last = i
    }
    return values
  }
}

extension TrackProfile {
  private mutating func addTimes(of segment: Segment, ways: [Double], since origin: Timestamp) {
    var own = Array(repeating: Double.nan, count: segment.count)
    var latest = clock.last ?? 0
    for (i, time) in segment.times.enumerated() where !time.isMissing {
      latest = max(latest, elapsed(from: origin, to: time))
      own[i] = latest
    }
    let stops = StopLegs.marks(of: segment, ways: ways, options: options)
    own = Self.filled(own, ways: ways)
    let firstKnown = own.first { !$0.isNaN } ?? clock.last ?? 0
    var now = firstKnown
    var moved = moving.last ?? 0
    for i in own.indices {
      let before = now
      if !own[i].isNaN { now = own[i] }
      if i > 0 && !stops[i - 1] { moved += now - before }
      clock.append(now)
      moving.append(moved)
    }
  }

  private mutating func addHeights(of segment: Segment, ways: [Double]) {
    let up = ascents.last ?? 0
    let down = descents.last ?? 0
    if segment.elevations.isEmpty {
      ascents.append(contentsOf: repeatElement(up, count: segment.count))
      descents.append(contentsOf: repeatElement(down, count: segment.count))
      return
    }
    let course = AscentCourse(of: segment.elevations, ways: ways, options: options)
    // A climb over fixes without an elevation is spread along them.
    let heights = segment.elevations
    let firstKnown = heights.firstIndex { !$0.isNaN } ?? 0
    let lastKnown = heights.lastIndex { !$0.isNaN } ?? 0
    func spread(_ totals: [Double]) -> [Double] {
      var known = totals
      for i in firstKnown..<lastKnown where heights[i].isNaN { known[i] = .nan }
      return Self.filled(known, ways: ways)
    }
    ascents.append(contentsOf: spread(course.ascents).lazy.map { up + $0 })
    descents.append(contentsOf: spread(course.descents).lazy.map { down + $0 })
  }

  private mutating func addHeartbeats(_ values: [Double]?, from start: Int) {
    var beats = heartbeats.last ?? 0
    var weights = heartbeatWeights.last ?? 0
    for i in start..<ways.count {
      if let values, i > start {
        let mean = (values[i - start - 1] + values[i - start]) / 2
        let weight = clock.isEmpty ? 1 : clock[i] - clock[i - 1]
        if !mean.isNaN {
          beats += mean * weight
          weights += weight
        }
      }
      heartbeats.append(beats)
      heartbeatWeights.append(weights)
    }
  }
}
