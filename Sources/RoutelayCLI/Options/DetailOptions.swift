import CommandLineParsing
import Geodesy
import RouteJobs
import TrackProcessing

/// The options for what `info` tells beside statistics.
enum DetailOptions {
  static let splits = OptionSpec(
    "splits", .lengthOrDuration("EVERY"),
    "divide tracks and routes every so much: km, mi, nmi, h, or a length or duration such as 5km, "
      + "400m, 30min")
  static let climbs = OptionSpec("climbs", "list the climbs of tracks and routes")
  static let climbGain = OptionSpec(
    "climb-gain", .length("LENGTH"), "climbs go up so much at least (default 30m)")
  static let climbGrade = OptionSpec(
    "climb-grade", .number("PERCENT", 0...100),
    "climbs are so steep on average at least (default 3)")
  static let compareMethods = OptionSpec(
    "compare-methods",
    "count distance, ascent, moving time and greatest speed by many methods, and say which tools "
      + "count so")

  static let group = OptionGroup(
    "Details", [splits, climbs, climbGain, climbGrade, compareMethods])

  /// How the details come about, for the help.
  static let notes = [
    "Splits: the borders lie between fixes, what a leg has is shared out evenly along it. With a "
      + "length, the time between two segments counts for the split that goes on behind it; with a "
      + "duration, stops and gaps are part of it. The last split is partial.",
    "Climbs: elevations are smoothed (a median of 5, then a triangular window of 40 m); a climb "
      + "begins where the track becomes as steep as --climb-grade and ends where it falls behind "
      + "that grade by a third of --climb-gain, at most 10 m: smaller dips do not end it. The "
      + "greatest grade is over at least 25 m.",
  ]

  /// What was asked for; a number for climbs asks for climbs.
  static func request(_ arguments: ParsedArguments) -> DetailRequest {
    var request = DetailRequest()
    switch arguments.lengthOrDuration(splits) {
    case .meters(let meters)?: request.splits = .distance(meters.meters)
    case .seconds(let seconds)?: request.splits = .duration(seconds)
    case nil: break
    }
    if [climbs, climbGain, climbGrade].contains(where: arguments.has) {
      var options = ClimbOptions()
      if let gain = arguments.meters(climbGain) { options.minGain = gain.meters }
      if let grade = arguments.number(climbGrade) { options.minGrade = grade }
      request.climbs = options
    }
    request.comparesMethods = arguments.has(compareMethods)
    return request
  }
}
