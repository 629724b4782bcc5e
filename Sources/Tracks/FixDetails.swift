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
public struct FixDetails: Sendable {
  /// Nil while nothing was said: most fixes and items have no words.
  private var box: SharedBox<Words>?

  private struct Words: Hashable, Sendable {
    var name: String?
    var comment: String?
    var description: String?
    var source: String?
    var links: [Link] = []
    var symbol: String?
    var type: String?
    var magneticVariation: String?
    var geoidHeight: String?
    var ageOfDGPSData: String?
    var dgpsID: String?
    var extensions: RawXML?
  }

  /// `<name>`.
  public var name: String? {
    get { box?.contents.name }
    set { set(newValue) { $0.name = $1 } }
  }
  /// `<cmt>`.
  public var comment: String? {
    get { box?.contents.comment }
    set { set(newValue) { $0.comment = $1 } }
  }
  /// `<desc>`.
  public var description: String? {
    get { box?.contents.description }
    set { set(newValue) { $0.description = $1 } }
  }
  /// `<src>`: where the data came from.
  public var source: String? {
    get { box?.contents.source }
    set { set(newValue) { $0.source = $1 } }
  }
  /// `<link>` in GPX 1.1, `<url>` and `<urlname>` in 1.0.
  public var links: [Link] {
    get { box?.contents.links ?? [] }
    set { set(newValue) { $0.links = $1 } }
  }
  /// Lets a body change the links where they are.
  ///
  /// - Complexity: That of the body, when nobody shares the details.
  package mutating func updateLinks(_ body: (inout [Link]) -> Void) {
    box.change(orMake: Words()) { body(&$0.links) }
  }
  /// `<sym>`: the name of the symbol.
  public var symbol: String? {
    get { box?.contents.symbol }
    set { set(newValue) { $0.symbol = $1 } }
  }
  /// `<type>`: the category.
  public var type: String? {
    get { box?.contents.type }
    set { set(newValue) { $0.type = $1 } }
  }
  /// `<magvar>`: magnetic variation in degrees, as written.
  public var magneticVariation: String? {
    get { box?.contents.magneticVariation }
    set { set(newValue) { $0.magneticVariation = $1 } }
  }
  /// `<geoidheight>`: meters of the geoid above the ellipsoid, as written.
  public var geoidHeight: String? {
    get { box?.contents.geoidHeight }
    set { set(newValue) { $0.geoidHeight = $1 } }
  }
  /// `<ageofdgpsdata>`: seconds since the last DGPS update, as written.
  public var ageOfDGPSData: String? {
    get { box?.contents.ageOfDGPSData }
    set { set(newValue) { $0.ageOfDGPSData = $1 } }
  }
  /// `<dgpsid>`: the DGPS station, as written.
  public var dgpsID: String? {
    get { box?.contents.dgpsID }
    set { set(newValue) { $0.dgpsID = $1 } }
  }
  /// What stood in `<extensions>` and is no channel, as XML that declares its own namespaces.
  public var extensions: RawXML? {
    get { box?.contents.extensions }
    set { set(newValue) { $0.extensions = $1 } }
  }

  /// Makes empty details.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { box.map { $0.contents == Words() } ?? true }

  /// Sets what is said; saying nothing makes no box.
  private mutating func set(_ value: String?, _ assign: (inout Words, String?) -> Void) {
    if value == nil && box == nil { return }
    box.change(orMake: Words()) { assign(&$0, value) }
  }

  private mutating func set(_ value: [Link], _ assign: (inout Words, [Link]) -> Void) {
    if value.isEmpty && box == nil { return }
    box.change(orMake: Words()) { assign(&$0, value) }
  }

  private mutating func set(_ value: RawXML?, _ assign: (inout Words, RawXML?) -> Void) {
    if value == nil && box == nil { return }
    box.change(orMake: Words()) { assign(&$0, value) }
  }
}

extension FixDetails: Hashable {
  /// Whether two points say the same.
  public static func == (a: FixDetails, b: FixDetails) -> Bool {
    if a.box === b.box { return true }
    return (a.box?.contents ?? Words()) == (b.box?.contents ?? Words())
  }

  /// Hashes all that is said.
  public func hash(into hasher: inout Hasher) { hasher.combine(box?.contents ?? Words()) }
}

/// A piece of XML as it was written, each top element with the namespace declarations it needs.
public struct RawXML: Hashable, Sendable {
  /// Well-formed XML content (elements side by side), in UTF-8, without the surrounding element.
  public var text: String

  /// Wraps well-formed XML content.
  public init(text: String) { self.text = text }
}
