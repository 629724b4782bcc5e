import CommandLineParsing
import Geofencing
import Reports
import RouteJobs
import TextWriting
import TrackFormats

/// `routelay fence check`: holds tracks against what is expected of them, for builds.
enum FenceCheckCommand: Command {
  static let name = "fence check"

  static let expect = OptionSpec(
    "expect", .path("FILE"), "what tracks must do at the fences, as JSON; - is standard input")
  static let record = OptionSpec(
    "record", .path("FILE"), "write all events there, to hold later ones against")
  static let golden = OptionSpec(
    "golden", .path("FILE"), "fail unless all events are as recorded there")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "fail where tracks do not do at fences what is expected",
      operands: .paths("TRACK…"),
      examples: [
        .init(
          "Does every drive reach the depot and stay out of the school?",
          "routelay fence check drives/ --fences zones.geojson --expect expect.json"),
        .init(
          "In a build: lines for people, JUnit and SARIF for the server",
          "routelay fence check drives/ --fences zones.geojson --expect expect.json --format text "
            + "--format junit:fences.xml --format sarif:fences.sarif"),
        .init(
          "Record what happens now; later fail when that changes",
          "routelay fence check drives/ --fences zones.geojson --record events.json && "
            + "routelay fence check drives/ --fences zones.geojson --golden events.json"),
      ],
      groups: [
        OptionGroup("Check", [expect, golden, record, ReportOptions.format]),
        FenceOptions.monitorGroup, MonitorOptions.group, InputOptions.group(console),
        BatchOptions.group, CommonOptions.group,
      ],
      notes: [
        "{\"expectations\": [{\"name\": \"reaches the depot\", \"tracks\": \"*.gpx\", \"fence\": "
          + "\"depot\", \"enter\": {\"min\": 1, \"between\": [\"2026-05-01T07:00:00Z\", "
          + "\"2026-05-01T08:00:00Z\"]}, \"dwell\": \"2min\"}, {\"fence\": \"school\", \"never\": "
          + "true}, {\"sequence\": [\"gate\", \"yard\", \"depot\"]}]}; also exit, count, always, "
          + "startsInside, endsInside, totalDwell, maxDwell. All that one expectation says must hold. "
          + "The schema: routelay formats --schema expectations.",
        "Each expectation is held against each file that it is about, which is a test case: those "
          + "whose path, path in the folder that was named, or name fits \"tracks\" (* ? [a-z] **), "
          + "all without it. Nothing passes that was not tested: an expectation about no file, or "
          + "only about files without fixes, fails, and so does one about a file that cannot be "
          + "read.",
        "All tracks and routes of a file count, together; each expectation about times needs times in "
          + "all of them. startsInside looks at the first track and at every route, endsInside at the "
          + "last track and every route.",
        "never and always are about the fixes and the straight ways between them, whatever "
          + "--min-fixes, --exit-buffer, --crossings and the properties of a fence say. Where two fixes "
          + "of a segment lie more than --max-gap apart and the straight way between them meets the "
          + "fence, it cannot be known whether the track was there, so never fails; a greater --max-gap "
          + "takes the straight way as driven. The same between two segments is only a note.",
        "The code is 0 when all is as expected, 1 when something is not, 2 when a file cannot be read "
          + "or written, 64 when the expectations cannot be meant.",
      ] + MonitorOptions.notes + [FenceOptions.note, InputOptions.note])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let targets = try ReportOptions.targets(arguments)
    let sources = try FenceOptions.sources(arguments, console)
    let given = sources.files + [expect, golden].compactMap { arguments.text($0) }
    let written = targets.compactMap(\.path) + [arguments.text(record)].compactMap { $0 }
    let inputs = try InputOptions.inputs(arguments, console, passingOver: given + written)
    try checkPaths(arguments, read: given + inputs.entries.map(\.path), written: written)
    guard let fences = FenceOptions.read(sources, diagnostics) else { return .failure }
    let set = FenceSet(fences)
    let wanted: Wanted
    do throws(JobFailure) { wanted = try Wanted(arguments, set) } catch {
      diagnostics.report(error)
      return error.isUnreadable ? .failure : .usage
    }
    let options = MonitorOptions.options(arguments)
    let check = FenceCheck(wanted.expectations, fences: set, options: options)
    let job = FenceJob(
      reader: InputOptions.reader(arguments, console),
      monitor: FenceMonitor(set, options: options), check: check)
    var results = Results()
    let run = BatchRun(
      inputs: inputs, verb: "watched", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: inputs.entries.count, notStarted: { [job.notStarted(inputs.entries[$0])] },
      work: { i in [job.run(inputs.entries[i])] },
      deliver: { record in
        results.add(record, FenceRecords.events(of: record, diagnostics))
      })
    if wanted.hasExpectations {
      let idle = inputs.entries.count {
        !check.concerns(path: PathText.reported($0.path), relativePath: $0.relativePath)
      }
      if idle > 0 {
        diagnostics.note("note: no expectation is about \(idle) of \(inputs.entries.count) files")
      }
    }
    var report = CheckReport(
      fenceCases: check.completed(results.cases), of: wanted.expectations,
      expectationsPath: wanted.path, version: Version.number)
    if let golden = wanted.golden { report.cases.append(results.goldenCase(golden)) }
    return code.merged(
      with: finish(report, wanted, results, targets, arguments, console, diagnostics))
  }

  /// Writes what there is to write.
  private static func finish(
    _ report: CheckReport, _ wanted: Wanted, _ results: Results,
    _ targets: [ReportOptions.Target], _ arguments: ParsedArguments, _ console: Console,
    _ diagnostics: Diagnostics
  ) -> ExitCode {
    var code = report.isSuccess ? ExitCode.success : .checkFailed
    if let path = arguments.text(record) {
      if results.isWhole {
        code = code.merged(
          with: ReportOptions.write(GoldenEvents.bytes(results.events), to: path, diagnostics))
        let count = results.events.count
        diagnostics.note("recorded \(count) \(count == 1 ? "event" : "events") in \(path)")
      } else {
        diagnostics.note("note: \(path) was not written: not all files could be watched")
      }
    }
    // Who only records has nothing to report, unless a report is asked for.
    if !wanted.hasExpectations && wanted.golden == nil && !arguments.has(ReportOptions.format) {
      return code
    }
    code = code.merged(with: ReportOptions.write(report, to: targets, console, diagnostics))
    if !targets.contains(where: { $0.path == nil && $0.format.name == "text" }) {
      diagnostics.note(report.summary)
    }
    return code
  }

  /// Refuses what would be read or written twice, and a check of nothing.
  private static func checkPaths(
    _ arguments: ParsedArguments, read: [String], written: [String]
  ) throws(UsageError) {
    if ![expect, golden, record].contains(where: arguments.has) {
      throw UsageError("nothing is expected; give --expect FILE or --golden FILE")
    }
    if arguments.text(record) == "-" {
      throw UsageError("--record needs a file; to print events: routelay fence events")
    }
    try InputOptions.checkStandardInput(read)
    do throws(JobRefusal) { try OutputPlan.check(outputs: written, inputs: read) } catch {
      throw UsageError(error.message, problem: error.problem.rawValue)
    }
  }
}

