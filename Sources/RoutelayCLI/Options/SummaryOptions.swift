import CommandLineParsing
import RouteJobs

/// The options for statistics.
enum SummaryOptions {
  static let ascentMethod = OptionSpec(
    "ascent-method", .choice("METHOD", SummaryRequest.ascentMethods),
    "how ascent is added up (default zigzag)")
  static let stopSpeed = OptionSpec(
    "stop-speed", .number("M/S", 0...1000), "slower is a stop, in meters per second (default 0.5)")
  static let stopDuration = OptionSpec(
    "stop-duration", .number("SECONDS", 0...1e9), "shorter is no stop (default 15)")

  static let group = OptionGroup("Statistics", [ascentMethod, stopSpeed, stopDuration])

  /// A request as the options want it.
  static func request(_ arguments: ParsedArguments) -> SummaryRequest {
    var request = SummaryRequest()
    if let method = arguments.text(ascentMethod) { request.ascentMethod = method }
    if let speed = arguments.number(stopSpeed) { request.stopSpeed = speed }
    if let duration = arguments.number(stopDuration) { request.stopDuration = duration }
    return request
  }
}
