public import Geodesy
public import Tracks

/// Where a track is divided into splits.
public enum SplitRule: Hashable, Sendable {
  /// Each time so many meters have been traveled.
  case distance(Meters)
  /// Each time so many seconds have passed since the first time, stops and gaps included.
  case duration(Double)

  /// Meters or seconds.
  fileprivate var step: Double {
    switch self {
    case .distance(let length): length.value
    case .duration(let seconds): seconds
    }
  }
}

/// A part of a track between two borders. Nil is unknown, never 0.
///
/// Borders lie between fixes: what a leg has (meters, seconds, ascent) is shared out evenly along it.
/// Sums over all splits are what the track has as a whole, where times do not run backward.
public struct Split: Hashable, Sendable {
  /// 1 for the first.
  public var index: Int
  /// Whether the track ended before the border was reached; only the last split can be.
  public var isPartial: Bool
  /// Meters from the start of the track to the start of the split.
  public var startDistance: Double
  /// Meters along the legs; between segments there are none.
  public var distance: Double
  /// Seconds on the clock. The time between two segments counts: with splits by distance for the
  /// split that goes on behind the gap, with splits by duration for those that it lies in.
  public var duration: Double?
  /// Seconds that were neither stops nor between segments.
  public var movingTime: Double?
  /// Meters climbed, by the method of the options.
  public var ascent: Double?
  /// Meters descended, positive.
  public var descent: Double?
  /// The average heart rate by time, beats per minute; without times legs count the same.
  public var heartRate: Double?

  /// Distance by duration, meters per second. Nil when no time passes.
  public var averageSpeed: Double? { Self.speed(distance, duration) }
  /// Distance by moving time, meters per second. Nil when no moving time passes.
  public var movingSpeed: Double? { Self.speed(distance, movingTime) }

  private static func speed(_ meters: Double, _ seconds: Double?) -> Double? {
    guard let seconds, seconds > 0 else { return nil }
    return meters / seconds
  }
}

/// More splits than anybody can mean.
public struct TooManySplits: Error, Hashable, Sendable {
  /// How many splits of one track there may be.
  public static let limit = 100_000
}

extension Track {
  /// The track in splits.
  ///
  /// - Parameters:
  ///   - rule: More than 0 meters or seconds each.
  ///   - options: How ascent and stops are counted.
  /// - Returns: The splits in order; none for a track without legs. Nil for splits by duration of a
  ///   track without times.
  /// - Throws: `TooManySplits`, when there would be more than its limit.
  /// - Complexity: O(number of fixes + number of splits).
  public func splits(
    every rule: SplitRule, options: SummaryOptions = SummaryOptions()
  ) throws(TooManySplits) -> [Split]? {
    try TrackProfile(of: segments, options: options).splits(every: rule)
  }
}

extension TrackProfile {
  /// What is shorter than this many meters or seconds at the end is no split of its own.
  private static var crumb: Double { 0.001 }

  /// The splits of what the profile follows.
  package func splits(every rule: SplitRule) throws(TooManySplits) -> [Split]? {
    let measure: [Double]
    switch rule {
    case .distance: measure = ways
    case .duration:
      if clock.isEmpty && !ways.isEmpty { return nil }
      measure = clock
    }
    let step = rule.step
    guard step > 0, measure.count > 1, let total = measure.last, total.isFinite else { return [] }
    if total / step > Double(TooManySplits.limit) { throw TooManySplits() }
    var splits: [Split] = []
    var start = Place(leg: 0, share: 0)
    for leg in 0..<(measure.count - 1) {
      while true {
        let border = Double(splits.count + 1) * step
        guard border <= measure[leg + 1], border < total - Self.crumb else { break }
        let end = Place(
          leg: leg, share: (border - measure[leg]) / (measure[leg + 1] - measure[leg]))
        splits.append(split(splits.count + 1, from: start, to: end, isPartial: false))
        start = end
      }
    }
    let rest = total - Double(splits.count) * step
    splits.append(
      split(
        splits.count + 1, from: start, to: Place(leg: measure.count - 2, share: 1),
        isPartial: rest < step - Self.crumb))
    return splits
  }

  /// A place on a leg: its index, and how much of it lies behind.
  private struct Place {
    var leg: Int
    var share: Double
  }

  private func split(_ index: Int, from start: Place, to end: Place, isPartial: Bool) -> Split {
    func grown(_ column: [Double]) -> Double? {
      if column.isEmpty { return nil }
      func value(_ place: Place) -> Double {
        column[place.leg] + place.share * (column[place.leg + 1] - column[place.leg])
      }
      return value(end) - value(start)
    }
    let weight = grown(heartbeatWeights) ?? 0
    return Split(
      index: index, isPartial: isPartial,
      startDistance: ways[start.leg] + start.share * (ways[start.leg + 1] - ways[start.leg]),
      distance: grown(ways) ?? 0, duration: grown(clock), movingTime: grown(moving),
      ascent: grown(ascents), descent: grown(descents),
      heartRate: weight > 0 ? grown(heartbeats).map { $0 / weight } : nil)
  }
}
