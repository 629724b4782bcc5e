import CommandLineParsing
import Geodesy
import TrackProcessing

/// The options for statistics.
enum StatisticsOptions {
  static let ascentMethod = OptionSpec(
    "ascent-method", .choice("METHOD", AscentMethod.allCases.map(\.rawValue)),
    "how ascent is added up (default zigzag)")
  static let ascentThreshold = OptionSpec(
    "ascent-threshold", .length("LENGTH"),
    "how far elevations must differ to count, by any method but raw (default 5m)")
  static let stopSpeed = OptionSpec(
    "stop-speed", .speed("SPEED"), "slower is a stop (default 0.5m/s)")
  static let stopDuration = OptionSpec(
    "stop-duration", .duration("DURATION"), "shorter is no stop (default 15s)")

  static let group = OptionGroup(
    "Statistics", [ascentMethod, ascentThreshold, stopSpeed, stopDuration])

  /// How statistics are computed, as the options want it.
  static func options(_ arguments: ParsedArguments) -> SummaryOptions {
    var options = SummaryOptions()
    if let method = arguments.text(ascentMethod).flatMap(AscentMethod.init) {
      options.ascentMethod = method
    }
    if let threshold = arguments.meters(ascentThreshold) {
      options.ascentThreshold = threshold.meters
    }
    if let speed = arguments.metersPerSecond(stopSpeed) { options.stopSpeed = speed }
    if let duration = arguments.seconds(stopDuration) { options.stopDuration = duration }
    return options
  }
}
