import CommandLineParsing
import Framing
import Geodesy
import Rendering
import TextWriting

/// The options for cameras.
enum CameraOptions {
  static let viewport = OptionSpec(
    "viewport", .text("SIZE"), isRepeatable: true,
    "the map view in screen points: WIDTHxHEIGHT, iphone (390x844), ipad (820x1180) or desktop "
      + "(1440x900); once for each camera (default 390x844)")
  static let padding = OptionSpec(
    "padding", .numbers("N|T,L,B,R", [1, 4]),
    "screen points that stay free: at all edges, or top, left, bottom, right (default 0; in overlay "
      + "documents 40)")
  static let heading = OptionSpec(
    "heading", .text("DIRECTION"),
    "what is up: north (default), degrees, along (from start to end), principal (the main axis) or "
      + "best (the largest image, where that gains a tenth)")
  static let pitch = OptionSpec(
    "pitch", .number("DEGREES", 0...90), "from straight down, 0 up to 90 (default 0)")

  static let fieldOfView = OptionSpec(
    "fov", .number("DEGREES", 0...180),
    "the vertical field of view (default 30, MapKit's; in the words of each client its own)")
  static let mode = OptionSpec(
    "mode", .choice("MODE", ["balanced", "nearest"]),
    "which of equally large images is taken: in the middle (default), or from nearest")
  static let minimumDistance = OptionSpec(
    "min-distance", .length("LENGTH"), "from the eye to the center at least (default 500m)")
  static let maximumDistance = OptionSpec(
    "max-distance", .length("LENGTH"),
    "at most; what is too large for it spills over and 'fits' is false")
  static let zoomSnap = OptionSpec(
    "zoom-snap", .number("STEP", 0...20),
    "the step that zooms of Leaflet and Google are rounded down to, 0 for none (default 1)")
  static let outset = OptionSpec(
    "outset", "make room for widths of strokes and for the balloons of annotations")

  /// What every command with cameras has.
  static let group = OptionGroup("Cameras", [viewport, padding, heading, pitch])
  /// What only `frame` has.
  static let frameGroup = OptionGroup(
    "Cameras",
    group.options + [fieldOfView, mode, minimumDistance, maximumDistance, zoomSnap, outset])

  /// The sizes that have names.
  private static let devices: [String: (width: Double, height: Double)] = [
    "iphone": (390, 844), "ipad": (820, 1180), "desktop": (1440, 900),
  ]

  /// One camera for each viewport.
  ///
  /// - Parameter usualPadding: The padding without the option.
  /// - Throws: `UsageError` for a number out of its range, with the limit.
  static func cameras(
    _ arguments: ParsedArguments, usualPadding: Double
  ) throws(UsageError) -> [FramingOptions] {
    var cameras: [FramingOptions] = []
    let sizes = arguments.texts(viewport)
    for size in sizes.isEmpty ? ["iphone"] : sizes {
      var camera = FramingOptions(
        viewport: try Self.viewport(size), padding: try padding(arguments, usualPadding))
      if let word = arguments.text(heading) { camera.heading = try direction(word) }
      if let degrees = arguments.number(pitch) { camera.pitch = degrees }
      camera.fieldOfView = arguments.number(fieldOfView)
      if arguments.text(mode) == "nearest" { camera.mode = .nearest }
      if let meters = arguments.meters(minimumDistance) { camera.minimumDistance = meters.meters }
      if let meters = arguments.meters(maximumDistance) { camera.maximumDistance = meters.meters }
      if let step = arguments.number(zoomSnap) { camera.zoomSnap = step }
      try check(camera, arguments)
      cameras.append(camera)
    }
    return cameras
  }

  /// Refuses what shows nothing, whatever the inputs are.
  private static func check(
    _ camera: FramingOptions, _ arguments: ParsedArguments
  ) throws(UsageError) {
    do throws(FramingError) {
      try camera.validate()
      // A place that any camera can show: what is left are views above the horizon, for some client.
      var probe = FramedContent()
      probe.add(point: Coordinate(uncheckedLatitude: 0, longitude: 0))
      var able = camera
      able.minimumDistance = min(500.meters, camera.maximumDistance)
      _ = try FramedCamera(probe, able)
    } catch {
      throw UsageError(error.description + hint(error, arguments))
    }
  }

  /// Names the number that nobody typed.
  private static func hint(_ error: FramingError, _ arguments: ParsedArguments) -> String {
    switch error {
    case .paddingTooWide(_, let points, _), .paddingTooHigh(_, let points, _):
      if arguments.has(padding) { return "" }
      return "; without --padding it is \(Int(points)) at each edge"
    case .invalidDistances:
      return arguments.has(minimumDistance) ? "" : "; without --min-distance the least is 500 m"
    default: return ""
    }
  }

  private static func viewport(_ text: String) throws(UsageError) -> Viewport {
    if let size = devices[text] {
      return try checked { () throws(FramingError) in
        try Viewport(width: size.width, height: size.height)
      }
    }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { Quantity.number(String($0)) }
    guard sides.count == 2, numbers.count == 2 else {
      throw UsageError(
        "--viewport takes a size such as 390x844, or one of iphone, ipad, desktop, not '\(text)'")
    }
    return try checked { () throws(FramingError) in
      try Viewport(width: numbers[0], height: numbers[1])
    }
  }

  private static func padding(
    _ arguments: ParsedArguments, _ usual: Double
  ) throws(UsageError) -> ViewportPadding {
    let numbers = arguments.numbers(padding) ?? [usual]
    return try checked { () throws(FramingError) in
      if numbers.count == 4 {
        return try ViewportPadding(
          top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      }
      return try ViewportPadding(all: numbers.first ?? usual)
    }
  }

  private static func direction(_ word: String) throws(UsageError) -> CameraHeading {
    switch word {
    case "north": return .north
    case "along": return .along
    case "principal": return .principal
    case "best": return .best
    default:
      guard let degrees = Quantity.number(word) else {
        throw UsageError(
          "--heading takes degrees, or one of north, along, principal, best, not '\(word)'")
      }
      return .degrees(degrees)
    }
  }

  /// Makes a usage error of a number that is out of its range.
  private static func checked<Value>(
    _ body: () throws(FramingError) -> Value
  ) throws(UsageError) -> Value {
    do throws(FramingError) { return try body() } catch { throw UsageError(error.description) }
  }
}
