import CommandLineParsing
import Geofencing
import Reports
import RouteJobs

/// `routelay fence events`: when tracks come in and go out of fences.
enum FenceEventsCommand: Command {
  static let name = "fence events"

  static let format = OptionSpec(
    "format", .choice("FORMAT", EventFormat.all.map(\.name)),
    "the form of the list (default json)")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "list when tracks come in and go out of fences",
      operands: .paths("TRACK…"),
      examples: [
        .init(
          "Every visit to every zone, as JSON",
          "routelay fence events rides/ --fences zones.geojson"),
        .init(
          "Stays of two minutes, as a table",
          "routelay fence events ride.gpx --fences zones.geojson --dwell 2min --format csv"),
        .init(
          "A receiver that jitters at the border, and what was held back",
          "routelay fence events ride.gpx --circle 47.05,11.1,250m,depot --exit-buffer 20m --explain"
        ),
      ],
      groups: [
        FenceOptions.monitorGroup, MonitorOptions.group, OptionGroup("Output", [format]),
        InputOptions.group(console), BatchOptions.group, CommonOptions.group,
      ],
      notes: MonitorOptions.notes + [
        "Events are in the order of the files, then of the tracks and of time; of one moment exit, "
          + "enter, inside, dwell, then by fence. fix and line are those of the first fix in the new "
          + "state. When a file cannot be read its events are missing, and the code is 2.",
        FenceOptions.note, InputOptions.note,
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let sources = try FenceOptions.sources(arguments, console)
    let inputs = try InputOptions.inputs(arguments, console, passingOver: sources.files)
    try InputOptions.checkStandardInput(arguments.operands + sources.files)
    guard let fences = FenceOptions.read(sources, diagnostics) else { return .failure }
    let job = FenceJob(
      reader: InputOptions.reader(arguments, console),
      monitor: FenceMonitor(FenceSet(fences), options: MonitorOptions.options(arguments)))

    var records: [EventRecord] = []
    var isAnyRead = false
    let run = BatchRun(
      inputs: inputs, verb: "watched", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: inputs.entries.count, notStarted: { [job.notStarted(inputs.entries[$0])] },
      work: { i in [job.run(inputs.entries[i])] },
      deliver: { record in
        if record.status == .ok { isAnyRead = true }
        records += FenceRecords.events(of: record, diagnostics)
      })
    // A list that was broken off would look whole.
    if Interruption.signal != nil || !isAnyRead { return code }
    let format = arguments.text(format).flatMap(EventFormat.named) ?? .json
    return code.merged(with: console.write(format.bytes(records), diagnostics))
  }
}

/// What the commands about events take out of the records of files.
enum FenceRecords {
  /// The events of a file; says what gave no event, where that was asked for.
  static func events(of record: FileRecord, _ diagnostics: Diagnostics) -> [EventRecord] {
    guard let outcome = record.fences else { return [] }
    let path = PathText.reported(record.path)
    for transition in outcome.suppressed {
      diagnostics.explanation(SuppressedLines.text(transition, path: path))
    }
    return outcome.events.map { EventRecord(path: path, $0) }
  }
}
