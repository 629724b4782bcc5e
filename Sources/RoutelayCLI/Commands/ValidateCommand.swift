import CommandLineParsing
import Rendering
import RouteJobs
import TrackFormats

/// `routelay validate`: everything that is wrong or odd in files, each at its place.
enum ValidateCommand: Command {
  static let name = "validate"

  static let json = OptionSpec("json", "print one JSON document instead of lines")
  static let limit = OptionSpec(
    "limit-findings", .integer("N", 1...(1 << 40)),
    "warnings of one file to list one by one; of those that follow, the first of each class and "
      + "their number (default \(ValidateJob.usualLimit))")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "list what is wrong or odd in GPX and GeoJSON files",
      operands: .paths("INPUT…"),
      examples: [
        .init("Everything odd in a file, with line and column", "routelay validate ride.gpx"),
        .init("In a build: warnings count as failures", "routelay validate --strict rides/"),
        .init(
          "The files that need repair",
          "routelay validate rides/ --json | jq -r '.files[] | select(.error) | .path'"),
      ],
      groups: [
        OptionGroup("Output", [json, limit]), InputOptions.group(console), BatchOptions.group,
        CommonOptions.group,
      ],
      notes: [
        "An error is what keeps a file from being read: XML or JSON that is malformed or cut off, "
          + "an encoding or a coordinate system that is not supported, a file that is neither GPX "
          + "nor GeoJSON, a GeoJSON geometry with an impossible position or shape. It is the only "
          + "message about its file.",
        "A warning is what is odd but can be read: GPX points without a valid position, numbers "
          + "and times that are none, times without a zone or going back, characters that do not "
          + "fit the encoding, segments of one fix, unclosed or degenerate rings, duplicate keys, "
          + "namespaces. Each is listed (characters of a wrong encoding together).",
        "Lines go to standard output as path:line:column: error|warning: text [class], in the "
          + "order of the inputs; a file that is fine has none. --quiet leaves out the summary, "
          + "not the list. The code is 1 when a file has an error, with --strict also when one "
          + "has a warning, and 2 when a file could not be opened or read at all.",
        InputOptions.note,
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let inputs = try InputOptions.inputs(arguments, console)
    let job = ValidateJob(
      reader: InputOptions.reader(arguments, console),
      findingLimit: arguments.integer(limit) ?? ValidateJob.usualLimit)
    let printsJSON = arguments.has(json)
    let usesColor = CommonOptions.usesColorInOutput(arguments, console)

    var report = JobReport(.validation, skippedFiles: inputs.skippedCount)
    var tally = ValidationTally()
    var output = DataOutput(console: console, diagnostics: diagnostics)
    let run = BatchRun(
      inputs: inputs, verb: "read", arguments: arguments, console: console,
      diagnostics: diagnostics)
    await run.forEach(
      count: inputs.entries.count,
      notStarted: { [FileRecord(path: inputs.entries[$0].path, status: .notStarted)] },
      work: { i in [job.run(inputs.entries[i])] },
      isInVain: { !output.isOpen },
      deliver: { record in
        tally.add(record)
        // That a file cannot be opened is no property of its content.
        if let failure = record.failure, failure.isUnreadable { run.say(failure) }
        if printsJSON {
          report.add(record)
        } else {
          output.write(lines(of: record, usesColor: usesColor))
        }
      })
    if printsJSON { output.write(report.json) }
    if output.isClosedPipe && Interruption.signal == nil { return .success }
    diagnostics.note(tally.summary(skippedFiles: inputs.skippedCount))
    return exitCode(tally, isStrict: arguments.has(CommonOptions.strict)).merged(with: output.code)
  }

  /// What is said about a file on standard output; empty for one that is fine.
  private static func lines(of record: FileRecord, usesColor: Bool) -> [UInt8] {
    var text = ""
    for finding in record.findings {
      text += MessageLine.text(finding, path: record.path, usesColor: usesColor)
    }
    if let failure = record.failure, !failure.isUnreadable {
      text += MessageLine.text(failure, usesColor: usesColor)
    }
    return Array(text.utf8)
  }

  private static func exitCode(_ tally: ValidationTally, isStrict: Bool) -> ExitCode {
    var code = ExitCode.success
    if tally.withErrors > tally.unreadable || (isStrict && tally.withWarnings > 0) {
      code = .checkFailed
    }
    if tally.unreadable > 0 { code = code.merged(with: .failure) }
    if let signal = Interruption.signal { code = code.merged(with: ExitCode(signal: signal)) }
    return code
  }
}
