import CommandLineParsing
import Geodesy
import Geofencing
import RouteJobs
import TextWriting
import TrackFormats

/// The options that keep a part of a document, and those that draw fences.
enum ClippingOptions {
  static let keepInside = OptionSpec(
    "keep-inside", .path("FILE"), isRepeatable: true,
    "keep what lies in some fence of FILE; tracks and routes are cut at the border")
  static let keepOutside = OptionSpec(
    "keep-outside", .path("FILE"), isRepeatable: true,
    "keep what lies in no fence of FILE; tracks and routes are cut at the border")
  static let group = OptionGroup("Clipping", [keepInside, keepOutside])

  static let zone = OptionSpec(
    "privacy", .text("ZONE"), isRepeatable: true,
    "hide a zone, LAT,LON,RADIUS or a file of fences: what lies in it goes, and what tells of it. "
      + "Needs --privacy-seed")
  static let seed = OptionSpec(
    "privacy-seed", .text("SECRET"),
    "a secret: circles are cut a secret way off their center. The same zone and the same secret for "
      + "all files you publish: many circles around one place give it away")
  static let jitter = OptionSpec(
    "privacy-jitter", .length("LENGTH"),
    "how far off at most; the radius grows by as much (default half the radius, at least 50m)")
  static let keepNames = OptionSpec(
    "privacy-keep-names", "keep the names of tracks that were cut, unless they tell of a zone")
  static let privacyGroup = OptionGroup("Privacy", [zone, seed, jitter, keepNames])

  /// What is drawn of fences.
  static let drawingNote =
    "--fences, --circle and --polygon are drawn: areas and circles with the style of their file, a "
    + "corridor by its middle line, and an annotation for each event of a track or route at them."

  /// What is to be known about privacy.
  static let privacyNote =
    "--privacy cuts tracks, drops waypoints, words, metadata and extensions that could tell of a "
    + "zone, and then looks at the whole result: if something is found, nothing is written. Found are "
    + "decimal degrees near each other or called lat and lon, degrees with minutes and seconds, whole "
    + "numbers of 1e-5 to 1e-7 degrees, also in escapes of JSON, XML and addresses of pages. Not "
    + "found are addresses, names of places, geohashes and plus codes, UTM and other grids, NMEA, and "
    + "numbers that are far apart or in different properties and members: look for those yourself. "
    + "File names and base names in an overlay document's sources are yours to choose."

  /// Adds the clips, the privacy zones and the drawing of fences to a pipeline.
  ///
  /// - Returns: False when a file of fences cannot be read; that has been said.
  /// - Throws: `UsageError` for what cannot be meant.
  static func add(
    to pipeline: inout Pipeline, _ arguments: ParsedArguments, _ console: Console,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> Bool {
    let reader = FenceOptions.fileReader(arguments, console)
    var clips: [(ClipSide, FenceSources)] = []
    for (option, side) in [(keepInside, ClipSide.inside), (keepOutside, .outside)] {
      let files = arguments.texts(option)
      if !files.isEmpty { clips.append((side, try sources(files, reader))) }
    }
    let zones = try privacyZones(arguments)
    let files =
      arguments.operands + clips.flatMap(\.1.files) + (zones?.files ?? [])
      + arguments.texts(FenceOptions.fences)
    try InputOptions.checkStandardInput(files)
    let drawn =
      FenceOptions.isGiven(arguments)
      ? try FenceOptions.sources(arguments, console) : nil

    let boundary: BoundaryRule =
      FenceOptions.includesBoundary(arguments) ? .inclusive : .exclusive
    for (side, sources) in clips {
      guard let fences = FenceOptions.read(sources, diagnostics) else { return false }
      pipeline.clips.append(ClipStep(side, of: FenceSet(fences), boundary: boundary))
    }
    if let zones {
      var fences: [Fence] = []
      if !zones.files.isEmpty {
        guard let read = FenceOptions.read(try sources(zones.files, reader), diagnostics) else {
          return false
        }
        fences = read
      }
      pipeline.privacy = try privacy(zones.circles, fences, arguments)
    }
    if let drawn {
      guard let drawing = FenceOptions.readDrawing(drawn, diagnostics) else { return false }
      pipeline.drawing = drawing
    }
    return true
  }

  private static func sources(
    _ files: [String], _ reader: FenceFileReader
  ) throws(UsageError) -> FenceSources {
    do throws(JobRefusal) {
      return try FenceSources(files: files, typed: [], reader: reader)
    } catch { throw UsageError(error.message, problem: error.problem.rawValue) }
  }

  /// The zones that were typed and those that are files; nil for none.
  private static func privacyZones(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (circles: [GeodesicCircle], files: [String])? {
    let words = arguments.texts(zone)
    if words.isEmpty {
      for option in [seed, jitter, keepNames] where arguments.has(option) {
        throw UsageError("--\(option.name) is about --privacy ZONE, which is missing")
      }
      return nil
    }
    guard arguments.has(seed) else {
      throw UsageError(
        "--privacy needs --privacy-seed SECRET: a word that only you know, the same for all files "
          + "that you publish")
    }
    var circles: [GeodesicCircle] = []
    var files: [String] = []
    for word in words {
      // Three numbers are a circle, everything else a path.
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 3, Quantity.number(String(parts[0])) != nil,
        Quantity.number(String(parts[1])) != nil
      else {
        if parts.count > 1, parts.prefix(2).allSatisfy({ Quantity.number(String($0)) != nil }) {
          throw UsageError("--privacy: a zone is LAT,LON,RADIUS or a file, and not '\(word)'")
        }
        files.append(word)
        continue
      }
      do throws(JobRefusal) {
        let circle = try FenceText(circle: word)
        if let shape = circle.shape as? CircleFence {
          circles.append(GeodesicCircle(center: shape.center, radius: shape.radius.value))
        }
      } catch { throw UsageError("--privacy: \(error.message)") }
    }
    return (circles, files)
  }

  private static func privacy(
    _ circles: [GeodesicCircle], _ fences: [Fence], _ arguments: ParsedArguments
  ) throws(UsageError) -> PrivacyStep {
    do throws(CircleFence.Invalid) {
      let zones = try PrivacyZones(
        circles: circles, fences: FenceSet(fences),
        seed: PrivacySeed(arguments.text(seed) ?? ""),
        jitter: arguments.meters(jitter).map { Meters($0) })
      return PrivacyStep(zones, keepsNames: arguments.has(keepNames))
    } catch { throw UsageError("the radius of a privacy zone is too large") }
  }
}
