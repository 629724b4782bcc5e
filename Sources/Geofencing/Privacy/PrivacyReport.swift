/// What was done to hide zones.
public struct PrivacyReport: Hashable, Sendable {
  /// What was cut and dropped.
  public var clipping = ClippingReport()
  /// How many tracks, routes and MultiPoints of which a part was hidden lost their words.
  public var forgottenItems = 0
  /// How many words, links, elements, properties and numbers elsewhere could have meant a place in
  /// a zone, and were removed.
  public var removedWords = 0
  /// Whether the document's own words went because something of it was hidden.
  public var forgetsMetadata = false

  /// Makes a report of nothing.
  public init() {}

  /// What was lost beyond the places themselves, in words for loss lines.
  public var losses: [String] {
    var losses = clipping.losses
    if forgottenItems > 0 { losses.append("words of what was cut by a privacy zone") }
    if forgetsMetadata { losses.append("metadata of a file that a privacy zone cut") }
    if removedWords > 0 { losses.append("words that could mean a place in a privacy zone") }
    return losses
  }
}
