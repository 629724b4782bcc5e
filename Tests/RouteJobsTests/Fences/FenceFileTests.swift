import Geodesy
import Geofencing
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FenceFileTests {
  static func file(
    _ text: String, as name: String = "geojson",
    _ change: (inout FenceFile.Options) -> Void = { _ in }
  ) throws -> FenceFile {
    let format = try #require(TrackFormat.all.first { $0.name == name })
    var options = ReadOptions()
    options.keepsItemPlaces = true
    var own = FenceFile.Options()
    change(&own)
    return try FenceFile(format.read(Array(text.utf8), options: options), options: own)
  }

  static func collection(_ features: String...) -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[\n" + features.joined(separator: ",\n") + "\n]}"
  }

  static func feature(_ geometry: String, _ properties: String = "{}", id: String? = nil) -> String
  {
    let id = id.map { "\"id\":\($0)," } ?? ""
    return "{\"type\":\"Feature\",\(id)\"properties\":\(properties),\"geometry\":\(geometry)}"
  }

  static let point = #"{"type":"Point","coordinates":[10,50]}"#
  static let line = #"{"type":"LineString","coordinates":[[7,45],[7.1,45]]}"#
  static let square = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]}"#
  static let bowTie = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
  static let speck = #"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}"#

  static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test(arguments: [
    (#"{"radius":500}"#, 500.0), (#"{"radius_m":12.5}"#, 12.5), (#"{"radiusMeters":1e3}"#, 1000),
    (#"{"radius":"0.5km"}"#, 500), (#"{"radius":"100 ft"}"#, 30.48), (#"{"radius":"7"}"#, 7),
    (#"{"radius":null,"radius_m":3}"#, 3), (#"{"radius":0}"#, 0),
  ])
  func circles(properties: String, radius: Double) throws {
    let fence = try #require(try Self.file(Self.feature(Self.point, properties)).fences.first)
    let circle = try #require(fence.shape as? CircleFence)
    #expect(abs(circle.radius.value - radius) < 1e-9)
    #expect(fence.id == "fence-0")
  }

  @Test(arguments: [(#"{"buffer":50}"#, 50.0), (#"{"width":"0.2km"}"#, 100)])
  func corridors(properties: String, buffer: Double) throws {
    let shape = try #require(try Self.file(Self.feature(Self.line, properties)).fences.first?.shape)
    #expect((shape as? CorridorFence)?.buffer.value == buffer)
  }

  @Test func areasAndTheirEdges() throws {
    let file = try Self.file(
      Self.collection(
        Self.feature(Self.square, #"{"edges":"geodesic"}"#), Self.feature(Self.square))
    ) { $0.edges = .mercator }
    #expect(file.fences.map { ($0.shape as? PolygonFence)?.edges } == [.geodesic, .mercator])
  }

  /// Feature id, property id, name, number.
  @Test func ids() throws {
    let file = try Self.file(
      Self.collection(
        Self.feature(Self.square, #"{"id":"b","name":"c"}"#, id: #""a""#),
        Self.feature(Self.square, #"{"id":"b","name":"c"}"#),
        Self.feature(Self.square, #"{"id":"","name":"c"}"#), Self.feature(Self.square),
        Self.feature(Self.square, "{}", id: "12.50"), Self.feature(Self.square, #"{"id":7}"#)))
    #expect(file.fences.map(\.id) == ["a", "b", "c", "fence-3", "12.50", "7"])
  }

  @Test func overrides() throws {
    let fence = try #require(
      try Self.file(
        Self.feature(Self.square, #"{"dwell":"2min","exitBuffer":"20m","minFixes":3}"#)
      ).fences.first)
    #expect(
      fence.overrides.dwell == 120 && fence.overrides.exitBuffer == 20
        && fence.overrides.minFixes == 3)
    let plain = try #require(try Self.file(Self.feature(Self.square)).fences.first)
    #expect(plain.overrides == Fence.Overrides())
  }

  @Test func garminsProximity() throws {
    let gpx = """
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="50" lon="10"><name>gate</name><extensions>
      <gpxx:WaypointExtension xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
      <gpxx:Proximity>75</gpxx:Proximity></gpxx:WaypointExtension></extensions></wpt>
      <wpt lat="51" lon="10"><name>peak</name></wpt></gpx>
      """
    let file = try Self.file(gpx, as: "gpx") { $0.ignoresOtherFeatures = true }
    #expect(file.fences.map(\.id) == ["gate"] && file.ignoredCount == 1)
    #expect((file.fences[0].shape as? CircleFence)?.radius.value == 75)
    #expect(throws: ReadError.self) { try Self.file(gpx, as: "gpx") }
  }

  @Test func circlesOfOverlayDocuments() throws {
    let overlay = """
      {"type":"FeatureCollection","routelay":{"version":1},"features":[
      {"type":"Feature","id":"yard","geometry":\(Self.square),"properties":{"overlay":{"type":"circle",
      "id":"yard","center":{"latitude":50,"longitude":10},"radius":250}}}]}
      """
    let fence = try #require(try Self.file(overlay).fences.first)
    #expect((fence.shape as? CircleFence)?.radius.value == 250)
    #expect(fence.id == "yard")
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let features: [String]
    let problem: ProblemClass
    let place: String
    let words: String
    var testDescription: String { words }
  }

  static let troubles: [Trouble] = [
    Trouble(
      features: [feature(square), "  " + feature(point)], problem: .invalidGeometry, place: "3:3",
      words: "a point without \"radius\" is no fence"),
    Trouble(
      features: [feature(line)], problem: .invalidGeometry, place: "2:1",
      words: "a line without \"buffer\" or \"width\" is no fence"),
    Trouble(
      features: [feature("null")], problem: .invalidGeometry, place: "2:1",
      words: "a feature without geometry is no fence"),
    Trouble(
      features: [feature(#"{"type":"MultiPoint","coordinates":[[1,2]]}"#, #"{"radius":5}"#)],
      problem: .invalidGeometry, place: "2:1", words: "a MultiPoint is no fence"),
    Trouble(
      features: [feature(point, #"{"radius":-1}"#)], problem: .invalidArgument, place: "2:33",
      words: "\"radius\" must be a length in meters, 0 or more, not -1"),
    Trouble(
      features: [feature(point, #"{"radius":"5 parsec"}"#)], problem: .invalidArgument,
      place: "2:33", words: "\"radius\" must be a length in meters, 0 or more, not \"5 parsec\""),
    Trouble(
      features: [feature(line, #"{"width":[]}"#)], problem: .invalidArgument, place: "2:33",
      words: "\"width\" must be a length in meters, 0 or more, not []"),
    Trouble(
      features: [feature(square, #"{"minFixes":0}"#)], problem: .invalidArgument, place: "2:33",
      words: "\"minFixes\" must be a whole number from 1, not 0"),
    Trouble(
      features: [feature(square, #"{"edges":"round"}"#)], problem: .invalidArgument, place: "2:33",
      words: "\"edges\" must be \"planar\", \"geodesic\" or \"mercator\", not \"round\""),
    Trouble(
      features: [feature(speck)], problem: .invalidGeometry, place: "2:1",
      words: "the ring of a polygon has fewer than three different positions"),
    Trouble(
      features: [feature(#"{"type":"Polygon","coordinates":[]}"#)], problem: .invalidGeometry,
      place: "2:1", words: "a polygon without a ring"),
    Trouble(
      features: [feature(bowTie)], problem: .selfIntersection, place: "2:1",
      words: "the polygon crosses itself near 1.0,1.0"),
    Trouble(
      features: [feature(square, #"{"id":"a"}"#), feature(square, #"{"id":"a"}"#)],
      problem: .duplicateID, place: "3:33", words: "a second fence is called \"a\" (line 2)"),
    Trouble(features: [], problem: .noData, place: "", words: "the file holds no fence"),
  ]

  @Test(arguments: troubles)
  func errorsSayWhere(trouble: Trouble) throws {
    let text =
      "{\"type\":\"FeatureCollection\",\"features\":[\n"
      + trouble.features.joined(separator: ",\n") + "\n]}"
    do {
      _ = try Self.file(text)
      Issue.record("it should be refused")
    } catch let error as ReadError {
      #expect(error.problem == trouble.problem)
      #expect(error.position.map { "\($0.line):\($0.column)" } ?? "" == trouble.place)
      #expect(error.message == trouble.words)
    }
  }

  /// O-FENCE-11: the error is at the property.
  @Test func aNegativeRadiusHasItsLine() throws {
    let text = """
      {
       "type": "FeatureCollection",
       "features": [
        {"type": "Feature", "properties": {"radius_m": 0}, "geometry": \(Self.point)},
        {
         "type": "Feature",
         "properties": {
          "name": "minus",
          "radius_m": -1
         },
         "geometry": \(Self.point)
        }
       ]
      }
      """
    let error = #expect(throws: ReadError.self) { try Self.file(text) }
    #expect(error?.problem == .invalidArgument && error?.position?.line == 9)
  }

  @Test func otherFeaturesCanBeLeftOut() throws {
    let file = try Self.file(
      Self.collection(Self.feature(Self.point), Self.feature(Self.square), Self.feature("null"))
    ) { $0.ignoresOtherFeatures = true }
    #expect(file.fences.count == 1 && file.ignoredCount == 2)
    // None left is none.
    #expect(throws: ReadError.self) {
      try Self.file(Self.feature(Self.point)) { $0.ignoresOtherFeatures = true }
    }
  }

  @Test func repairs() throws {
    let file = try Self.file(
      Self.collection(
        Self.feature(Self.bowTie),
        Self.feature(
          #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]],[[0,0],[1,1],[0,0]]]}"#))
    ) { $0.repairs = true }
    #expect(file.fences.count == 2)
    #expect(file.fences[0].shape.state(of: try Self.place(1, 0.5)) == .inside)
    #expect(file.fences[0].shape.state(of: try Self.place(0.5, 1)) == .outside)
    let classes = file.findings.findings.map(\.problem)
    #expect(classes.contains(.selfIntersection) && classes.contains(.invalidGeometry))
    #expect(throws: ReadError.self) {
      try Self.file(Self.feature(Self.speck)) { $0.repairs = true }
    }
  }

  @Test func anUnclosedRingIsAFinding() throws {
    let open = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1]]]}"#
    let file = try Self.file(Self.feature(open))
    #expect(file.findings.findings.map(\.problem) == [.unclosedRing])
    #expect(file.fences[0].shape.state(of: try Self.place(0.5, 0.5)) == .inside)
  }

  /// A proximity that is no distance was "a point without radius", or passed over.
  @Test(arguments: ["-5", "NaN", "abc", "", "1e400", "250 m"], [false, true])
  func aProximityThatIsNoDistanceIsRefusedWhereItIs(value: String, ignores: Bool) throws {
    let text = """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
      <wpt lat="48" lon="11"><extensions><gpxx:WaypointExtension>
      <gpxx:Proximity>20</gpxx:Proximity></gpxx:WaypointExtension></extensions></wpt>
      <wpt lat="48" lon="11"><extensions><gpxx:WaypointExtension>
        <gpxx:Proximity>\(value)</gpxx:Proximity></gpxx:WaypointExtension></extensions></wpt>
      </gpx>
      """
    let error = #expect(throws: ReadError.self) {
      try Self.file(text, as: "gpx") { $0.ignoresOtherFeatures = ignores }
    }
    #expect(error?.problem == .invalidArgument)
    #expect(error?.position?.line == 5 && error?.position?.column == 3)
    #expect(error?.message.contains("\"\(value)\"") == true)
  }
}
