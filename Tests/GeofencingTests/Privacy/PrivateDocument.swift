import Geodesy
import RoutelayTestSupport
import Tracks

@testable import Geofencing

/// Random documents around a place, with what tells of it in many places. Whatever is said at or
/// about a hidden place holds a mark.
struct PrivateDocument {
  static let mark = "SECRET"
  let center: Coordinate
  var random: SeededGenerator

  init(center: Coordinate, _ random: SeededGenerator) {
    self.center = center
    self.random = random
  }

  mutating func document() -> TrackDocument {
    var document = TrackDocument()
    for _ in 0..<random.int(in: 1...8) { document.items.append(item()) }
    document.metadata.name = tellingText()
    document.metadata.extensions = RawXML(
      text: "<b minlat=\"\(center.latitude)\" minlon=\"\(center.longitude)\">\(Self.mark)</b><c/>")
    document.foreignMembers = members()
    return document
  }

  /// Words with the place in them.
  private mutating func tellingText() -> String {
    let (a, b) = (center.latitude, center.longitude)
    return [
      "\(Self.mark) \(a),\(b)", "\(Self.mark) \(b) \(a)",
      "https://x/?lat=\(a)&lon=\(b)#\(Self.mark)",
      "POINT(\(b) \(a)) \(Self.mark)",
    ][random.int(in: 0...3)]
  }

  private mutating func members() -> JSONMembers {
    let (a, b) = (center.latitude, center.longitude)
    let values = [
      "{\"lat\":\(a),\"x\":\"\(Self.mark)\",\"lon\":\(b)}", "[[\(b),\(a)],\"\(Self.mark)\"]",
      "\"\(tellingText())\"",
    ]
    return JSONMembers([
      JSONMembers.Member(key: "color", value: JSONText(text: "\"red\"")),
      JSONMembers.Member(key: "start", value: JSONText(text: values[random.int(in: 0...2)])),
    ])
  }

  private mutating func details() -> ItemDetails {
    var details = ItemDetails()
    if random.oneIn(2) { details.text.name = tellingText() }
    if random.oneIn(2) { details.text.description = tellingText() }
    if random.oneIn(3) { details.text.links = [Link(href: tellingText())] }
    if random.oneIn(3) { details.properties = members() }
    if random.oneIn(4) { details.foreignMembers = members() }
    if random.oneIn(4) {
      details.text.extensions = RawXML(text: "<a>\(tellingText())</a><b/>")
    }
    if random.oneIn(4) {
      details.overlay = JSONText(
        text: "{\"center\":{\"latitude\":\(center.latitude),\"longitude\":\(center.longitude)},"
          + "\"note\":\"\(Self.mark)\"}")
    }
    return details
  }

  private mutating func near(_ reach: Double = 3000) -> Coordinate {
    if random.oneIn(6) { return center }
    return Geodesic.destination(
      from: center, azimuth: random.double(in: 0...360), distance: random.double(in: 0...reach))
  }

  private mutating func path(_ count: Int) -> Segment {
    var segment = Segment()
    for i in 0..<count {
      segment.append(
        near(), elevation: 1, time: Timestamp(seconds: Int64(i) * 10, nanoseconds: 0))
      if random.oneIn(5) {
        var words = FixDetails()
        words.name = tellingText()
        words.extensions = RawXML(
          text: "<a lat='\(center.latitude)' lon='\(center.longitude)'>"
            + "\(Self.mark)</a>")
        segment.setLastDetails(words)
      }
    }
    return segment
  }

  private mutating func item() -> TrackDocument.Item {
    switch random.int(in: 0...5) {
    case 0, 1:
      let segments = (0..<random.int(in: 1...3)).map { _ in path(random.int(in: 0...30)) }
      return .track(Track(details: details(), segments: segments))
    case 2:
      let points = path(random.int(in: 1...5))
      let shaping = points.map { _ in (0..<random.int(in: 0...3)).map { _ in near() } }
      return .route(Route(details: details(), points: points, shaping: shaping))
    case 3:
      return .waypoint(Waypoint(details: details(), position: path(1)))
    case 4:
      return .area(Area(details: details(), polygons: [Polygon(rings: [path(4)])]))
    default:
      return .feature(
        Feature(
          details: details(),
          geometry: .collection([.lineString(path(3)), .collection([.point(path(1))])])))
    }
  }

  /// All positions of an item, put together anew.
  static func positions(of item: TrackDocument.Item) -> [Coordinate] {
    switch item {
    case .track(let track): track.segments.flatMap(\.coordinates)
    case .route(let route): route.points.coordinates + route.shaping.flatMap { $0 }
    case .waypoint(let waypoint): waypoint.position.coordinates
    case .area(let area): area.polygons.flatMap(\.rings).flatMap(\.coordinates)
    case .feature(let feature):
      (feature.geometry.map(ItemPositions.of) ?? []).flatMap(\.places)
    }
  }

  /// All that a document says in words.
  static func words(of document: TrackDocument) -> String {
    let metadata = document.metadata
    var words = [
      metadata.name ?? "", metadata.extensions?.text ?? "",
      PrivacyWords.all(of: document.foreignMembers),
    ]
    func add(_ details: ItemDetails) {
      words += [
        PrivacyWords.all(of: details.text), PrivacyWords.all(of: details.foreignMembers),
        PrivacyWords.all(of: details.properties ?? JSONMembers()), details.overlay?.text ?? "",
      ]
    }
    func add(_ segment: Segment) {
      // Those that no fix has any more too.
      words += segment.detailTable.map(PrivacyWords.all)
      for fix in segment { words.append(PrivacyWords.all(of: fix.details ?? FixDetails())) }
    }
    for item in document.items {
      switch item {
      case .track(let track):
        add(track.details)
        track.segments.forEach(add)
      case .route(let route):
        add(route.details)
        add(route.points)
      case .waypoint(let waypoint):
        add(waypoint.details)
        add(waypoint.position)
      case .area(let area):
        add(area.details)
        area.polygons.flatMap(\.rings).forEach(add)
      case .feature(let feature):
        add(feature.details)
        _ = feature.geometry?.changed { add($0) }
      }
    }
    return words.joined(separator: "\n")
  }
}
