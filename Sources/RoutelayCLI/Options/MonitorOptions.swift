import CommandLineParsing
import Geodesy
import Geofencing

/// The options for how changes between inside and outside become events.
enum MonitorOptions {
  static let exitBuffer = OptionSpec(
    "exit-buffer", .length("LENGTH"),
    "how far beyond the boundary a track must be to have left (default 0m; under gate a tenth of the "
      + "fence's size, but 10m to 50m)")
  static let minFixes = OptionSpec(
    "min-fixes", .integer("N", 1...1_000_000),
    "fixes in a row that confirm a change; with more than 1, what passes between two fixes is none "
      + "(default 1)")
  static let accuracyPolicy = OptionSpec(
    "accuracy-policy",
    .choice("POLICY", FenceMonitorOptions.AccuracyPolicy.allCases.map(\.rawValue)),
    "ignore: every fix is where it says. gate: a fix whose accuracy reaches over the boundary changes "
      + "nothing; useless fixes and jumps faster than 90 m/s are left out (default ignore)")
  static let maxGap = OptionSpec(
    "max-gap", .duration("DURATION"),
    "time between two fixes beyond which nothing is said about the way between them (default 10min)"
  )
  static let initial = OptionSpec(
    "initial", .choice("EVENT", FenceMonitorOptions.Initial.allCases.map(\.rawValue)),
    "what a track that begins inside gives: the event inside, the event enter, or nothing (default "
      + "state)")
  static let crossings = OptionSpec(
    "crossings", .choice("HOW", FenceMonitorOptions.Crossings.allCases.map(\.rawValue)),
    "place a change where the way between two fixes crosses the boundary, or at the second of them; "
      + "with fixes, what passes between two of them is none (default interpolated)")
  static let order = OptionSpec(
    "order", .choice("ORDER", FenceMonitorOptions.Order.allCases.map(\.rawValue)),
    "take fixes by their times, or as they stand in the file (default time)")
  static let dwell = OptionSpec(
    "dwell", .duration("DURATION"),
    "also give a dwell event after so much time inside; a track without times is an error then")
  static let explain = OptionSpec(
    "explain", "list on standard error each change that gave no event, and why")

  /// What makes events.
  static let rules = [
    exitBuffer, minFixes, accuracyPolicy, maxGap, initial, crossings, order, dwell,
  ]
  static let group = OptionGroup("Events", rules + [explain])

  /// What counts as being inside, for the help.
  static let notes = [
    "A place on the boundary is inside. A track that begins outside gives no event for that. A pass "
      + "between two fixes gives enter and exit, both with \"cross\": true. No way leads from one "
      + "segment to the next, nor over a gap: a change there is dated at the next fix, with \"gap\": "
      + "true, and the time inside is counted anew. A feature's properties dwell, exitBuffer and "
      + "minFixes override the options for its fence.",
    "Tracks and routes are watched, each by itself; waypoints are not.",
  ]

  /// A monitor's options as the command line wants them.
  static func options(_ arguments: ParsedArguments) -> FenceMonitorOptions {
    var options = FenceMonitorOptions()
    options.exitBuffer = arguments.meters(exitBuffer).map { Meters($0) }
    if let fixes = arguments.integer(minFixes) { options.minFixes = fixes }
    if let policy = arguments.text(accuracyPolicy).flatMap(
      FenceMonitorOptions.AccuracyPolicy.init)
    {
      options.accuracyPolicy = policy
    }
    if let gap = arguments.seconds(maxGap) { options.maxGap = gap }
    if let initial = arguments.text(initial).flatMap(FenceMonitorOptions.Initial.init) {
      options.initial = initial
    }
    if let crossings = arguments.text(crossings).flatMap(FenceMonitorOptions.Crossings.init) {
      options.crossings = crossings
    }
    if let order = arguments.text(order).flatMap(FenceMonitorOptions.Order.init) {
      options.order = order
    }
    options.dwell = arguments.seconds(dwell)
    options.explains = arguments.has(explain)
    return options
  }
}
