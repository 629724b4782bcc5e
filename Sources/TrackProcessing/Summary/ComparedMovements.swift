import Tracks

/// Moving time of the same fixes by several rules.
struct ComparedMovements {
  private var used: [SummaryOptions] = []
  private var moving: [Double?] = []
  private var recorded: Double?
  private var short: Double?
  private var flat: Double?

  /// The longest leg that leaflet-gpx takes for a movement, seconds, as it comes.
  static let longestLeg = 15.0
  /// Up to so many meters per second gpxpy takes for a stop: 1 km/h.
  static let slowest = 1 / 3.6

  /// Begins with the rule of the summary.
  init(_ options: SummaryOptions) {
    add(options.stopSpeed, options.stopDuration)
    for speed in [0.3, 0.5, 1.0] { add(speed, 15) }
    add(0.5, 0)
    moving = used.map { _ in nil }
  }

  private mutating func add(_ speed: Double, _ duration: Double) {
    var options = SummaryOptions()
    options.stopSpeed = speed
    options.stopDuration = duration
    if used.contains(options) { return }
    used.append(options)
  }

  /// Adds the times of a segment.
  mutating func add(_ segment: Segment, ways: [Double]) {
    let times = segment.times
    guard !times.isEmpty else { return }
    var all: Double?
    for (k, rule) in used.enumerated() {
      var clock = SpeedClock(
        stopSpeed: rule.stopSpeed, stopDuration: rule.stopDuration)
      for i in times.indices {
        clock.add(leg: i > 0 ? ways[i] - ways[i - 1] : 0, until: times[i])
      }
      clock.finish()
      guard let first = clock.earliest, let last = clock.latest else { return }
      let duration = elapsed(from: first, to: last)
      all = duration
      moving[k] = (moving[k] ?? 0) + duration - min(clock.stopped, duration)
    }
    if let all { recorded = (recorded ?? 0) + all }
    flat = (flat ?? 0) + Self.flatMovingTime(of: segment)
    var previous: Timestamp?
    for time in times where !time.isMissing {
      let seconds = previous.map { elapsed(from: $0, to: time) } ?? 0
      short = (short ?? 0) + (seconds > 0 && seconds < Self.longestLeg ? seconds : 0)
      previous = time
    }
  }

  /// Seconds of legs that are faster than 1 km/h, on the plane that gpxpy measures legs on; the
  /// heights count where both are known and neither is 0. Legs between fixes of which one has no
  /// time, and legs without length, count neither way.
  static func flatMovingTime(of segment: Segment) -> Double {
    let places = segment.coordinates
    let times = segment.times
    let heights = segment.elevations
    var moving = 0.0
    for i in times.indices.dropFirst() where !times[i].isMissing && !times[i - 1].isMissing {
      let seconds = elapsed(from: times[i - 1], to: times[i])
      if seconds <= 0 { continue }
      let plane = ComparedDistances.planeLength(from: places[i - 1], to: places[i])
      var length = plane.length
      if plane.isFlat, !heights.isEmpty, heights[i] != 0, heights[i - 1] != 0 {
        let rise = heights[i] - heights[i - 1]
        if !rise.isNaN { length = (length * length + rise * rise).squareRoot() }
      }
      if length > slowest * seconds { moving += seconds }
    }
    return moving
  }

  /// All results.
  var results: [ComparedResult] {
    zip(used, moving).map { ComparedResult($0.methods.movingTime, $1) } + [
      ComparedResult(
        "flat legs with heights up to 1 km/h are stops", flat,
        like: "gpxpy get_moving_data"),
      ComparedResult(
        "legs of \(shortest(Self.longestLeg)) s or more are stops", short,
        like: "leaflet-gpx, which also joins segments"),
      ComparedResult("all recorded time", recorded),
    ]
  }
}
