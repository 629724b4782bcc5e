import Tracks

extension ItemDetails {
  /// Properties that say how something is drawn or what kind of thing it is, and not where.
  private static let plainKeys: Set<String> = [
    "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "fill", "fill-opacity",
    "marker-color", "marker-size", "marker-symbol", "type", "number",
  ]
  private static let nameKeys: Set<String> = ["name", "title"]
  /// Members of an overlay object of the same kind.
  private static let plainOverlayKeys: Set<String> = ["type", "level", "zIndex", "style"]

  /// Forgets what is said in words: comment, description, source, links, extensions, every property
  /// that is no style, foreign members, and unless they are kept the name and an id that is text.
  /// Type, number, symbol and style stay.
  mutating func forgetWords(keepingNames keepsNames: Bool) {
    var kept = FixDetails()
    kept.type = text.type
    kept.symbol = text.symbol
    if keepsNames { kept.name = text.name }
    text = kept
    if !keepsNames, id?.text.hasPrefix("\"") == true { id = nil }
    properties?.members.removeAll {
      !Self.plainKeys.contains($0.key) && !(keepsNames && Self.nameKeys.contains($0.key))
    }
    foreignMembers = JSONMembers()
    geometryForeignMembers = JSONMembers()
    overlay = overlay?.keeping(Self.plainOverlayKeys)
  }
}
