import CommandLineParsing
import Geofencing
import RouteJobs
import TrackFormats
import Tracks

/// The options that name fences.
enum FenceOptions {
  static let fences = OptionSpec(
    "fences", .path("FILE"), isRepeatable: true,
    "GeoJSON areas, points with 'radius' and lines with 'buffer' or 'width', an overlay document, or "
      + "GPX waypoints with Proximity; - is standard input")
  static let circle = OptionSpec(
    "circle", .text("LAT,LON,RADIUS[,ID]"), isRepeatable: true,
    "a circle; the radius in meters, or with a unit as in 1.5km")
  static let polygon = OptionSpec(
    "polygon", .text("'LAT,LON LAT,LON …[;ID]'"), isRepeatable: true, "a polygon by its corners")
  static let edges = OptionSpec(
    "edges", .choice("EDGES", FenceEdges.allCases.map(\.rawValue)),
    "the line between corners: straight in longitude and latitude, on the earth, or on a web map, "
      + "where a feature's property 'edges' does not say (default planar)")
  static let boundary = OptionSpec(
    "boundary", .choice("RULE", ["inclusive", "exclusive"]),
    "whether a place on the boundary counts as inside (default inclusive)")
  static let repair = OptionSpec(
    "repair",
    "make the best of rings that cross themselves or are too small (a warning) instead of refusing "
      + "the file")
  static let ignoreOtherFeatures = OptionSpec(
    "ignore-other-features", "pass over what is no fence instead of refusing the file")

  static let group = OptionGroup(
    "Fences", [fences, circle, polygon, edges, boundary, repair, ignoreOtherFeatures])

  /// Where the boundary always counts as inside.
  static let monitorGroup = OptionGroup(
    "Fences", [fences, circle, polygon, edges, repair, ignoreOtherFeatures])

  /// How fences get their names.
  static let note =
    "The name of a fence is the feature's id, else its property 'id' or 'name', else fence-0, fence-1 "
    + "and so on by its place among all: those of files first, then circles, then polygons. Two of "
    + "one name are an error."

  /// The fences that were named and typed; no file is looked at yet.
  ///
  /// - Throws: `UsageError` when there are none, and for what cannot be meant.
  static func sources(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(UsageError) -> FenceSources {
    guard isGiven(arguments) else {
      throw UsageError(
        "no fences; give --fences FILE, --circle LAT,LON,RADIUS or --polygon 'LAT,LON LAT,LON …'")
    }
    let reader = fileReader(arguments, console)
    do throws(JobRefusal) {
      var typed: [FenceText] = []
      for text in arguments.texts(circle) { typed.append(try FenceText(circle: text)) }
      for text in arguments.texts(polygon) {
        typed.append(
          try FenceText(
            polygon: text, edges: reader.options.edges, repairs: reader.options.repairs))
      }
      return try FenceSources(files: arguments.texts(fences), typed: typed, reader: reader)
    } catch { throw UsageError(error.message, problem: error.problem.rawValue) }
  }

  /// Whether some fence was named or typed.
  static func isGiven(_ arguments: ParsedArguments) -> Bool {
    [fences, circle, polygon].contains { arguments.has($0) }
  }

  /// Reads files of fences as the options want it.
  static func fileReader(_ arguments: ParsedArguments, _ console: Console) -> FenceFileReader {
    var reader = FenceFileReader(reader: InputOptions.reader(arguments, console))
    // The format is that of the other inputs; and a fence that is left out would be missed.
    reader.reader.format = nil
    reader.reader.options.skipInvalid = false
    reader.options.edges = arguments.text(edges).flatMap(FenceEdges.init) ?? .planar
    reader.options.repairs = arguments.has(repair)
    reader.options.ignoresOtherFeatures = arguments.has(ignoreOtherFeatures)
    return reader
  }

  /// Whether the boundary counts as inside.
  static func includesBoundary(_ arguments: ParsedArguments) -> Bool {
    arguments.text(boundary) != "exclusive"
  }

  /// Reads the fences, and says what was odd or wrong about them.
  ///
  /// - Returns: The fences; nil when they cannot be read, which is `ExitCode.failure`.
  static func read(_ sources: FenceSources, _ diagnostics: Diagnostics) -> [Fence]? {
    readAll(sources, diagnostics)?.fences
  }

  /// Reads the fences as they are drawn, with the events of paths at them, and says what was odd or
  /// wrong about them.
  ///
  /// - Returns: The drawing; nil when they cannot be read, which is `ExitCode.failure`.
  static func readDrawing(_ sources: FenceSources, _ diagnostics: Diagnostics) -> FenceDrawing? {
    readAll(sources, diagnostics).map { all in
      var drawing = FenceDrawing()
      drawing.items = all.drawings
      drawing.monitor = FenceMonitor(FenceSet(all.fences))
      return drawing
    }
  }

  private static func readAll(
    _ sources: FenceSources, _ diagnostics: Diagnostics
  ) -> (fences: [Fence], drawings: [TrackDocument.Item])? {
    do throws(JobFailure) {
      return try sources.read(
        { diagnostics.report($0, path: $1) },
        passedOver: { count, path in
          let items = count == 1 ? "1 item that is no fence" : "\(count) items that are no fences"
          diagnostics.note("\(path): \(items) passed over")
        })
    } catch {
      diagnostics.report(error)
      return nil
    }
  }
}
