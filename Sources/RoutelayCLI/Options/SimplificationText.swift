import CommandLineParsing
import Geodesy
import TextWriting
import TrackProcessing

/// Reads what people type for a tolerance, an area, and what goes with them.
enum SimplificationText {
  /// The simplification that was asked for.
  ///
  /// - Throws: `UsageError` for a number or a unit that cannot be meant, and for what the method does
  ///   not know.
  static func simplification(_ arguments: ParsedArguments) throws(UsageError) -> Simplification {
    let typed = [SimplificationOptions.tolerance, SimplificationOptions.simplify]
      .first { arguments.has($0) }
    var limit = Simplification.Limit.none
    if let typed, let text = arguments.text(typed) {
      limit = try tolerance(text, option: typed.name)
    }
    if let text = arguments.text(SimplificationOptions.area) {
      if let typed { throw UsageError("--area and --\(typed.name) exclude each other") }
      limit = try area(text)
    }
    if let vertical = arguments.meters(SimplificationOptions.vertical), vertical <= 0 {
      throw UsageError("--vertical must be more than 0")
    }
    let isArea = if case .area = limit { true } else { false }
    let name = arguments.text(SimplificationOptions.method)
    let method =
      SimplificationMethod.all.first { $0.name == name }
      ?? (isArea || arguments.has(SimplificationOptions.weighted)
        ? .visvalingam : .douglasPeucker)
    do throws(Simplification.Invalid) {
      return try Simplification(
        method, to: limit,
        vertical: arguments.meters(SimplificationOptions.vertical).map { Meters($0) },
        isWeighted: arguments.has(SimplificationOptions.weighted))
    } catch { throw UsageError(words(error, limit)) }
  }

  /// `10m`, `30ft`, `0.5px@z14`.
  static func tolerance(
    _ text: String, option: String
  ) throws(UsageError) -> Simplification.Limit {
    if let meters = Quantity.meters(text) { return .distance(Meters(meters)) }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].hasSuffix("px"), parts[1].hasPrefix("z"),
      let number = Quantity.number(String(parts[0].dropLast(2))),
      let zoom = Quantity.number(String(parts[1].dropFirst()))
    {
      return .pixels(number, zoom: zoom)
    }
    if text.hasSuffix("px") {
      throw UsageError("--\(option): '\(text)' needs its zoom, such as \(text)@z14")
    }
    throw UsageError(
      "--\(option) takes a length such as 10m, 0.5km or 30ft, or pixels at a zoom such as "
        + "0.5px@z14, not '\(text)'")
  }

  /// `100`, `100m2`.
  static func area(_ text: String) throws(UsageError) -> Simplification.Limit {
    let digits = text.hasSuffix("m2") ? String(text.dropLast(2)) : text
    guard let number = Quantity.number(digits) else {
      throw UsageError("--area takes square meters such as 100 or 100m2, not '\(text)'")
    }
    return .area(number)
  }

  private static func words(
    _ error: Simplification.Invalid, _ limit: Simplification.Limit
  ) -> String {
    switch error {
    case .notPositive:
      if case .area = limit {
        "--area must be more than 0"
      } else {
        "a tolerance must be more than 0; 0.001m drops little but what lies on the line"
      }
    case .zoomOutOfRange: "the zoom of a tolerance in pixels is a number from 0 to 30"
    case .unsuitedLimit(let method):
      switch limit {
      case .area: "\(method) measures no areas: --area goes with --method visvalingam"
      default: "\(method) has no order among vertices to meet a budget by: give a tolerance"
      }
    case .unsuitedVertical(let method): "\(method) knows no elevations: --vertical goes with others"
    case .unsuitedWeight(let method): "\(method) has no weights: --weighted goes with visvalingam"
    }
  }
}
