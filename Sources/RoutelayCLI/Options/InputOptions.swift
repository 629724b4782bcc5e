import CommandLineParsing
import RouteJobs
import TrackFormats

/// The options of commands that read files.
enum InputOptions {
  static func from(_ formats: [TrackFormat]) -> OptionSpec {
    OptionSpec(
      "from", .choice("FORMAT", formats.map(\.name)),
      "the format of all inputs, instead of telling it from content and name")
  }
  static let skipInvalid = OptionSpec(
    "skip-invalid",
    "drop GeoJSON features with an invalid position (a warning) instead of refusing the file")
  static let polylinePrecision = OptionSpec(
    "input-polyline-precision", .choice("N", ["5", "6"]),
    "decimals of encoded polylines (default 5, with a warning 6 where 5 is impossible)")
  static let depth = OptionSpec(
    "limit-depth", .integer("N", 1...100_000),
    "elements, arrays or objects inside one another (default 512)")
  static let token = OptionSpec(
    "limit-token", .integer("BYTES", 1...(1 << 40)),
    "bytes of one name, text, string or attribute (default 16777216)")
  static let points = OptionSpec(
    "limit-points", .integer("N", 1...(1 << 40)),
    "fixes and positions of one file (default 200000000)")
  static let entities = OptionSpec(
    "limit-entities", .integer("BYTES", 0...(1 << 40)),
    "bytes that entities declared in an XML file may give, beyond 16 times its size (default 65536)"
  )
  static let expansion = OptionSpec(
    "limit-expansion", .integer("BYTES", 1...(1 << 50)),
    "bytes that unzipping one file may give (default 4294967296)")

  static func group(_ console: Console) -> OptionGroup {
    OptionGroup(
      "Input",
      [
        from(console.inputFormats), polylinePrecision, skipInvalid, depth, token, points, entities,
        expansion,
      ])
  }

  /// The paths, told apart from options; what folders hold is said here once.
  static let note =
    "INPUT is a file, a folder (searched for files with a known ending, also with .gz behind; "
    + "names that begin with a dot are passed over) or - for standard input. Gzipped input is "
    + "unzipped."

  /// The files that were named, and those in the folders that were named.
  ///
  /// - Parameter others: Files of folders that are no inputs: they have another part.
  /// - Throws: `UsageError` when nothing is named, or standard input twice.
  static func inputs(
    _ arguments: ParsedArguments, _ console: Console, passingOver others: [String] = []
  ) throws(UsageError) -> InputSet {
    do throws(JobRefusal) {
      var inputs = try InputSet(
        arguments.operands, endings: InputSet.endings(of: console.inputFormats))
      inputs.passOver(others, named: arguments.operands)
      return inputs
    } catch { throw UsageError(error.message, problem: error.problem.rawValue) }
  }

  /// Refuses standard input as two of the files that are read.
  ///
  /// - Throws: `UsageError`.
  static func checkStandardInput(_ paths: [String]) throws(UsageError) {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once")
    }
  }

  /// A reader as the options want it.
  static func reader(_ arguments: ParsedArguments, _ console: Console) -> DocumentReader {
    var reader = DocumentReader(formats: console.inputFormats)
    if let name = arguments.text(from(console.inputFormats)) {
      reader.format = console.inputFormats.first { $0.name == name }
    }
    reader.options.skipInvalid = arguments.has(skipInvalid)
    reader.options.polylinePrecision = arguments.text(polylinePrecision).flatMap { Int($0) }
    if let depth = arguments.integer(depth) { reader.options.limits.nestingDepth = depth }
    if let token = arguments.integer(token) { reader.options.limits.tokenBytes = token }
    if let points = arguments.integer(points) { reader.options.limits.points = points }
    if let bytes = arguments.integer(entities) { reader.options.limits.entityBytes = bytes }
    if let expansion = arguments.integer(expansion) { reader.expansionLimit = expansion }
    return reader
  }
}
