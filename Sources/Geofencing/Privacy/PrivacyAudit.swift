import Geodesy
public import Tracks

/// Something in a document that still tells of a privacy zone. It does not say the place itself: what
/// is printed may be published too.
public struct PrivacyLeak: Hashable, Sendable {
  /// What kind of thing tells.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A position.
    case position
    /// A shaping point of a route.
    case shapingPoint = "shaping-point"
    /// The center of a circle.
    case circleCenter = "circle-center"
    /// Two numbers of a fix that together look like a coordinate.
    case channels
    /// A name or other words, a link, an id.
    case words
    /// Extension elements.
    case extensions
    /// Properties or foreign members of GeoJSON.
    case properties
    /// The overlay object of a feature.
    case overlay
    /// What the document says about itself.
    case metadata
  }

  /// What tells.
  public var kind: Kind
  /// Where it is, in words, counted from 1: `track 1, segment 2, fix 3`.
  public var place: String

  /// Makes a leak.
  public init(_ kind: Kind, _ place: String) {
    self.kind = kind
    self.place = place
  }
}

extension TrackDocument {
  /// Everything that still lies in a zone, or in which two numbers could mean a place there.
  ///
  /// Lines and edges of areas and features are looked at with all that lies between their positions.
  /// Positions are looked at one by one, of tracks, routes, shaping points, waypoints, areas,
  /// circles' centers and features in any depth, with all words, links, extensions, properties,
  /// foreign members, overlay objects and metadata. A position on the border is no leak. An empty
  /// list means that nothing was found, of the kinds that `hiding` speaks of.
  ///
  /// - Parameter limit: How many are listed at most.
  /// - Complexity: O(positions × zones near them + length of all words).
  public func leaks(from zones: PrivacyZones, limit: Int = 100) -> [PrivacyLeak] {
    var audit = PrivacyAudit(zones.region, limit: limit)
    audit.look(at: self)
    return audit.leaks
  }
}

/// A walk through a document that looks for what tells of zones.
struct PrivacyAudit {
  private let region: ClipRegion
  private let scrubber: PrivacyScrubber
  private let limit: Int
  private(set) var leaks: [PrivacyLeak] = []

  init(_ region: ClipRegion, limit: Int) {
    self.region = region
    self.limit = limit
    scrubber = PrivacyScrubber(region)
  }

  private mutating func note(_ kind: PrivacyLeak.Kind, _ place: @autoclosure () -> String) {
    if leaks.count < limit { leaks.append(PrivacyLeak(kind, place())) }
  }

  /// Looks at all of a document.
  mutating func look(at document: TrackDocument) {
    var numbers: [String: Int] = [:]
    func number(_ kind: String) -> String {
      numbers[kind, default: 0] += 1
      return "\(kind) \(numbers[kind] ?? 0)"
    }
    for item in document.items {
      switch item {
      case .track(let track):
        let place = number("track")
        look(at: track.details, place)
        look(at: track.segments, place)
      case .route(let route):
        let place = number("route")
        look(at: route.details, place)
        look(at: route.points, place, "point")
        for (i, shapes) in route.shaping.enumerated() {
          for (k, shape) in shapes.enumerated() where isInside(shape) {
            note(.shapingPoint, "\(place), point \(i + 1), shaping point \(k + 1)")
          }
        }
      case .waypoint(let waypoint):
        let place = number("waypoint")
        look(at: waypoint.details, place)
        look(at: waypoint.position, place, "position")
      case .area(let area):
        let place = number("area")
        look(at: area.details, place)
        look(at: area.polygons, place)
        if let circle = area.circle, isInside(circle.center) { note(.circleCenter, place) }
      case .feature(let feature):
        let place = number("feature")
        look(at: feature.details, place)
        if let geometry = feature.geometry { look(at: geometry, place) }
      }
    }
    look(at: document.metadata)
    if scrubber.isTelling(PrivacyWords.all(of: document.foreignMembers)) {
      note(.properties, "foreign members of the document")
    }
  }

  private func isInside(_ place: Coordinate) -> Bool { region.state(of: place) == .inside }

  // MARK: Positions

  private mutating func look(at segments: [Segment], _ place: String) {
    for (i, segment) in segments.enumerated() {
      look(at: segment, segments.count == 1 ? place : "\(place), segment \(i + 1)", "fix")
    }
  }

