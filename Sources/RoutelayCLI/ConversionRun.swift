import CommandLineParsing
import Rendering
import RouteJobs
import TextWriting
import TrackFormats
import TrackProcessing

/// What `convert` and the commands that keep the input's format have in common.
struct ConversionRun {
  /// What was done with a file: `converted`.
  let verb: String
  /// Whether outputs have the format of their inputs unless another is named.
  let keepsFormat: Bool
  let arguments: ParsedArguments
  let console: Console

  /// Reads, does the steps, and writes.
  ///
  /// - Throws: `UsageError` when what was typed cannot be meant; nothing was done then.
  nonisolated(nonsending) func run() async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    var request = WritingOptions.request(arguments, console)
    request.keepsFormat = keepsFormat
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
    job.formats = console.outputFormats
    job.options = try WritingOptions.options(arguments)
    job.keepsVersion =
      !arguments.has(WritingOptions.gpxVersion) && !arguments.has(WritingOptions.polylinePrecision)
    if !arguments.has(WritingOptions.channels) {
      job.unnamedChannels = keepsFormat ? .kept : .lost
    }
    if let format = plan.format { sayIdleOptions([format.name], diagnostics) }
    job.pipeline = try CleaningOptions.pipeline(arguments)
    job.pipeline.keepsChanges = reportPath != nil
    guard try ClippingOptions.add(to: &job.pipeline, arguments, console, diagnostics) else {
      return .failure
    }
    guard try SimplificationOptions.add(to: &job.pipeline, arguments, console, diagnostics) else {
      return .failure
    }
    CleaningOptions.sayPlan(job.pipeline, diagnostics)
    CleaningOptions.sayIdleIndices(
      arguments, job.pipeline, hasReport: reportPath != nil, needs: "--report FILE", diagnostics)
    job.pipeline.notesUntouchedZones = inputs.entries.count == 1
    job.isDurable = arguments.has(WritingOptions.durable)
    let merges = request.merges
    let summary = StatisticsOptions.options(arguments)
    if reportPath != nil { job.summary = summary }

    var report = JobReport(.conversion, summary, skippedFiles: inputs.skippedCount)
    let run = BatchRun(
      inputs: inputs, verb: verb, arguments: arguments, console: console,
      diagnostics: diagnostics)
    var touched: [Bool?] = []
    var formats: [String] = []
    var conditionsHold = false
    var code = await run.run(
      count: plan.outputs.count,
      notStarted: { i in
        plan.outputs[i].inputs.map {
          FileRecord(path: inputs.entries[$0].path, status: .notStarted)
        }
      },
      work: { [job] i in job.run(plan.outputs[i], inputs.entries) },
      deliver: { record in
        // A file that failed says so, one that was left out may be in a zone.
        if record.status != .error {
          touched.append(record.steps.lazy.compactMap(\.touchedZone).first)
        }
        if let format = record.outputFormat, !formats.contains(format) { formats.append(format) }
        if reportPath != nil { report.add(record) }
        diagnostics.loss(
          record.losses, path: merges ? record.output ?? "-" : record.path,
          format: record.outputFormat ?? plan.format?.name ?? "output")
        diagnostics.steps(record)
        for step in record.steps {
          guard case .simplify(let simplified) = step else { continue }
          for answer in simplified.answers(for: PathText.display(record.path)) {
            switch answer {
            case .failure(let words):
              conditionsHold = true
              diagnostics.answer(words)
            case .note(let words):
              // A gate that cannot be checked must not look like one that was passed.
              if arguments.has(CommonOptions.strict) {
                conditionsHold = true
                diagnostics.answer(words)
              } else {
                diagnostics.note(words)
              }
            }
          }
        }
      })
    // Where outputs keep the formats of their inputs, only now it is known which these are.
    if plan.format == nil { sayIdleOptions(formats, diagnostics) }
    if conditionsHold { code = code.merged(with: .checkFailed) }
    // Of many files some are in no zone; that none is seldom is what was meant.
    if inputs.entries.count > 1, !touched.isEmpty, touched.allSatisfy({ $0 == false }) {
      diagnostics.report(Pipeline.untouchedZones, path: arguments.operands.first ?? "-")
      if arguments.has(CommonOptions.strict) { code = code.merged(with: .checkFailed) }
    }
    guard let reportPath else { return code }
    return code.merged(with: write(report, to: reportPath, console, diagnostics))
  }

  private func sayIdleOptions(_ formats: [String], _ diagnostics: Diagnostics) {
    for words in WritingOptions.idleOptions(arguments, formats: formats) {
      diagnostics.note("note: " + words)
    }
  }

  private func write(
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
