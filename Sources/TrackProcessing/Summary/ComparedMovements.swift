import Tracks

/// Moving time of the same fixes by several rules.
struct ComparedMovements {
  private var used: [(options: SummaryOptions, countsLike: String?)] = []
  private var moving: [Double?] = []
  private var recorded: Double?
  private var short: Double?

  /// The longest leg that leaflet-gpx takes for a movement, seconds, as it comes.
  static let longestLeg = 15.0

  /// Begins with the rule of the summary.
  init(_ options: SummaryOptions) {
    add(options.stopSpeed, options.stopDuration)
    for speed in [0.3, 0.5, 1.0] { add(speed, 15) }
    add(0.5, 0)
    add(0.278, 0, like: "gpxpy get_moving_data (1 km/h), along its own distance")
    moving = used.map { _ in nil }
  }

  private mutating func add(_ speed: Double, _ duration: Double, like countsLike: String? = nil) {
    var options = SummaryOptions()
    options.stopSpeed = speed
    options.stopDuration = duration
    if used.contains(where: { $0.options == options }) { return }
    used.append((options, countsLike))
  }

  /// Adds the times of a segment.
  mutating func add(_ segment: Segment, ways: [Double]) {
    let times = segment.times
    guard !times.isEmpty else { return }
    var all: Double?
    for (k, rule) in used.enumerated() {
      var clock = SpeedClock(
        stopSpeed: rule.options.stopSpeed, stopDuration: rule.options.stopDuration)
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
    var previous: Timestamp?
    for time in times where !time.isMissing {
      let seconds = previous.map { elapsed(from: $0, to: time) } ?? 0
      short = (short ?? 0) + (seconds > 0 && seconds < Self.longestLeg ? seconds : 0)
      previous = time
    }
  }

  /// All results.
  var results: [ComparedResult] {
    zip(used, moving).map {
      ComparedResult($0.options.methods.movingTime, $1, like: $0.countsLike)
    } + [
      ComparedResult(
        "legs of \(shortest(Self.longestLeg)) s or more are stops", short,
        like: "leaflet-gpx, which also joins segments"),
      ComparedResult("all recorded time", recorded),
    ]
  }
}