  private mutating func look(at polygons: [Polygon], _ place: String) {
    for (i, polygon) in polygons.enumerated() {
      for (k, ring) in polygon.rings.enumerated() {
        let name = "\(place), polygon \(i + 1), ring \(k + 1)"
        look(at: ring, name, "position")
        lookAlong(ItemPositions.closed(ring.coordinates), name)
      }
    }
  }

  private mutating func look(at geometry: Geometry, _ place: String) {
    var rest = [(geometry, place)]
    while let (geometry, place) = rest.popLast() {
      switch geometry {
      case .point(let segment), .multiPoint(let segment):
        look(at: segment, place, "position")
      case .lineString(let segment):
        look(at: segment, place, "position")
        lookAlong(segment.coordinates, place)
      case .multiLineString(let segments):
        look(at: segments, place)
        for (i, segment) in segments.enumerated() {
          let name = segments.count == 1 ? place : "\(place), segment \(i + 1)"
          lookAlong(segment.coordinates, name)
        }
      case .polygon(let polygon): look(at: [polygon], place)
      case .multiPolygon(let polygons): look(at: polygons, place)
      case .collection(let parts):
        for (i, part) in parts.enumerated().reversed() {
          rest.append((part, "\(place), part \(i + 1)"))
        }
      }
    }
  }

  /// Looks at the lines between places of which none is in a zone.
  private mutating func lookAlong(_ path: [Coordinate], _ place: String) {
    if path.contains(where: isInside) { return }
    let clip = PathClip(path, in: region)
    if clip.isWhole { return }
    let leg = clip.pieces.lazy.joined().first(where: \.isBorder)?.index ?? 0
    note(.position, "\(place), between positions \(leg + 1) and \(leg + 2)")
  }

  /// - Parameter word: What one of its places is called.
  private mutating func look(at segment: Segment, _ place: String, _ word: String) {
    for (i, coordinate) in segment.coordinates.enumerated() {
      if isInside(coordinate) { note(.position, "\(place), \(word) \(i + 1)") }
    }
    for hit in PrivacyWords.coordinatesInChannels(of: segment, where: { !region.keeps($0) }) {
      note(.channels, "\(place), \(word) \(hit.fix + 1)")
    }
    if let raw = segment.extensions, scrubber.isTelling(raw.text) { note(.extensions, place) }
    let isTelling = segment.detailTable.map { scrubber.isTelling(PrivacyWords.all(of: $0)) }
    for (i, index) in segment.detailIndices.enumerated() where index >= 0 && isTelling[Int(index)] {
      note(.words, "\(place), \(word) \(i + 1)")
    }
    if segment.hasFixExtensions {
      for i in segment.indices {
        if segment.withExtensions(at: i, { scrubber.isTelling($0) }) == true {
          note(.extensions, "\(place), \(word) \(i + 1)")
        }
      }
    }
  }

  // MARK: Words

  private mutating func look(at details: ItemDetails, _ place: String) {
    var spoken = details.text
    spoken.extensions = nil
    let words = [PrivacyWords.all(of: spoken), details.id?.text ?? "", details.number ?? ""]
    for word in words where scrubber.isTelling(word) { note(.words, place) }
    if let raw = details.text.extensions, scrubber.isTelling(raw.text) { note(.extensions, place) }
    for members in [
      details.properties ?? JSONMembers(), details.foreignMembers, details.geometryForeignMembers,
    ] where scrubber.isTelling(PrivacyWords.all(of: members)) {
      note(.properties, place)
    }
    if let overlay = details.overlay, scrubber.isTelling(overlay.text) { note(.overlay, place) }
  }

  private mutating func look(at metadata: DocumentMetadata) {
    var words = [
      metadata.creator, metadata.name, metadata.description, metadata.keywords,
      metadata.author?.name, metadata.author?.email, metadata.author?.link?.href,
      metadata.author?.link?.text, metadata.copyright?.author, metadata.copyright?.year,
      metadata.copyright?.license,
    ]
    for link in metadata.links { words += [link.href, link.text, link.type] }
    for word in words.compactMap({ $0 }) where scrubber.isTelling(word) {
      note(.metadata, "words of the document")
    }
    if let raw = metadata.extensions, scrubber.isTelling(raw.text) {
      note(.metadata, "extensions of the metadata")
    }
    if let raw = metadata.documentExtensions, scrubber.isTelling(raw.text) {
      note(.extensions, "extensions of the document")
    }
  }
}
