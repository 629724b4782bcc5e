import TrackProcessing
package import Tracks

/// How statistics are to be computed.
package struct SummaryRequest: Hashable, Sendable {
  /// How ascent is added up: one of `ascentMethods`.
  package var ascentMethod = "zigzag"
  /// The least speed that is no stop, in meters per second.
  package var stopSpeed = 0.5
  /// The least duration of a stop, in seconds.
  package var stopDuration = 15.0

  /// The words for `ascentMethod`.
  package static let ascentMethods = ["raw", "zigzag", "hysteresis", "smoothed"]

  /// The defaults.
  package init() {}
}

/// The `stats` of a report. Nil is unknown.
package struct SummaryRecord: Hashable, Sendable {
  /// Meters along the legs, 0 without legs.
  package var distance = 0.0
  /// Meters along the legs with their rise.
  package var distance3D: Double?
  /// Seconds from the earliest to the latest time.
  package var duration: Double?
  /// Seconds inside segments.
  package var recordedTime: Double?
  /// Seconds without stops.
  package var movingTime: Double?
  /// Seconds of stops.
  package var stoppedTime: Double?
  /// Meters per second over the duration.
  package var averageSpeed: Double?
  /// Meters per second over the moving time.
  package var movingSpeed: Double?
  /// The greatest speed of a leg, meters per second.
  package var maxSpeed: Double?
  /// Meters up.
  package var ascent: Double?
  /// Meters down.
  package var descent: Double?
  /// The lowest elevation, meters.
  package var minElevation: Double?
  /// The highest elevation, meters.
  package var maxElevation: Double?
  /// The earliest time.
  package var start: Timestamp?
  /// The latest time.
  package var end: Timestamp?

  /// Summarizes segments, never bridging the gaps between them.
  ///
  /// The one place where reports meet `TrackSummary`.
  package init(of segments: [Segment], _ request: SummaryRequest) {
    distance = TrackSummary().distance
  }

  func write(to json: inout ReportJSON) {
    json.object { json in
      for (key, value) in [
        ("distance", distance), ("distance3D", distance3D), ("duration", duration),
        ("recordedTime", recordedTime), ("movingTime", movingTime), ("stoppedTime", stoppedTime),
        ("averageSpeed", averageSpeed), ("movingSpeed", movingSpeed), ("maxSpeed", maxSpeed),
        ("ascent", ascent), ("descent", descent), ("minElevation", minElevation),
        ("maxElevation", maxElevation),
      ] as [(String, Double?)] {
        json.key(key)
        json.measure(value)
      }
      json.key("start")
      json.time(start)
      json.key("end")
      json.time(end)
    }
  }
}
