public import Tracks

/// Statistics of fixes: what DESIGN calls `stats`. Nil is unknown, never 0.
///
/// Segments are never bridged: what lies between two of them is neither distance nor climb nor
/// speed. Only `start`, `end` and `duration` look at the whole.
public struct TrackSummary: Hashable, Sendable {
  /// Meters along the legs on the ellipsoid, 0 without legs.
  public var distance = 0.0
  /// Meters along the legs with the difference of elevations, as recorded, where both ends have
  /// one. Nil when no fix has an elevation.
  public var distance3D: Double?
  /// Seconds from the earliest to the latest time of each segment, added up.
  public var recordedTime: Double?
  /// Seconds of `recordedTime` that were stops.
  public var stoppedTime: Double?
  /// The greatest speed between neighboring fixes with a time, meters per second; where fixes
  /// without a time lie between, the way goes along them. Nil when no time advances.
  public var maxSpeed: Double?
  /// Meters climbed, by the method of the options.
  public var ascent: Double?
  /// Meters descended, by the same method, positive.
  public var descent: Double?
  /// The lowest elevation, meters.
  public var minElevation: Double?
  /// The highest elevation, meters.
  public var maxElevation: Double?
  /// The earliest time.
  public var start: Timestamp?
  /// The latest time.
  public var end: Timestamp?
  /// The recorded channels that there are, of those in `ChannelSummary.channels`.
  public var channels: [Channel: ChannelSummary] = [:]

  /// Makes the summary of nothing.
  public init() {}

  /// Seconds from the earliest to the latest time, gaps between segments included.
  public var duration: Double? {
    guard let start, let end else { return nil }
    return elapsed(from: start, to: end)
  }

  /// Seconds of `recordedTime` that were no stops.
  public var movingTime: Double? {
    guard let recordedTime, let stoppedTime else { return nil }
    return recordedTime - stoppedTime
  }

  /// Distance by duration, meters per second. Nil when no time passes.
  public var averageSpeed: Double? { speed(over: duration) }

  /// Distance by moving time, meters per second. Nil when no moving time passes.
  public var movingSpeed: Double? { speed(over: movingTime) }

  private func speed(over seconds: Double?) -> Double? {
    guard let seconds, seconds > 0 else { return nil }
    return distance / seconds
  }
}

extension TrackSummary {
  /// The summary of several parts that are not connected: segments of a track, tracks of a file.
  public static func combined(_ parts: some Sequence<TrackSummary>) -> TrackSummary {
    var whole = TrackSummary()
    for part in parts { whole.add(part) }
    return whole
  }

  /// Adds a part that is not connected with what is there.
  public mutating func add(_ part: TrackSummary) {
    if distance3D != nil || part.distance3D != nil {
      distance3D = (distance3D ?? distance) + (part.distance3D ?? part.distance)
    }
    distance += part.distance
    recordedTime = merged(recordedTime, part.recordedTime, +)
    stoppedTime = merged(stoppedTime, part.stoppedTime, +)
    maxSpeed = merged(maxSpeed, part.maxSpeed, max)
    ascent = merged(ascent, part.ascent, +)
    descent = merged(descent, part.descent, +)
    minElevation = merged(minElevation, part.minElevation, min)
    maxElevation = merged(maxElevation, part.maxElevation, max)
    start = merged(start, part.start, min)
    end = merged(end, part.end, max)
    for (channel, summary) in part.channels {
      channels[channel, default: ChannelSummary()].add(summary)
    }
  }

  /// The summary of a track: its segments, combined.
  public init(of track: Track, options: SummaryOptions = SummaryOptions()) {
    self = .combined(track.segments.lazy.map { TrackSummary(of: $0, options: options) })
  }

  /// The summary of a document: all its tracks. Routes are plans and waypoints are places; neither
  /// counts.
  public init(of document: TrackDocument, options: SummaryOptions = SummaryOptions()) {
    for case .track(let track) in document.items {
      add(TrackSummary(of: track, options: options))
    }
  }
}

/// What is known of two values; both count where both are known.
func merged<Value>(
  _ a: Value?, _ b: Value?, _ both: (Value, Value) -> Value
) -> Value? {
  guard let a else { return b }
  guard let b else { return a }
  return both(a, b)
}

/// Seconds between two instants, negative when the second is earlier.
///
/// Seconds are converted before they are subtracted: instants at the ends of time do not trap.
func elapsed(from start: Timestamp, to end: Timestamp) -> Double {
  Double(end.seconds) - Double(start.seconds)
    + (Double(end.nanoseconds) - Double(start.nanoseconds)) / 1_000_000_000
}
