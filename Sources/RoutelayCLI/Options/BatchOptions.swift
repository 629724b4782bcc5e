import CommandLineParsing
import RouteJobs

/// The options of commands that work on many files.
enum BatchOptions {
  static let jobs = OptionSpec(
    "jobs", short: "j", .integer("N", 1...1024), "files at a time (default: one for each core)")
  static let failFast = OptionSpec("fail-fast", "start nothing more after the first failure")
  static let progress = OptionSpec(
    "progress", "show progress even when messages do not go to a terminal")

  static let group = OptionGroup("Batch", [jobs, failFast, progress])

  /// A batch as the options want it.
  static func batch(_ arguments: ParsedArguments) -> Batch {
    var batch = Batch(jobs: arguments.integer(jobs) ?? Clock.coreCount)
    batch.stopsAtFailure = arguments.has(failFast)
    return batch
  }
}
