import Tracks

/// Greatest speeds of the same fixes by several methods.
struct ComparedSpeeds {
  private var legs: Double?
  private var wide: Double?
  private var windows: [Double] = []
  private var recorded: Double?

  /// Adds the speeds of a segment.
  mutating func add(_ segment: Segment, ways: [Double]) {
    legs = greatest(legs, Self.speeds(segment, ways: ways, over: 0))
    wide = greatest(wide, Self.speeds(segment, ways: ways, over: 3))
    windows.append(contentsOf: Self.speeds(segment, ways: ways, over: 5))
    if let column = segment.column(.speed) {
      recorded = greatest(recorded, column.filter { !$0.isNaN })
    }
  }

  private func greatest(_ known: Double?, _ speeds: [Double]) -> Double? {
    guard let fastest = speeds.max() else { return known }
    return max(known ?? fastest, fastest)
  }

  /// The speed from each fix to the first that is some seconds later, meters per second.
  ///
  /// - Parameters:
  ///   - ways: Meters along the legs to each fix.
  ///   - seconds: The least duration; 0 for any.
  static func speeds(_ segment: Segment, ways: [Double], over seconds: Double) -> [Double] {
    let times = segment.times
    var known: [Int] = []
    for i in times.indices where !times[i].isMissing {
      // Where time runs backward or stands, only what is new counts, but for legs themselves.
      if seconds > 0, let last = known.last, times[i] <= times[last] { continue }
      known.append(i)
    }
    var speeds: [Double] = []
    var next = 0
    for (k, i) in known.enumerated() {
      next = max(next, k + 1)
      if seconds > 0 {
        while next < known.count && elapsed(from: times[i], to: times[known[next]]) < seconds {
          next += 1
        }
      }
      if next >= known.count { break }
      let end = known[next]
      let duration = elapsed(from: times[i], to: times[end])
      if duration > 0 { speeds.append((ways[end] - ways[i]) / duration) }
    }
    return speeds
  }

  /// The value that so large a part of all values does not exceed; nil of none.
  static func percentile(_ values: [Double], _ part: Double) -> Double? {
    if values.isEmpty { return nil }
    let rank = Int((Double(values.count) * part).rounded(.up))
    return values.sorted()[min(max(rank, 1), values.count) - 1]
  }

  /// All results.
  var results: [ComparedResult] {
    [
      ComparedResult("greatest leg", legs),
      ComparedResult("greatest over 3 s or more", wide),
      ComparedResult("95 % of all stretches of 5 s are slower", Self.percentile(windows, 0.95)),
      ComparedResult("greatest recorded", recorded),
    ]
  }
}
