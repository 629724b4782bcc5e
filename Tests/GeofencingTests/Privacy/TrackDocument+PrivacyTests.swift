import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

@Suite struct TrackDocumentPrivacyTests {
  static let home = at(52.52, 13.405)

  static func zones(_ radius: Double = 200) throws -> PrivacyZones {
    try PrivacyZones(
      circles: [GeodesicCircle(center: home, radius: radius)], seed: PrivacySeed("secret"))
  }

  private func words(_ name: String) -> FixDetails {
    var words = FixDetails()
    words.name = name
    words.comment = "c"
    return words
  }

  private func details(_ name: String) -> ItemDetails {
    var details = ItemDetails()
    details.text = words(name)
    return details
  }

  private func made(_ items: [TrackDocument.Item]) -> TrackDocument {
    var document = TrackDocument()
    document.items = items
    document.metadata.creator = "logger"
    document.metadata.name = "Morning from Home"
    document.metadata.time = Timestamp(seconds: 0, nanoseconds: 0)
    document.metadata.author = Person(name: "A. Rider")
    return document
  }

  /// From home to 2 km north.
  private var ride: Segment {
    Segment(coordinates: (0..<20).map { at(52.52 + Double($0) * 0.001, 13.405) })
  }

  @Test func whatStandsInTheZoneGoesAndWhatWasCutForgets() throws {
    let document = made([
      .track(Track(details: details("Home to lake"), segments: [ride])),
      .track(Track(details: details("Lake"), segments: [line(at(52.6, 13.4), at(52.61, 13.4))])),
      .waypoint(Waypoint(details: details("Home"), position: line(Self.home))),
      .waypoint(Waypoint(details: details("Lake"), position: line(at(52.6, 13.4)))),
      .route(Route(details: details("Plan"), points: ride)),
      .area(
        Area(polygons: [Polygon(rings: [line(Self.home, at(52.6, 13), at(52.6, 14), Self.home)])])),
      .feature(Feature(geometry: .collection([.point(line(Self.home))]))),
    ])
    let zones = try Self.zones()
    let (hidden, report) = document.hiding(zones, keepsIndices: true)
    #expect(hidden.tracks.map(\.details.text.name) == [nil, "Lake"])
    #expect(hidden.tracks.map(\.details.text.comment) == [nil, "c"])
    #expect(hidden.waypoints.map(\.details.text.name) == ["Lake"])
    #expect(hidden.routes.map(\.details.text.name) == [nil])
    #expect(hidden.areas.isEmpty && hidden.features.isEmpty)
    #expect(hidden.metadata.name == nil && hidden.metadata.time == nil)
    #expect(hidden.metadata.creator == "logger" && hidden.metadata.author?.name == "A. Rider")
    #expect(report.forgottenItems == 2 && report.forgetsMetadata)
    #expect(report.clipping.waypoints.lost == 1 && report.clipping.straddlingItems == 1)
    #expect(report.clipping.borderFixes == 1 && report.clipping.borderRoutePoints == 1)
    #expect(report.losses.count == 3)
    #expect(hidden.leaks(from: zones).isEmpty && !document.leaks(from: zones).isEmpty)
    // Hidden once more, it is the same.
    let again = hidden.hiding(zones)
    #expect(again.document == hidden && again.report.clipping.isUnchanged)
  }

  @Test func namesStayUnlessTheyNameWhatIsHidden() throws {
    let document = made([
      .track(Track(details: details("To the lake"), segments: [ride])),
      .track(Track(details: details("From HOME to the lake"), segments: [ride])),
      .waypoint(Waypoint(details: details("Home"), position: line(Self.home))),
    ])
    let hidden = document.hiding(try Self.zones(), keepsNames: true).document
    #expect(hidden.tracks.map(\.details.text.name) == ["To the lake", nil])
    #expect(hidden.metadata.name == nil)
  }

  @Test func whatIsFarFromAllZonesStaysAsItIs() throws {
    var far = made([
      .track(Track(details: details("Home"), segments: [line(at(1, 1), at(1, 2))])),
      .waypoint(Waypoint(details: details("Home"), position: line(at(1, 1)))),
    ])
    far.foreignMembers = JSONMembers([JSONMembers.Member(key: "k", value: JSONText(text: "1"))])
    let (document, report) = far.hiding(try Self.zones())
    #expect(document == far && report.losses.isEmpty && report.clipping.isUnchanged)
  }

  @Test func aMultiPointIsOneThing() throws {
    let points = [Self.home, at(52.6, 13.4), at(52.7, 13.4)].enumerated().map {
      TrackDocument.Item.waypoint(
        Waypoint(
          details: details("Places"), position: line($0.element), multiPointIndex: $0.offset))
    }
    let other = TrackDocument.Item.waypoint(
      Waypoint(details: details("Other"), position: line(at(52.6, 13)), multiPointIndex: 0))
    let hidden = made(points + [other]).hiding(try Self.zones()).document
    #expect(hidden.waypoints.map(\.details.text.name) == [nil, nil, "Other"])
    #expect(hidden.waypoints.map(\.multiPointIndex) == [0, 1, 0])
  }

  @Test func polygonsAreZonesToo() throws {
    let corners = [at(52.519, 13.40), at(52.519, 13.41), at(52.525, 13.405)]
    let zones = try PrivacyZones(
      fences: fences(PolygonFence([[corners]])), seed: PrivacySeed("secret"))
    let hidden = made([.track(Track(segments: [ride]))]).hiding(zones).document
    let first = try #require(hidden.tracks[0].segments[0].coordinates.first)
    #expect(abs(first.latitude - 52.525) < 1e-6)
    #expect(zones.fences.fences[0].shape.state(of: first) == .outside)
    #expect(hidden.leaks(from: zones).isEmpty)
  }

  @Test func nothingOfAZoneIsLeftOfRandomDocuments() throws {
    try forEachSeed(count: 1000) { random in
      let center = at(random.double(in: -80...80), random.double(in: -180...180))
      let zones = try PrivacyZones(
        circles: [GeodesicCircle(center: center, radius: random.double(in: 20...400))],
        seed: PrivacySeed("\(random.next())"))
      var builder = PrivateDocument(center: center, random)
      let document = builder.document()
      random = builder.random
      let (hidden, report) = document.hiding(zones, keepsNames: random.oneIn(2))
      try #require(hidden.leaks(from: zones) == [])
      // Not by the audit's own means: the true circle, and no text of the marked ones.
      let circle = try CircleFence(center: center, radius: Meters(20))
      for item in hidden.items {
        for place in PrivateDocument.positions(of: item) {
          try #require(circle.state(of: place) == .outside)
          try #require(zones.fences.fences[0].shape.state(of: place) != .inside)
        }
      }
      try #require(!PrivateDocument.words(of: hidden).contains(PrivateDocument.mark))
      let again = document.hiding(zones)
      try #require(again.report.clipping == report.clipping)
    }
  }
}
