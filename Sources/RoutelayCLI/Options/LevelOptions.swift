import CommandLineParsing
import Overlays

/// The options for levels of detail in overlay documents.
enum LevelOptions {
  static let levels = OptionSpec(
    "levels", "say for each vertex of lines and areas from which zoom on it is needed (vertexZoom)")
  static let zooms = OptionSpec(
    "level-zooms", .text("FIRST-LAST"),
    "the zooms of 512-pixel tiles, 0 to 24 (default 4-18); coarser ones are drawn as the first, "
      + "finer ones with all vertices")
  static let pixels = OptionSpec(
    "level-pixels", .number("N", 0...256),
    "how far in pixels a vertex that is left out may be from what is drawn (default 0.5)")

  static let group = OptionGroup("Levels", [levels, zooms, pixels])

  /// How clients use levels.
  static let note =
    "With --levels a client draws zoom z by keeping the vertices whose vertexZoom is at most z: one "
    + "document for all zooms. Coarse levels of areas may touch or cross themselves; borders that areas "
    + "share stay shared."

  /// The levels that were asked for, nil for none.
  ///
  /// - Throws: `UsageError` for zooms that are none, for 0 pixels, and for either without --levels.
  static func levels(_ arguments: ParsedArguments) throws(UsageError) -> OverlayLevels? {
    guard arguments.has(levels) else {
      for option in [zooms, pixels] where arguments.has(option) {
        throw UsageError("--\(option.name) is about --levels, which is missing")
      }
      return nil
    }
    let usual = OverlayLevels.usual
    let range = try arguments.text(zooms).map(zoomRange) ?? usual.zooms
    do throws(OverlayLevels.Invalid) {
      return try OverlayLevels(pixels: arguments.number(pixels) ?? usual.pixels, zooms: range)
    } catch {
      switch error {
      case .pixelsNotPositive: throw UsageError("--level-pixels must be above 0")
      case .zoomsOutOfRange: throw UsageError(refusal(arguments.text(zooms) ?? ""))
      }
    }
  }

  /// Two zooms, or one.
  private static func zoomRange(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...2).contains(numbers.count), let first = numbers.first,
      let last = numbers.last, first <= last
    else { throw UsageError(refusal(text)) }
    return first...last
  }

  private static func refusal(_ text: String) -> String {
    let range = OverlayLevels.possibleZooms
    return "--level-zooms takes two zooms such as 4-18, from \(range.lowerBound) to "
      + "\(range.upperBound), the first not above the last, not '\(text)'"
  }
}
