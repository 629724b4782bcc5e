import CommandLineParsing
import Geodesy
import Geofencing
import RouteJobs
import Simplifying
import TrackFormats
import TrackProcessing

/// The options that simplify.
enum SimplificationOptions {
  static let tolerance = OptionSpec(
    "tolerance", .text("TOLERANCE"),
    "how far what is dropped may be from what stays: 10m on the ground, or 0.5px@z14 on the screen "
      + "at a zoom of 512-pixel tiles")
  static let simplify = OptionSpec(
    "simplify", .text("TOLERANCE"),
    "drop vertices that are no farther than this from what stays: 10m on the ground, or 0.5px@z14 "
      + "on the screen at a zoom of 512-pixel tiles")
  static let area = OptionSpec(
    "area", .text("M2"),
    "drop vertices whose triangle with their neighbors is smaller, in square meters (visvalingam)")
  static let method = OptionSpec(
    "method", .choice("METHOD", SimplificationMethod.all.map(\.name)),
    "how vertices are chosen (default douglas-peucker; with --area or --weighted visvalingam)")
  static let weighted = OptionSpec(
    "weighted",
    "let the triangles of sharp corners count for less, for smoother lines (visvalingam)")
  static let vertical = OptionSpec(
    "vertical", .length("LENGTH"),
    "keep elevations too: none may be further from that of the simplified line")
  static let maxPoints = OptionSpec(
    "max-points", .integer("N", 1...1_000_000_000),
    "at most N vertices of all tracks, routes and areas of an input, those that matter most; counted "
      + "before lines are cut at the 180th meridian")
  static let maxBytes = OptionSpec(
    "max-bytes", .integer("N", 1...1_000_000_000_000), "outputs of at most N bytes")
  static let maxURL = OptionSpec(
    "max-url", .integer("N", 1...1_000_000_000),
    "at most N characters of all lines as encoded polylines in an address, % and digits counted")
  static let pin = OptionSpec(
    "pin", .choices("LIST", PinKind.all.map(\.name)),
    "keep also " + PinKind.all.map(\.summary).joined(separator: "; ") + "; separated by commas")
  static let pinDistance = OptionSpec(
    "pin-distance", .length("LENGTH"), "how near a waypoint must be to be on the line (default 50m)"
  )
  static let pinTurn = OptionSpec(
    "pin-turn", .number("DEG", 1...180), "how sharp a turn must be (default 60)")
  static let keepVerdicts = OptionSpec(
    "keep-verdicts", .path("FILE"), isRepeatable: true,
    "keep what it takes for tracks and routes to meet the fences of FILE as before: the same events "
      + "in the same order, at the same times to a second")
  static let failIf = OptionSpec(
    "fail-if", .text("CONDITION"), isRepeatable: true,
    "exit with 1 when it holds: 'deviation>5m', 'timeError>10s', 'distanceChange>1%', 'kept>1500'")
  static let pixelZoom = OptionSpec(
    "pixel-zoom", .number("Z", 0...30),
    "the zoom at which reports say deviations in pixels (default that of the tolerance, else 14)")

  private static let common = [
    area, maxPoints, maxBytes, maxURL, method, weighted, vertical, pin, pinDistance, pinTurn,
    keepVerdicts, failIf, pixelZoom,
  ]
  /// Of `simplify`.
  static let group = OptionGroup("Simplification", [tolerance] + common)
  /// Of commands for which simplification is one step of several.
  static let stepGroup = OptionGroup("Simplification", [simplify] + common)

  /// How simplification works, for the help.
  static let note =
    "Each segment, route and ring is simplified by itself; ends always stay, routes' points with words "
    + "too, and rings stay valid, at least triangles, their shared borders shared. What is dropped is "
    + "measured: reports, overlay documents and --fail-if have the certificate. Conditions compare "
    + CertificateCondition.Quantity.allCases.map(\.rawValue).joined(separator: ", ")
    + " with >, >=, < or <=. With a tolerance visvalingam may drop more of what it has left, when it is "
    + "run again: it knows nothing of the first original then."