extension FenceCheckCommand {
  /// What tracks are held against.
  private struct Wanted {
    var expectations: [FenceExpectation] = []
    /// The file of the expectations.
    var path: String?
    var golden: (path: String, bytes: [UInt8])?

    var hasExpectations: Bool { path != nil }

    init(_ arguments: ParsedArguments, _ fences: FenceSet) throws(JobFailure) {
      if let path = arguments.text(FenceCheckCommand.expect) {
        self.path = PathText.reported(path)
        do throws(ReadError) {
          expectations = try ExpectationsReader.read(path: path, fences: fences.fences.map(\.id))
        } catch { throw JobFailure(error, path: path) }
      }
      if let path = arguments.text(FenceCheckCommand.golden) {
        let bytes = try GoldenFile.read(path)
        if !GoldenEvents.isList(bytes) {
          throw JobFailure(
            .noData, path: path, "not a golden file: it holds no list of events; --record makes one"
          )
        }
        golden = (PathText.reported(path), bytes)
      }
    }
  }

  /// What became of all files.
  private struct Results {
    var cases: [CheckCase] = []
    var events: [EventRecord] = []
    /// Whether every file was watched.
    var isWhole = true
    private var fixCount = 0

    mutating func add(_ record: FileRecord, _ events: [EventRecord]) {
      if record.status != .ok { isWhole = false }
      self.events += events
      cases += record.fences?.cases ?? []
      fixCount += record.fences?.fixCount ?? 0
    }

    /// Events against recorded ones; proves nothing where files are missing or have no fixes.
    func goldenCase(_ golden: (path: String, bytes: [UInt8])) -> ReportCase {
      if !isWhole {
        return ReportCase(
          goldenUntested: "not all files could be watched, so their events were not compared",
          path: golden.path, outcome: .error)
      }
      if fixCount == 0 {
        return ReportCase(
          goldenUntested: "no file has a fix, so nothing was tested", path: golden.path,
          outcome: .failed)
      }
      return ReportCase(
        golden: GoldenEvents.differences(events, golden: golden.bytes), path: golden.path)
    }
  }
}
