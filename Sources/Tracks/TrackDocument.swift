/// Everything that one file held, in the order of the file.
public struct TrackDocument: Hashable, Sendable {
  /// What the file says about itself.
  public var metadata = DocumentMetadata()
  /// Tracks, routes, waypoints, areas and other features, in file order.
  public var items: [Item] = []
  /// Foreign members at the top of a GeoJSON document.
  public var foreignMembers = JSONMembers()
  /// The kind of map that an overlay document is to be drawn on; nil for other inputs.
  public var mapType: String?
  /// Features of a GeoJSON input, those counted as track, waypoint or area too; 0 for GPX.
  public var featureCount = 0
  /// Features of a GeoJSON input with at least one position; 0 for GPX.
  public var locatedFeatureCount = 0

  /// One thing of a document.
  public enum Item: Hashable, Sendable {
    /// A recorded track, or the lines of a GeoJSON feature.
    case track(Track)
    /// A planned route.
    case route(Route)
    /// A named place, or a point of a GeoJSON feature.
    case waypoint(Waypoint)
    /// Polygons, or a circle.
    case area(Area)
    /// A GeoJSON feature without geometry, or of several parts.
    case feature(Feature)
  }

  /// Makes an empty document.
  public init() {}

  /// The tracks, in file order.
  public var tracks: [Track] {
    items.compactMap { if case .track(let track) = $0 { track } else { nil } }
  }
  /// The routes, in file order.
  public var routes: [Route] {
    items.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
  /// The waypoints, in file order.
  public var waypoints: [Waypoint] {
    items.compactMap { if case .waypoint(let waypoint) = $0 { waypoint } else { nil } }
  }
  /// The areas, in file order.
  public var areas: [Area] {
    items.compactMap { if case .area(let area) = $0 { area } else { nil } }
  }
  /// The other features, in file order.
  public var features: [Feature] {
    items.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
  }
}

/// What a file says about itself: GPX `<metadata>` (1.1) or the head of `<gpx>` (1.0).
public struct DocumentMetadata: Hashable, Sendable {
  /// GPX `creator`: the program that made the file.
  public var creator: String?
  /// The file's name for itself.
  public var name: String?
  /// What it is about.
  public var description: String?
  /// Who made it.
  public var author: Person?
  /// Who owns it, and on what terms.
  public var copyright: Copyright?
  /// Links about the file.
  public var links: [Link] = []
  /// When it was made.
  public var time: Timestamp?
  /// Words to find it by, as written.
  public var keywords: String?
  /// Extensions of the metadata element.
  public var extensions: RawXML?
  /// Extensions at the end of the document.
  public var documentExtensions: RawXML?

  /// Makes empty metadata.
  public init() {}
}

/// A person or organization.
public struct Person: Hashable, Sendable {
  /// The name.
  public var name: String?
  /// The address, `id@domain`.
  public var email: String?
  /// A page about them.
  public var link: Link?

  /// Makes a person.
  public init(name: String? = nil, email: String? = nil, link: Link? = nil) {
    self.name = name
    self.email = email
    self.link = link
  }
}

/// Who owns a file, and on what terms.
public struct Copyright: Hashable, Sendable {
  /// The owner.
  public var author: String
  /// The year, as written.
  public var year: String?
  /// The address of the license, as written.
  public var license: String?

  /// Makes a copyright notice.
  public init(author: String, year: String? = nil, license: String? = nil) {
    self.author = author
    self.year = year
    self.license = license
  }
}
