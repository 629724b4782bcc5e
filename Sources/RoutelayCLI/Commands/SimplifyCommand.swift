import CommandLineParsing

/// `routelay simplify`: drops vertices and writes the rest in the format they came in.
enum SimplifyCommand: Command {
  static let name = "simplify"

  /// What is about the fences whose events stay, and about nothing else here.
  private static let verdictOptions =
    [FenceOptions.edges, FenceOptions.repair, FenceOptions.ignoreOtherFeatures]
    + MonitorOptions.rules

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name,
      summary: "drop vertices of tracks, routes and areas, within a tolerance or a budget",
      operands: .paths("INPUT…"),
      examples: [
        .init("To 10 meters", "routelay simplify ride.gpx --tolerance 10m -o small.gpx"),
        .init(
          "What a map shows at zoom 14, half a pixel off",
          "routelay simplify ride.gpx --tolerance 0.5px@z14 --to geojson -o small.geojson"),
        .init("The 1500 points that matter most", "routelay simplify ride.gpx --max-points 1500"),
        .init(
          "Small enough for an address of a page",
          "routelay simplify ride.gpx --max-url 2000 --to polyline"),
        .init(
          "Stops and speeds kept", "routelay simplify ride.gpx --method td-tr --tolerance 20m"),
        .init(
          "In CI: nothing at the fences may change, nor the length by more than 1 %",
          "routelay simplify drive.gpx --tolerance 20m --keep-verdicts fences.geojson "
            + "--fail-if 'distanceChange>1%' -o small.gpx"),
        .init("A folder to a folder", "routelay simplify rides/ --tolerance 5m -o small/"),
      ],
      groups: [
        SimplificationOptions.group, WritingOptions.group(console, keepsFormat: true),
        WritingOptions.formatGroup, LevelOptions.group, CameraOptions.group,
        OptionGroup("Fences of --keep-verdicts", verdictOptions),
        OptionGroup("Reports", [CleaningOptions.indices]), InputOptions.group(console),
        BatchOptions.group, StatisticsOptions.group, CommonOptions.group,
      ],
      notes: [
        InputOptions.note,
        "Outputs have the format of their inputs unless --to or the ending of -o names another; "
          + "overlay documents then keep all their channels unless --channels names some. A "
          + "tolerance, --area or a budget must be given. With both, what the tolerance drops goes in any "
          + "case, and more where the budget asks for it.",
        SimplificationOptions.note, LevelOptions.note,
      ],
      hints: [SimplificationOptions.simplify.name: SimplificationOptions.tolerance.name])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    guard SimplificationOptions.isGiven(arguments) else {
      throw UsageError(
        "simplify needs --tolerance 10m, --area M2, --max-points N, --max-bytes N or --max-url N")
    }
    if !arguments.has(SimplificationOptions.keepVerdicts) {
      for option in verdictOptions where arguments.has(option) {
        throw UsageError("--\(option.name) is about --keep-verdicts, which is missing")
      }
    }
    return try await ConversionRun(
      verb: "simplified", keepsFormat: true, arguments: arguments, console: console
    ).run()
  }
}
