import CommandLineParsing
import Rendering
import RouteJobs
import Tracks

/// The options of commands that write files.
enum WritingOptions {
  static let output = OptionSpec(
    "output", short: "o", .path("PATH"),
    "a file, or a folder when it ends in / or there are several inputs; - is standard output "
      + "(default). Paths inside a folder input are mirrored")
  static func to(_ formats: [OutputFormat], keepsFormat: Bool = false) -> OptionSpec {
    let usual = keepsFormat ? "that of the input" : "overlay"
    return OptionSpec(
      "to", short: "t", .choice("FORMAT", formats.map(\.name)),
      "the output format (default: by the ending of -o, else \(usual))")
  }
  static let merge = OptionSpec("merge", "one output of all inputs")
  static let inPlace = OptionSpec(
    "in-place", "write outputs beside their inputs, replacing those of the same name")
  static let skipExisting = OptionSpec("skip-existing", "leave outputs alone that exist")
  static let newer = OptionSpec("newer", "leave outputs alone that are newer than their inputs")
  static let durable = OptionSpec("durable", "wait until outputs are on the disk")
  static let report = OptionSpec(
    "report", .path("FILE"), "write a JSON report of all files to FILE")
  /// - Parameter keepsFormat: Whether outputs have the format of their inputs unless told.
  static func group(_ console: Console, keepsFormat: Bool = false) -> OptionGroup {
    OptionGroup(
      "Output",
      [
        output, to(console.outputFormats, keepsFormat: keepsFormat), merge, inPlace, skipExisting,
        newer, durable, report,
      ])
  }

  static let precision = OptionSpec(
    "precision", .integer("N", 0...15), "decimals of degrees in overlay documents (default 7)")
  static let recordSeparators = OptionSpec(
    "rs", "begin each line of geojsonl with a record separator (RFC 8142)")
  static let polylinePrecision = OptionSpec(
    "polyline-precision", .choice("N", ["5", "6"]), "decimals of encoded polylines (default 5)")
  static let gpxVersion = OptionSpec(
    "gpx-version", .choice("VERSION", GPXVersion.allCases.map(\.rawValue)),
    "the version of GPX outputs (default 1.1)")
  static let channels = OptionSpec(
    "channels", .choices("LIST", ["all", "none", "times"] + Channel.allCases.map(\.key)),
    "what overlay documents carry beside elevations, separated by commas (default none)")
  static let mapType = OptionSpec(
    "map-type", .choice("TYPE", ["standard", "satellite", "hybrid"]),
    "the base map named in overlay documents (default: the input's, else standard)")
  static let formatGroup = OptionGroup(
    "Formats", [precision, recordSeparators, polylinePrecision, gpxVersion, channels, mapType])

  /// The options that say something about some formats only.
  private static let formatsOfOptions: [(options: [OptionSpec], formats: [String])] = [
    (
      [precision, channels, mapType] + LevelOptions.group.options + CameraOptions.group.options,
      ["overlay"]
    ),
    ([recordSeparators], ["geojsonl"]), ([gpxVersion], ["gpx"]),
    ([polylinePrecision], ["polyline"]),
  ]

  /// What was asked for that means nothing in any of the formats that are written, in words for
  /// people; nothing where none is.
  static func idleOptions(_ arguments: ParsedArguments, formats: [String]) -> [String] {
    if formats.isEmpty { return [] }
    return formatsOfOptions.filter { $0.formats.allSatisfy { !formats.contains($0) } }.flatMap {
      entry in
      entry.options.filter { arguments.has($0) && !isOfBudget($0, arguments) }.map {
        "--\($0.name) is about \(entry.formats.joined(separator: ", ")) outputs; "
          + "it changes nothing in \(formats.joined(separator: ", "))"
      }
    }
  }

  /// Whether a budget goes by an option, whatever is written.
  private static func isOfBudget(_ option: OptionSpec, _ arguments: ParsedArguments) -> Bool {
    option.name == polylinePrecision.name && arguments.has(SimplificationOptions.maxURL)
  }

  /// Where outputs go.
  static func request(_ arguments: ParsedArguments, _ console: Console) -> OutputRequest {
    var request = OutputRequest(formats: console.outputFormats)
    request.output = arguments.text(output)
    if let name = arguments.text(to(console.outputFormats)) {
      request.format = console.outputFormats.first { $0.name == name }
    }
    request.merges = arguments.has(merge)
    request.inPlace = arguments.has(inPlace)
    request.skipsExisting = arguments.has(skipExisting)
    request.skipsCurrent = arguments.has(newer)
    return request
  }

  /// How outputs are written.
  ///
  /// - Throws: `UsageError` when `all` or `none` stands beside other channels.
  static func options(_ arguments: ParsedArguments) throws(UsageError) -> OutputOptions {
    var options = OutputOptions()
    options.cameras = try CameraOptions.cameras(arguments, usualPadding: 40)
    options.levels = try LevelOptions.levels(arguments)
    options.generator = "routelay \(Version.number)"
    options.recordSeparators = arguments.has(recordSeparators)
    if let decimals = arguments.integer(precision) { options.precision = decimals }
    if let decimals = arguments.text(polylinePrecision).flatMap({ Int($0) }) {
      options.polylinePrecision = decimals
    }
    if let version = arguments.text(gpxVersion).flatMap({ GPXVersion(rawValue: $0) }) {
      options.gpxVersion = version
    }
    if let type = arguments.text(mapType) { options.mapType = type }
    if let words = arguments.words(channels) {
      if words.count > 1, let word = words.first(where: { $0 == "all" || $0 == "none" }) {
        throw UsageError("--channels takes '\(word)' only alone")
      }
      switch words.first {
      case "all": options.overlayChannels = nil
      case "none": options.overlayChannels = []
      default: options.overlayChannels = Set(words.compactMap(channel))
      }
    }
    return options
  }

  private static func channel(_ word: String) -> OverlayChannel? {
    if word == "times" { return .times }
    return Channel.allCases.first { $0.key == word }.map { .channel($0) }
  }
}
