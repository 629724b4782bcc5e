import CommandLineParsing

/// `routelay clean`: cleans tracks and writes them in the format they came in.
enum CleanCommand: Command {
  static let name = "clean"

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "remove bad fixes from tracks, and say which and why",
      operands: .paths("INPUT…"),
      examples: [
        .init("A bike ride, by the preset", "routelay clean ride.gpx --clean bike -o clean.gpx"),
        .init(
          "Two rules only, and a report of each fix",
          "routelay clean ride.gpx --clean null-island,spikes:max-speed=40 --report report.json "
            + "-o clean.gpx"),
        .init(
          "The preset with another limit, and 200 m less at both ends",
          "routelay clean ride.gpx --clean 'bike,spikes:max-speed=90km/h,trim:200m' -o clean.gpx"),
        .init("A folder to a folder", "routelay clean rides/ --clean walk -o clean/"),
        .init("Rules, presets and their parameters", "routelay formats"),
      ],
      groups: [
        CleaningOptions.group, WritingOptions.group(console, keepsFormat: true),
        WritingOptions.formatGroup, LevelOptions.group,
        CameraOptions.group, InputOptions.group(console), BatchOptions.group,
        StatisticsOptions.group, CommonOptions.group,
      ],
      notes: [
        InputOptions.note, LevelOptions.note,
        "Outputs have the format of their inputs unless --to or the ending of -o names another; "
          + "overlay documents then keep all their channels unless --channels names some. --clean "
          + "must be given. Rules are applied in a fixed order, whatever the order in which they are "
          + "typed; the plan with all its values is said first. Routes, waypoints and areas stay as "
          + "they are.",
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    guard arguments.has(CleaningOptions.clean) else {
      throw UsageError(
        "clean needs --clean RULES, such as --clean bike; 'routelay formats' lists rules and presets"
      )
    }
    return try await ConversionRun(
      verb: "cleaned", keepsFormat: true, arguments: arguments, console: console
    ).run()
  }
}
