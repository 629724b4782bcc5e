import CommandLineParsing
import Rendering
import RouteJobs
import TrackFormats
import TrackProcessing

/// `routelay info`: counts, bounds and statistics.
enum InfoCommand: Command {
  static let name = "info"

  static let format = OptionSpec(
    "format", .choice("FORMAT", ["text", "json", "csv"]),
    "print tables (text), one JSON document, or a row for each file (csv) (default text)")
  static let json = OptionSpec("json", "the same as --format json")
  static let units = OptionSpec(
    "units", .choice("UNITS", UnitSystem.allCases.map(\.rawValue)),
    "the units of tables; JSON and CSV have meters and seconds (default metric)")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "print counts, bounds and statistics of files",
      operands: .paths("INPUT…"),
      examples: [
        .init("What is in a file", "routelay info ride.gpx"),
        .init(
          "Each kilometer of a run, and its climbs", "routelay info run.gpx --splits km --climbs"),
        .init("Without its bad fixes", "routelay info ride.gpx --clean bike"),
        .init("Why does another tool say otherwise?", "routelay info --compare-methods ride.gpx"),
        .init("A table of all rides", "routelay info rides/ --format csv > rides.csv"),
        .init(
          "The length of all rides, in meters",
          "routelay info rides/ --json | jq .totals.stats.distance"),
      ],
      groups: [
        OptionGroup("Output", [format, json, units]), DetailOptions.group,
        StatisticsOptions.group, CleaningOptions.group, InputOptions.group(console),
        BatchOptions.group,
        CommonOptions.group,
      ],
      notes: [InputOptions.note] + DetailOptions.notes)
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let format = try outputFormat(arguments)
    let inputs = try InputOptions.inputs(arguments, console)
    var job = InfoJob(reader: InputOptions.reader(arguments, console))
    job.summary = StatisticsOptions.options(arguments)
    job.request = DetailOptions.request(arguments)
    job.pipeline = try CleaningOptions.pipeline(arguments)
    job.pipeline.keepsChanges = format == "json"
    CleaningOptions.sayPlan(job.pipeline, diagnostics)
    CleaningOptions.sayIdleIndices(
      arguments, job.pipeline, hasReport: format == "json", needs: "--json", diagnostics)
    for words in idleOptions(arguments, format) { diagnostics.note("note: " + words) }
    if format == "csv" { job.request = DetailRequest() }
    let summary = job.summary
    let units = arguments.text(units).flatMap(UnitSystem.init) ?? .metric

    var report = JobReport(.info, summary)
    var totals = InfoTotals()
    var output = DataOutput(console: console, diagnostics: diagnostics)
    if format == "csv" { output.write(InfoCSV.header) }
    let run = BatchRun(
      inputs: inputs, verb: "read", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: inputs.entries.count,
      notStarted: { [FileRecord(path: inputs.entries[$0].path, status: .notStarted)] },
      work: { [job] i in [job.run(inputs.entries[i])] },
      isInVain: { !output.isOpen },
      deliver: { record in
        switch format {
        case "json":
          report.add(record)
          diagnostics.askAboutLimits(record)
        case "csv":
          output.write(InfoCSV.row(record))
          diagnostics.steps(record)
        default:
          totals.add(record)
          output.write(Array((InfoTable.text(record, summary, units) ?? "").utf8))
          diagnostics.askAboutLimits(record)
        }
      })
    if format == "json" { output.write(report.json) }
    if format == "text" && totals.ok > 1 {
      output.write(Array(InfoTable.text(totals, summary, units).utf8))
    }
    if output.isClosedPipe && Interruption.signal == nil { return .success }
    return code.merged(with: output.code)
  }

  /// `text`, `json` or `csv`.
  private static func outputFormat(_ arguments: ParsedArguments) throws(UsageError) -> String {
    let word = arguments.text(format)
    if let word, word != "json", arguments.has(json) {
      throw UsageError("--json and --format \(word) exclude one another")
    }
    return word ?? (arguments.has(json) ? "json" : "text")
  }

  /// What was asked for that changes nothing, in words for people.
  private static func idleOptions(_ arguments: ParsedArguments, _ format: String) -> [String] {
    var words: [String] = []
    if format == "csv" {
      for option in DetailOptions.group.options where arguments.has(option) {
        words.append("--\(option.name) is about text, json outputs; it changes nothing in csv")
      }
    }
    if format != "text" && arguments.has(units) {
      words.append("--units is about text outputs; it changes nothing in \(format)")
    }
    if arguments.has(StatisticsOptions.ascentThreshold)
      && StatisticsOptions.options(arguments).ascentMethod == .raw
    {
      words.append("--ascent-threshold changes nothing with --ascent-method raw")
    }
    return words
  }
}