  /// What makes a command simplify.
  private static let triggers = [tolerance, simplify, area, maxPoints, maxBytes, maxURL]

  /// Whether simplification is asked for.
  static func isGiven(_ arguments: ParsedArguments) -> Bool {
    triggers.contains { arguments.has($0) }
  }

  /// Adds the simplification to a pipeline.
  ///
  /// - Returns: False when a file of fences cannot be read; that has been said.
  /// - Throws: `UsageError` for what cannot be meant.
  static func add(
    to pipeline: inout Pipeline, _ arguments: ParsedArguments, _ console: Console,
    _ diagnostics: Diagnostics
  ) throws(UsageError) -> Bool {
    guard isGiven(arguments) else {
      for option in common where arguments.has(option) {
        throw UsageError(
          "--\(option.name) is about simplification: give a tolerance, --area or a budget such as "
            + "--max-points")
      }
      return true
    }
    for option in [maxBytes, maxURL] where arguments.has(option) {
      if arguments.has(WritingOptions.merge) {
        throw UsageError("--\(option.name) is about one input, and --merge makes one of several")
      }
    }
    var plan = SimplificationPlan(try SimplificationText.simplification(arguments))
    let method = plan.simplification.method
    for option in [maxPoints, maxBytes, maxURL] where arguments.has(option) && !method.isRanking {
      throw UsageError(
        "\(method.name) has no order among vertices, which --\(option.name) needs")
    }
    plan.maxPoints = arguments.integer(maxPoints)
    plan.pins = try pins(arguments)
    if arguments.has(keepVerdicts) {
      guard let fences = try verdictFences(arguments, console, diagnostics) else { return false }
      plan.verdicts = FenceMonitor(FenceSet(fences), options: MonitorOptions.options(arguments))
    }
    var step = SimplificationStep(plan)
    step.pins = arguments.words(pin) ?? []
    step.maxBytes = arguments.integer(maxBytes)
    step.maxURL = arguments.integer(maxURL)
    if let decimals = arguments.integer(WritingOptions.polylinePrecision) {
      step.polylinePrecision = decimals
    }
    if case .pixels(_, let zoom) = plan.simplification.limit { step.pixelZoom = zoom }
    if let zoom = arguments.number(pixelZoom) { step.pixelZoom = zoom }
    do throws(JobRefusal) {
      for text in arguments.texts(failIf) { step.conditions.append(try FailIfText(text)) }
    } catch { throw UsageError("--fail-if: \(error.message)", problem: error.problem.rawValue) }
    step.keepsIndices = pipeline.keepsIndices
    pipeline.simplification = step
    return true
  }

  private static func pins(_ arguments: ParsedArguments) throws(UsageError) -> PinRules {
    var rules = PinRules()
    let words = arguments.words(pin) ?? []
    for kind in PinKind.all where words.contains(kind.name) { rules.turnOn(kind) }
    for (option, isOn, word) in [
      (pinDistance, rules.waypoints != nil, "waypoints"), (pinTurn, rules.turns != nil, "turns"),
    ] where arguments.has(option) && !isOn {
      throw UsageError("--\(option.name) is about --pin \(word), which is missing")
    }
    if let meters = arguments.meters(pinDistance) { rules.waypoints = Meters(meters) }
    if let degrees = arguments.number(pinTurn) { rules.turns = degrees }
    return rules
  }

  private static func verdictFences(
    _ arguments: ParsedArguments, _ console: Console, _ diagnostics: Diagnostics
  ) throws(UsageError) -> [Fence]? {
    let files = arguments.texts(keepVerdicts)
    try InputOptions.checkStandardInput(arguments.operands + files)
    do throws(JobRefusal) {
      let sources = try FenceSources(
        files: files, typed: [], reader: FenceOptions.fileReader(arguments, console))
      return FenceOptions.read(sources, diagnostics)
    } catch { throw UsageError(error.message, problem: error.problem.rawValue) }
  }
}
