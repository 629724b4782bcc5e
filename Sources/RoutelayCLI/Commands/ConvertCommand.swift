import CommandLineParsing

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
        .init(
          "Without the spikes of a bike ride, and a report of what went",
          "routelay convert ride.gpx --clean bike --report report.json -o ride.geojson"),
        .init(
          "The part in a park, with what happened at its gates",
          "routelay convert ride.gpx --keep-inside park.geojson --fences gates.geojson"),
        .init(
          "To be published: nothing within 200 m of home",
          "routelay convert rides/ --privacy 48.137,11.575,200m --privacy-seed SECRET -o public/"),
        .init(
          "One document for all zooms of a map",
          "routelay convert ride.gpx --levels -o ride.overlay.json"),
        .init("Only what has changed", "routelay convert rides/ -o out/ --newer"),
      ],
      groups: [
        WritingOptions.group(console), CleaningOptions.group, ClippingOptions.group,
        ClippingOptions.privacyGroup, SimplificationOptions.stepGroup, FenceOptions.group,
        WritingOptions.formatGroup, LevelOptions.group, CameraOptions.group,
        InputOptions.group(console), BatchOptions.group, StatisticsOptions.group,
        CommonOptions.group,
      ],
      notes: [
        InputOptions.note, ClippingOptions.privacyNote, ClippingOptions.drawingNote,
        FenceOptions.note, SimplificationOptions.note, LevelOptions.note,
        "Outputs appear whole or not at all. An input that fails leaves an older output alone; the "
          + "others go on. What a format cannot hold is said in one 'loss:' line for each file.",
      ],
      hints: [SimplificationOptions.tolerance.name: SimplificationOptions.simplify.name])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    try await ConversionRun(
      verb: "converted", keepsFormat: false, arguments: arguments, console: console
    ).run()
  }
}
