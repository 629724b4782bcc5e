import CommandLineParsing
import Rendering
import RouteJobs
import TextWriting
import TrackFormats
import TrackProcessing

/// `routelay convert`: reads any input format, writes any output format.
enum ConvertCommand: Command {
  static let name = "convert"

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "read routes in any format, write them in any other",
      operands: .paths("INPUT…"),
      examples: [
        .init("One file to an overlay document", "routelay convert ride.gpx -o ride.overlay.json"),
        .init("A folder to a folder, two files at a time", "routelay convert rides/ -o out/ -j 2"),
        .init("From a pipe to a pipe", "zcat ride.gpx.gz | routelay convert - --to geojson | jq ."),
        .init("All rides in one file", "routelay convert rides/ --merge -o all.geojson"),
        .init(
          "Framed for two screens, tilted",
          "routelay convert ride.gpx --viewport iphone --viewport 1440x900 --pitch 45"),
        .init("Only what has changed", "routelay convert rides/ -o out/ --newer"),
      ],
      groups: [
        WritingOptions.group(console), WritingOptions.formatGroup, CameraOptions.group,
        InputOptions.group(console), BatchOptions.group, StatisticsOptions.group,
        CommonOptions.group,
      ],
      notes: [
        InputOptions.note,
        "Outputs appear whole or not at all. An input that fails leaves an older output alone; the "
          + "others go on. What a format cannot hold is said in one 'loss:' line for each file.",
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let request = WritingOptions.request(arguments, console)
    let reportPath = arguments.text(WritingOptions.report)
    let inputs: InputSet
    let plan: OutputPlan
    do throws(JobRefusal) {
      let endings = InputSet.endings(of: console.inputFormats)
      // A first look only tells whether there are folders: it decides what -o means.
      let output = request.folder(
        hasFolders: InputSet.namesFolder(arguments.operands),
        inputCount: arguments.operands.count)
      inputs = try InputSet(arguments.operands, endings: endings, excluding: output)
      plan = try OutputPlan(request, inputs: inputs, inputEndings: endings)
      if let reportPath { try plan.checkReport(reportPath, inputs: inputs) }
    } catch { throw UsageError(error.message, problem: error.problem.rawValue) }
    var job = ConvertJob(reader: InputOptions.reader(arguments, console), format: plan.format)
    job.options = try WritingOptions.options(arguments)
    for words in WritingOptions.idleOptions(arguments, format: plan.format.name) {
      diagnostics.note("note: " + words)
    }
    job.isDurable = arguments.has(WritingOptions.durable)
    let summary = StatisticsOptions.options(arguments)
    if reportPath != nil { job.summary = summary }

    var report = JobReport(.conversion, summary, skippedFiles: inputs.skippedCount)
    let run = BatchRun(
      inputs: inputs, verb: "converted", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: plan.outputs.count,
      notStarted: { i in
        plan.outputs[i].inputs.map {
          FileRecord(path: inputs.entries[$0].path, status: .notStarted)
        }
      },
      work: { [job] i in job.run(plan.outputs[i], inputs.entries) },
      deliver: { record in
        if reportPath != nil { report.add(record) }
        diagnostics.loss(
          record.losses, path: request.merges ? record.output ?? "-" : record.path,
          format: plan.format.name)
      })
    guard let reportPath else { return code }
    return code.merged(with: write(report, to: reportPath, console, diagnostics))
  }

  private static func write(
    _ report: JobReport, to path: String, _ console: Console, _ diagnostics: Diagnostics
  ) -> ExitCode {
    if path == "-" { return console.write(report.json, diagnostics) }
    do throws(WriteError) {
      try AtomicOutput.write(to: path, isFinal: true) { (writer) throws(WriteError) in
        report.json.withUnsafeBytes { writer.write($0) }
      }
      return .success
    } catch {
      diagnostics.report(JobFailure(.cannotWrite, path: path, error.message))
      return .failure
    }
  }
}
