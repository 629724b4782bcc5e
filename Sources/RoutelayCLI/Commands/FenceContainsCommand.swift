import CommandLineParsing
import Geodesy
import Geofencing
import RouteJobs
import TextWriting

/// `routelay fence contains`: in which fences places are.
enum FenceContainsCommand: Command {
  static let name = "fence contains"

  static let at = OptionSpec(
    "at", .places("LAT,LON…"), isRepeatable: true,
    "places, as words that follow one another or separated by spaces in one")
  static let points = OptionSpec(
    "points", .path("FILE"),
    "all positions of a file instead: fixes, route points, waypoints, vertices of areas; - is "
      + "standard input")
  static let json = OptionSpec("json", "print one JSON document instead of lines")
  static let counts = OptionSpec(
    "counts", "print how many of the places are in each fence, as CSV rows fence,count")
  static let allFences = OptionSpec(
    "all-fences",
    "list all fences for each place, not only those that it is in and the nearest other one")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "say in which fences places are, and how far from their boundary",
      operands: .none,
      examples: [
        .init(
          "Is a place in a fence, and by how much?",
          "routelay fence contains --fences zones.geojson --at 47.05,11.1"),
        .init(
          "Two places and a circle of 250 m, as JSON",
          "routelay fence contains --circle 47.05,11.1,250m,depot --at 47.051,11.1 47.06,11.1 --json"
        ),
        .init(
          "How many of a million positions are in each fence",
          "routelay fence contains --fences zones.geojson --points positions.geojson --counts"),
      ],
      groups: [
        OptionGroup("Places", [at, points]), FenceOptions.group,
        OptionGroup("Output", [json, counts, allFences]), InputOptions.group(console),
        CommonOptions.group,
      ],
      notes: [
        FenceOptions.note,
        "Margins are meters to the boundary, in JSON negative inside and 0 on the boundary. Listed are "
          + "the fences that a place is inside or on the boundary of, and the nearest other one.",
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let sources = try FenceOptions.sources(arguments, console)
    try check(arguments, sources)
    if arguments.has(counts) && arguments.has(allFences) {
      diagnostics.note("note: --all-fences changes nothing with --counts")
    }
    guard let fences = FenceOptions.read(sources, diagnostics),
      let places = places(arguments, console, diagnostics)
    else { return .failure }

    let code = write(FenceSet(fences), places, arguments, console, diagnostics)
    let isRefused = arguments.has(CommonOptions.strict) && diagnostics.warningCount > 0
    return isRefused ? code.merged(with: .checkFailed) : code
  }

  private static func check(
    _ arguments: ParsedArguments, _ sources: FenceSources
  ) throws(UsageError) {
    if arguments.has(json) && arguments.has(counts) {
      throw UsageError("--json and --counts exclude one another")
    }
    switch (arguments.has(at), arguments.text(points)) {
    case (false, nil): throw UsageError("no places; give --at LAT,LON or --points FILE")
    case (true, .some): throw UsageError("--at and --points exclude one another")
    case (false, "-") where sources.files.contains("-"):
      throw UsageError("standard input can be read only once")
    default: break
    }
  }

  /// The places that are asked about; nil when they cannot be read, which was said then.
  private static func places(
    _ arguments: ParsedArguments, _ console: Console, _ diagnostics: Diagnostics
  ) -> [Coordinate]? {
    guard let path = arguments.text(points) else {
      return arguments.places(at).map {
        Coordinate(uncheckedLatitude: $0.latitude, longitude: $0.longitude)
      }
    }
    do throws(JobFailure) {
      let input = PlacesInput(reader: InputOptions.reader(arguments, console))
      let loaded = try input.read(path)
      for finding in loaded.findings { diagnostics.report(finding, path: path) }
      return loaded.positions
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  private static func write(
    _ set: FenceSet, _ places: [Coordinate], _ arguments: ParsedArguments, _ console: Console,
    _ diagnostics: Diagnostics
  ) -> ExitCode {
    var output = DataOutput(console: console, diagnostics: diagnostics)
    var out = ByteWriter { (piece) throws(WriteError) in output.write(Array(piece)) }
    let includesBoundary = FenceOptions.includesBoundary(arguments)
    if arguments.has(counts) {
      var counter = FenceCounter(set, includesBoundary: includesBoundary)
      counter.add(places)
      FenceCountsCSV.write(set, counter.counts, to: &out)
    } else {
      let writer = ContainmentWriter(
        set, includesBoundary: includesBoundary, listsAll: arguments.has(allFences))
      if arguments.has(json) {
        writer.writeJSON(places, to: &out, isInVain: { !output.isOpen })
      } else {
        writer.writeText(
          places, to: &out, length: { UnitSystem.metric.length($0.value) },
          isInVain: { !output.isOpen })
      }
    }
    // The sink has said what is wrong.
    do throws(WriteError) { try out.finish() } catch { return .failure }
    return output.isClosedPipe ? .success : output.code
  }
}
