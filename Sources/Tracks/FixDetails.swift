/// A hyperlink: where it leads, what it says, and the media type of what is there.
public struct Link: Hashable, Sendable {
  /// The address, as written.
  public var href: String
  /// The words of the hyperlink.
  public var text: String?
  /// The media type of the content.
  public var type: String?

  /// Makes a hyperlink.
  public init(href: String, text: String? = nil, type: String? = nil) {
    self.href = href
    self.text = text
    self.type = type
  }
}

/// What GPX can say about one point in words, and the rare numbers that are no channel.
///
/// Waypoints and route points usually have some; track fixes seldom do, so segments hold them in
/// a sparse, shared column.
public struct FixDetails: Hashable, Sendable {
  /// `<name>`.
  public var name: String?
  /// `<cmt>`.
  public var comment: String?
  /// `<desc>`.
  public var description: String?
  /// `<src>`: where the data came from.
  public var source: String?
  /// `<link>` in GPX 1.1, `<url>` and `<urlname>` in 1.0.
  public var links: [Link] = []
  /// `<sym>`: the name of the symbol.
  public var symbol: String?
  /// `<type>`: the category.
  public var type: String?
  /// `<magvar>`: magnetic variation in degrees, as written.
  public var magneticVariation: String?
  /// `<geoidheight>`: meters of the geoid above the ellipsoid, as written.
  public var geoidHeight: String?
  /// `<ageofdgpsdata>`: seconds since the last DGPS update, as written.
  public var ageOfDGPSData: String?
  /// `<dgpsid>`: the DGPS station, as written.
  public var dgpsID: String?
  /// What stood in `<extensions>` and is no channel, as XML that declares its own namespaces.
  public var extensions: RawXML?

  /// Makes empty details.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { self == FixDetails() }
}

/// A piece of XML as it was written, each top element with the namespace declarations it needs.
public struct RawXML: Hashable, Sendable {
  /// Well-formed XML content (elements side by side), in UTF-8, without the surrounding element.
  public var text: String

  /// Wraps well-formed XML content.
  public init(text: String) { self.text = text }
}
