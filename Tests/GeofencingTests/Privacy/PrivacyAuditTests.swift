import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// A leak in each place where something can hide.
@Suite struct PrivacyAuditTests {
  static let home = at(52.52, 13.405)
  static let far = at(48, 11)
  static let text = "52.5201, 13.4049"

  private func leaks(_ change: (inout TrackDocument) -> Void) throws -> [PrivacyLeak] {
    var document = TrackDocument()
    change(&document)
    let zones = try PrivacyZones(
      circles: [GeodesicCircle(center: Self.home, radius: 200)], seed: PrivacySeed("secret"))
    let leaks = document.leaks(from: zones)
    // What the audit finds, hiding removes.
    #expect(document.hiding(zones).document.leaks(from: zones).isEmpty)
    return leaks
  }

  private func leaks(_ item: TrackDocument.Item) throws -> [String] {
    try leaks { $0.items = [item] }.map { "\($0.kind.rawValue): \($0.place)" }
  }

  private func leaks(_ change: (inout ItemDetails) -> Void) throws -> [String] {
    var details = ItemDetails()
    change(&details)
    return try leaks(.waypoint(Waypoint(details: details, position: line(Self.far))))
  }

  @Test func positions() throws {
    let path = line(Self.far, Self.home, Self.far)
    #expect(
      try leaks(.track(Track(segments: [line(Self.far), path])))
        == ["position: track 1, segment 2, fix 2"])
    #expect(try leaks(.route(Route(points: path))) == ["position: route 1, point 2"])
    #expect(
      try leaks(.route(Route(points: line(Self.far, Self.far), shaping: [[Self.far, Self.home]])))
        == ["shaping-point: route 1, point 1, shaping point 2"])
    #expect(
      try leaks(.waypoint(Waypoint(position: line(Self.home))))
        == ["position: waypoint 1, position 1"])
    let ring = line(Self.far, at(48, 12), at(49, 12), Self.far)
    #expect(
      try leaks(.area(Area(polygons: [Polygon(rings: [ring, path])])))
        == ["position: area 1, polygon 1, ring 2, position 2"])
    let circle = GeodesicCircle(center: Self.home, radius: 5)
    #expect(
      try leaks(.area(Area(polygons: [Polygon(rings: [ring])], circle: circle)))
        == ["circle-center: area 1"])
    let geometry = Geometry.collection([
      .point(line(Self.far)), .collection([.multiLineString([ring, path])]),
    ])
    #expect(
      try leaks(.feature(Feature(geometry: geometry)))
        == ["position: feature 1, part 2, part 1, segment 2, fix 2"])
    #expect(try leaks(.track(Track(segments: [line(at(48, 371))]))).isEmpty)
    #expect(!(try leaks(.track(Track(segments: [line(at(52.52, 373.405))]))).isEmpty))
  }

  @Test func linesAndEdgesThroughAZone() throws {
    let through = line(at(52.4, 13.405), at(52.6, 13.405))
    let inParts = Geometry.collection([.lineString(through), .point(line(Self.far))])
    #expect(
      try leaks(.feature(Feature(geometry: inParts)))
        == ["position: feature 1, part 1, between positions 1 and 2"])
    #expect(
      try leaks(.feature(Feature(geometry: .multiLineString([line(Self.far), through]))))
        == ["position: feature 1, segment 2, between positions 1 and 2"])
    // The edge through the zone is the one that closes the ring, which the file left open.
    let ring = line(at(52.6, 13.405), at(52.5, 14), at(52.4, 13.405))
    #expect(
      try leaks(.area(Area(polygons: [Polygon(rings: [ring])])))
        == ["position: area 1, polygon 1, ring 1, between positions 3 and 4"])
    #expect(
      try leaks(.feature(Feature(geometry: .polygon(Polygon(rings: [ring])))))
        == ["position: feature 1, polygon 1, ring 1, between positions 3 and 4"])
    // Points have nothing between them.
    #expect(try leaks(.feature(Feature(geometry: .multiPoint(through)))).isEmpty)
  }

  @Test func escapedCoordinatesInProperties() throws {
    let members = JSONMembers([
      JSONMembers.Member(
        key: "home", value: JSONText(text: #""\u00352.5201, \u00313.4049""#))
    ])
    #expect(try leaks { $0.properties = members } == ["properties: waypoint 1"])
  }

  @Test func wordsOfAnItem() throws {
    let paths: [WritableKeyPath<FixDetails, String?>] = [
      \.name, \.comment, \.description, \.source, \.symbol, \.type, \.magneticVariation,
      \.geoidHeight, \.ageOfDGPSData, \.dgpsID,
    ]
    for path in paths {
      #expect(try leaks { $0.text[keyPath: path] = Self.text } == ["words: waypoint 1"])
    }
    #expect(try leaks { $0.text.links = [Link(href: "h?q=" + Self.text)] } == ["words: waypoint 1"])
    #expect(
      try leaks { $0.text.links = [Link(href: "", text: Self.text)] } == ["words: waypoint 1"])
    #expect(try leaks { $0.id = JSONText(text: "\"\(Self.text)\"") } == ["words: waypoint 1"])
  }

  @Test(arguments: [
    "<a lat=\"52.5201\" lon=\"13.4049\"/>", "<a lon=\"13.4049\" x=\"1\" lat=\"52.5201\"/>",
    "<g:r xmlns:g=\"u\"><g:rpt lat=\"52.5201\" lon=\"13.4049\"/></g:r>",
    "<lat>52.5201</lat><lon>13.4049</lon>", "<a>13.4049 52.5201</a>", "<!-- 52.5201 13.4049 -->",
    "<bounds minlat=\"52.5201\" minlon=\"13.4049\" maxlat=\"53\" maxlon=\"14\"/>",
  ])
  func extensions(xml: String) throws {
    let raw = RawXML(text: xml)
    #expect(try leaks { $0.text.extensions = raw } == ["extensions: waypoint 1"])
    var segment = line(Self.far, Self.far)
    segment.extensions = raw
    #expect(try leaks(.track(Track(segments: [segment]))) == ["extensions: track 1"])
    var fix = Fix(coordinate: Self.far)
    fix.details = FixDetails()
    fix.details?.extensions = raw
    var fixes = line(Self.far)
    fixes.append(fix)
    #expect(try leaks(.track(Track(segments: [fixes]))) == ["extensions: track 1, fix 2"])
    #expect(try leaks(.route(Route(points: fixes))) == ["extensions: route 1, point 2"])
    #expect(try leaks { $0.metadata.extensions = raw }.map(\.kind) == [.metadata])
    #expect(try leaks { $0.metadata.documentExtensions = raw }.map(\.kind) == [.extensions])
  }

  @Test(arguments: [
    "[13.4049,52.5201]", "[52.5201,13.4049]", "{\"lat\":52.5201,\"lon\":13.4049}",
    "{\"lon\":13.4049,\"a\":[1,2,3,4,5,6],\"lat\":52.5201}", "\"52.5201, 13.4049\"",
    "{\"a\":{\"b\":[{\"latitude\":\"52.5201\",\"longitude\":\"13.4049\"}]}}",
  ])
  func properties(json: String) throws {
    let members = JSONMembers([JSONMembers.Member(key: "k", value: JSONText(text: json))])
    #expect(try leaks { $0.properties = members } == ["properties: waypoint 1"])
    #expect(try leaks { $0.foreignMembers = members } == ["properties: waypoint 1"])
    #expect(try leaks { $0.geometryForeignMembers = members } == ["properties: waypoint 1"])
    #expect(try leaks { $0.overlay = JSONText(text: "{\"a\":\(json)}") } == ["overlay: waypoint 1"])
    #expect(try leaks { $0.foreignMembers = members }.map(\.kind) == [.properties])
  }

  @Test func propertiesSideBySide() throws {
    let members = JSONMembers([
      JSONMembers.Member(key: "startLatitude", value: JSONText(text: "52.5201")),
      JSONMembers.Member(key: "x", value: JSONText(text: "[1,2,3,4,5]")),
      JSONMembers.Member(key: "startLongitude", value: JSONText(text: "13.4049")),
    ])
    #expect(try leaks { $0.properties = members } == ["properties: waypoint 1"])
  }

  @Test func wordsAndChannelsOfFixes() throws {
    var segment = line(Self.far)
    var words = FixDetails()
    words.comment = Self.text
    segment.setLastDetails(words)
    #expect(try leaks(.track(Track(segments: [segment]))) == ["words: track 1, fix 1"])
    var channels = line(Self.far)
    channels.setLast(.hdop, 52.5201)
    channels.setLast(.pdop, 13.4049)
    #expect(try leaks(.track(Track(segments: [channels]))) == ["channels: track 1, fix 1"])
    var elevation = Segment()
    elevation.append(Self.far, elevation: 13.4049, time: .missing)
    elevation.setLast(.temperature, 52.5201)
    #expect(try leaks(.track(Track(segments: [elevation]))) == ["channels: track 1, fix 1"])
  }

  @Test func metadata() throws {
    func kinds(_ change: (inout DocumentMetadata) -> Void) throws -> [PrivacyLeak.Kind] {
      try leaks { change(&$0.metadata) }.map(\.kind)
    }
    #expect(try kinds { $0.name = Self.text } == [.metadata])
    #expect(try kinds { $0.description = Self.text } == [.metadata])
    #expect(try kinds { $0.keywords = Self.text } == [.metadata])
    #expect(try kinds { $0.creator = Self.text } == [.metadata])
    #expect(try kinds { $0.links = [Link(href: Self.text)] } == [.metadata])
    #expect(try kinds { $0.author = Person(name: Self.text) } == [.metadata])
    #expect(try kinds { $0.author = Person(link: Link(href: Self.text)) } == [.metadata])
    #expect(try kinds { $0.copyright = Copyright(author: Self.text) } == [.metadata])
    #expect(try kinds { $0.name = "Home" }.isEmpty)
  }

  @Test func aListEndsAtItsLimit() throws {
    var document = TrackDocument()
    document.items = [
      .track(Track(segments: [Segment(coordinates: Array(repeating: Self.home, count: 500))]))
    ]
    let zones = try PrivacyZones(
      circles: [GeodesicCircle(center: Self.home, radius: 200)], seed: PrivacySeed("secret"))
    #expect(document.leaks(from: zones).count == 100)
    #expect(document.leaks(from: zones, limit: 3).map(\.place).last == "track 1, fix 3")
  }
}
