import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXExtensionsTests {
  private static let prefixes =
    " xmlns:t='\(GPXVocabulary.trackPoint1)' xmlns:w='\(GPXVocabulary.power1)' xmlns:v='urn:v'"

  private func fix(_ content: String) throws -> Fix {
    try XMLTesting.read(
      XMLTesting.track(
        "<trkpt lat='1' lon='1'>\(content)</trkpt>", attributes: GPXExtensionsTests.prefixes)
    ).document.tracks[0].segments[0][0]
  }

  @Test(arguments: [
    "<extensions><t:TrackPointExtension><t:hr>99</t:hr></t:TrackPointExtension></extensions>",
    "<extensions><TrackPointExtension xmlns='\(GPXVocabulary.trackPoint2)'><hr>99</hr></TrackPointExtension></extensions>",
    "<extensions><t:hr>99</t:hr></extensions>", "<extensions><hr>99</hr></extensions>",
    "<hr>99</hr>", "<t:TrackPointExtension><t:hr> 99 </t:hr></t:TrackPointExtension>",
  ])
  func aHeartRateIsAChannelWhereverItStands(content: String) throws {
    let fix = try fix(content)
    #expect(fix.channels == [.heartRate: 99])
    #expect(fix.details == nil)
  }

  @Test(arguments: [
    "<extensions><power>250</power></extensions>", "<power>250</power>",
    "<extensions><w:PowerInWatts>250</w:PowerInWatts></extensions>",
    "<extensions><w:PowerExtension><w:PowerInWatts>250</w:PowerInWatts></w:PowerExtension></extensions>",
  ])
  func powerIsAChannel(content: String) throws {
    #expect(try fix(content).channels == [.power: 250])
  }

  @Test func whatIsNoChannelIsKeptBesideThoseThatAre() throws {
    let fix = try fix(
      """
      <extensions>
        <t:TrackPointExtension v:q="1">
          <t:hr>99</t:hr> <t:wtemp>12</t:wtemp> <t:Extensions><v:z/></t:Extensions>
        </t:TrackPointExtension>
        <v:other a="&lt;&quot;"><v:x> </v:x> <v:y>a &amp; b</v:y></v:other>
      </extensions><v:loose/>
      """)
    #expect(fix.channels == [.heartRate: 99])
    #expect(
      fix.details?.extensions?.text
        == "<t:TrackPointExtension xmlns:t=\"\(GPXVocabulary.trackPoint1)\" xmlns:v=\"urn:v\" v:q=\"1\">"
        + "<t:wtemp>12</t:wtemp><t:Extensions><v:z/></t:Extensions></t:TrackPointExtension>"
        + "<v:other xmlns:v=\"urn:v\" a=\"&lt;&quot;\"><v:x> </v:x><v:y>a &amp; b</v:y></v:other>"
        + "<v:loose xmlns:v=\"urn:v\"/>")
  }

  @Test func anUnreadableChannelIsAbsentAndSaid() throws {
    let result = try XMLTesting.read(
      XMLTesting.track("<trkpt lat='1' lon='1'><extensions><hr>fast</hr></extensions></trkpt>"))
    #expect(result.document.tracks[0].segments[0].columns.isEmpty)
    #expect(result.oddities.map(\.problem) == [.invalidNumber])
    #expect(result.oddities.map(\.message) == ["<hr> holds \"fast\", which is not a number"])
  }

  @Test func unknownElementsOutsideExtensionsAreKeptToo() throws {
    let document = try XMLTesting.read(
      XMLTesting.gpx(
        "<trk><v:a/><trkseg><v:b/></trkseg></trk><rte><v:c/></rte><metadata><v:d/></metadata><v:e/>"
          + "<extensions><v:f/></extensions>", attributes: " xmlns:v='urn:v'")
    ).document
    #expect(document.tracks[0].details.text.extensions?.text == "<v:a xmlns:v=\"urn:v\"/>")
    #expect(document.tracks[0].segments[0].extensions?.text == "<v:b xmlns:v=\"urn:v\"/>")
    #expect(document.routes[0].details.text.extensions?.text == "<v:c xmlns:v=\"urn:v\"/>")
    #expect(document.metadata.extensions?.text == "<v:d xmlns:v=\"urn:v\"/>")
    #expect(
      document.metadata.documentExtensions?.text
        == "<v:e xmlns:v=\"urn:v\"/><v:f xmlns:v=\"urn:v\"/>")
  }

  @Test func anExtensionAboveTheTokenLimitIsRefused() {
    var options = ReadOptions()
    options.limits.tokenBytes = 1_000
    let many = String(repeating: "<a>x</a>", count: 200)
    let text = XMLTesting.gpx("<extensions><b>\(many)</b></extensions>")
    let error = #expect(throws: ReadError.self) {
      try XMLTesting.read(Array(text.utf8), options: options)
    }
    #expect(error?.problem == .limitExceeded)
  }

  @Test func aContainerVanishesOnlyWhenAllOfItWasTaken() throws {
    #expect(
      try fix("<v:a><v:b> <hr>9</hr> <power>1</power> </v:b> </v:a>").details == nil)
    #expect(
      try fix("<v:a q='1'><hr>9</hr> </v:a>").details?.extensions?.text
        == "<v:a xmlns:v=\"urn:v\" q=\"1\"/>")
    #expect(
      try fix("<v:a>words<hr>9</hr>more</v:a>").details?.extensions?.text
        == "<v:a xmlns:v=\"urn:v\">wordsmore</v:a>")
    #expect(
      try fix("<v:a><hr>9</hr><v:b/></v:a>").details?.extensions?.text
        == "<v:a xmlns:v=\"urn:v\"><v:b/></v:a>")
    #expect(try fix("<v:a/>").details?.extensions?.text == "<v:a xmlns:v=\"urn:v\"/>")
  }

  @Test func deepContainersCostNoStack() throws {
    var options = ReadOptions()
    options.limits.nestingDepth = 200_000
    let depth = 100_000
    let text = XMLTesting.track(
      "<trkpt lat='1' lon='1'>" + String(repeating: "<a>", count: depth) + "<hr>9</hr>"
        + String(repeating: "</a>", count: depth) + "</trkpt>")
    let fix = try XMLTesting.read(Array(text.utf8), options: options)
      .document.tracks[0].segments[0][0]
    #expect(fix.channels == [.heartRate: 9])
    #expect(fix.details == nil)
  }

  // MARK: Shaping points

  private static let garmin = " xmlns:x='\(GPXVocabulary.gpxExtensions3)'"

  private func route(_ points: String) throws -> (Route, [Finding]) {
    let result = try XMLTesting.read(
      XMLTesting.gpx("<rte>\(points)</rte>", attributes: Self.garmin))
    return (result.document.routes[0], result.oddities)
  }

  @Test func shapingPointsStandBehindTheirPoint() throws {
    let rpt = "<x:rpt lat='1.5' lon='1'><x:Subclass>06</x:Subclass></x:rpt>"
    let (route, findings) = try route(
      "<rtept lat='0' lon='1'/><rtept lat='1' lon='1'><extensions><x:RoutePointExtension>\(rpt)"
        + "<x:rpt lat='1.75' lon='1'/></x:RoutePointExtension></extensions></rtept>"
        + "<rtept lat='2' lon='1'/>")
    #expect(route.points.count == 3)
    #expect(route.shaping.map { $0.map(\.latitude) } == [[], [1.5, 1.75]])
    #expect(route.path.map(\.coordinate.latitude) == [0, 1, 1.5, 1.75, 2])
    #expect(route.points[1].details?.extensions?.text.contains("<x:Subclass>06") == true)
    #expect(findings.isEmpty)
  }

  @Test func aShapingPointWithoutAPositionIsSaid() throws {
    let (route, findings) = try route(
      "<rtept lat='0' lon='1'><extensions><x:RoutePointExtension><x:rpt lat='95' lon='1'/>"
        + "<x:rpt/><x:rpt lat='0.5' lon='1'/></x:RoutePointExtension></extensions></rtept>")
    #expect(route.shaping.map { $0.map(\.latitude) } == [[0.5]])
    #expect(findings.map(\.problem) == [.invalidCoordinate])
    #expect(findings.map(\.count) == [2])
  }

  @Test func shapingPointsOfAnythingElseAreNone() throws {
    let rpt = "<extensions><x:rpt lat='1' lon='1'/></extensions>"
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<rte><rtept lat='1' lon='1'/>\(rpt)</rte><wpt lat='1' lon='1'>\(rpt)</wpt>",
        attributes: Self.garmin))
    #expect(result.document.routes[0].isShaped == false)
  }

  @Test func shapingPointsCountForTheLimit() {
    var options = ReadOptions()
    options.limits.points = 3
    let rpt = String(repeating: "<gpxx:rpt lat='1' lon='1'/>", count: 3)
    let text = XMLTesting.gpx("<rte><rtept lat='1' lon='1'>\(rpt)</rtept></rte>")
    let error = #expect(throws: ReadError.self) {
      try XMLTesting.read(Array(text.utf8), options: options)
    }
    #expect(error?.problem == .limitExceeded)
  }

  // MARK: Proximity

  private func waypoint(_ extensions: String) throws -> (Waypoint, [Finding]) {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<wpt lat='1' lon='1'><extensions>\(extensions)</extensions></wpt>",
        attributes: Self.garmin + " xmlns:w='\(GPXVocabulary.waypoint1)'"))
    return (result.document.waypoints[0], result.oddities)
  }

  @Test(arguments: [
    "<x:WaypointExtension><x:Proximity>150.5</x:Proximity></x:WaypointExtension>",
    "<w:WaypointExtension><w:Proximity> 150.5 </w:Proximity></w:WaypointExtension>",
  ])
  func proximityIsReadAndKept(extensions: String) throws {
    let (waypoint, findings) = try waypoint(extensions)
    #expect(waypoint.proximity == 150.5)
    #expect(waypoint.details.text.extensions?.text.contains("Proximity>") == true)
    #expect(findings.isEmpty)
  }

  @Test(arguments: ["", "far", "-1", "1e999"])
  func aProximityThatIsNoneIsSaid(text: String) throws {
    let (waypoint, findings) = try waypoint("<x:Proximity>\(text)</x:Proximity>")
    #expect(waypoint.proximity == nil)
    #expect(findings.map(\.problem) == [.invalidNumber])
  }

  @Test func aProximityIsOfItsOwnWaypointOnly() throws {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<wpt lat='1' lon='1'><gpxx:Proximity>5</gpxx:Proximity></wpt><wpt lat='1' lon='1'/>"))
    #expect(result.document.waypoints.map(\.proximity) == [5, nil])
  }
}
