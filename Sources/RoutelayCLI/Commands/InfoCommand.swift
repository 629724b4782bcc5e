import CommandLineParsing
import Rendering
import RouteJobs
import TrackFormats
import TrackProcessing

/// `routelay info`: counts, bounds and statistics.
enum InfoCommand: Command {
  static let name = "info"

  static let json = OptionSpec("json", "print one JSON document instead of tables")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "print counts, bounds and statistics of files",
      operands: .paths("INPUT…"),
      examples: [
        .init("What is in a file", "routelay info ride.gpx"),
        .init(
          "The length of all rides, in meters",
          "routelay info rides/ --json | jq '[.files[].stats.distance] | add'"),
      ],
      groups: [
        OptionGroup("Output", [json]), StatisticsOptions.group, InputOptions.group(console),
        BatchOptions.group, CommonOptions.group,
      ],
      notes: [InputOptions.note])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let inputs = try InputOptions.inputs(arguments, console)
    var job = InfoJob(reader: InputOptions.reader(arguments, console))
    job.summary = StatisticsOptions.options(arguments)
    let summary = job.summary
    let printsJSON = arguments.has(json)

    var report = JobReport(.info, summary)
    var outputCode = ExitCode.success
    let run = BatchRun(
      inputs: inputs, verb: "read", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: inputs.entries.count,
      notStarted: { [FileRecord(path: inputs.entries[$0].path, status: .notStarted)] },
      work: { [job] i in [job.run(inputs.entries[i])] },
      deliver: { record in
        if printsJSON {
          report.add(record)
        } else if let table = InfoTable.text(record, summary), outputCode == .success {
          diagnostics.endProgress()
          outputCode = console.write(Array(table.utf8), diagnostics)
        }
      })
    if printsJSON { outputCode = console.write(report.json, diagnostics) }
    return code.merged(with: outputCode)
  }
}
