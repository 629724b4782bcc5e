import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

private let line = #"{"type":"LineString","coordinates":[[1,2],[3,4],[5,6]]}"#
private let lines = #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]],[[5,6]]]}"#

private func read(_ geometry: String, _ properties: String) throws -> ReadResult {
  try readGeoJSON(feature(geometry, properties: properties))
}

struct GeoJSONColumnsTests {
  @Test func valuesBesideTheCoordinatesBecomeColumns() throws {
    let properties =
      #"{"name":"n","coordinateProperties":{"heartRate":[120,null,130.5],"elevation":[null,7,8],"#
      + #""fix":["3d",null,"none"],"other":[1,2,3]},"heart":[1,2,3],"z":0}"#
    let result = try read(line, properties)
    let track = try #require(result.document.tracks.first)
    let segment = track.segments[0]
    // The array in `coordinateProperties` comes last.
    #expect(segment.values(of: .heartRate) == [120, nil, 130.5])
    #expect(segment.map(\.elevation) == [nil, 7, 8])
    #expect(segment.values(of: .fix) == [2, nil, 0])
    #expect(track.details.properties?.members.map(\.key) == ["name", "coordinateProperties", "z"])
    #expect(track.details.properties?["coordinateProperties"]?.text == #"{"other":[1,2,3]}"#)
    #expect(result.findings.findings.isEmpty)
  }

  @Test func arraysNestLikeTheCoordinates() throws {
    let result = try read(lines, #"{"coordinateProperties":{"speed":[[1,2],[3]]}}"#)
    let track = try #require(result.document.tracks.first)
    #expect(track.segments.map { $0.values(of: .speed) } == [[1, 2], [3]])
    #expect(track.details.properties?.isEmpty == true)
    let polygons =
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[9,0],[9,9],[0,0]]],[[[0,0],[9,0],[9,9]]]]}"#
    let area = try #require(
      try read(polygons, #"{"coordinateProperties":{"power":[[[1,2,3,4]],[[5,6,7]]]}}"#)
        .document.areas.first)
    #expect(
      area.polygons.map { $0.rings.map { $0.values(of: .power) } }
        == [[[1, 2, 3, 4]], [[5, 6, 7, 5]]])
    let point = try read(
      #"{"type":"Point","coordinates":[1,2]}"#, #"{"coordinateProperties":{"accuracy":5}}"#)
    #expect(point.document.waypoints.first?.position.values(of: .accuracy) == [5])
  }

  /// One value per position is enough for what togeojson and its kin write beside the coordinates.
  @Test(arguments: ["heartRates", "heart"]) func listsOfLinesMayBeFlatOrNested(key: String) throws {
    for (geometry, array, fits) in [
      (line, "[1,2,3]", true), (line, "[[1,2,3]]", true), (line, "[[1,2],[3]]", false),
      (line, "[[[1,2,3]]]", false), (lines, "[[1,2],[3]]", true), (lines, "[1,2,3]", true),
      (lines, "[1,2]", false), (lines, "[[1,2,3]]", false), (lines, "[[1],[2,3]]", false),
    ] {
      let result = try read(geometry, #"{"\#(key)":\#(array)}"#)
      let track = try #require(result.document.tracks.first)
      let values = track.segments.map { $0.values(of: .heartRate) }
      if fits {
        #expect(values.flatMap { $0 ?? [] } == [1, 2, 3], "\(array)")
      } else {
        #expect(values.allSatisfy { $0 == nil }, "\(array)")
      }
      #expect((track.details.properties?[key] == nil) == fits)
      // A line of one position is a finding too.
      let isNoted = result.findings.findings.contains { finding in
        finding.message.contains("does not nest") || finding.count > 1
      }
      #expect(isNoted != fits)
    }
  }

  @Test(arguments: [
    "[1,2]", "[1,2,3,4]", "[[1,2,3]]", "[[1],[2],[3]]", "[]", "5", "null", "{}", "[1,{},3]",
    "[1,[2],3]",
  ])
  func arraysThatDoNotFitStayProperties(array: String) throws {
    let properties = #"{"coordinateProperties":{"heartRate":\#(array)}}"#
    let result = try read(line, properties)
    let track = try #require(result.document.tracks.first)
    #expect(track.segments[0].values(of: .heartRate) == nil)
    #expect(
      track.details.properties?["coordinateProperties"]?.text == #"{"heartRate":\#(array)}"#)
    #expect(result.findings.findings.map(\.problem) == [.invalidGeometry])
  }

  @Test func arraysOfAMultiPolygonMustSplitAlike() throws {
    let ring = "[[0,0],[9,0],[9,9],[0,0]]"
    let geometry = #"{"type":"MultiPolygon","coordinates":[[\#(ring),\#(ring)],[\#(ring)]]}"#
    let values = "[1,2,3,4]"
    for (array, fits) in [
      ("[[\(values),\(values)],[\(values)]]", true), ("[[\(values)],[\(values),\(values)]]", false),
      ("[\(values),\(values),\(values)]", false),
    ] {
      let result = try read(geometry, #"{"coordinateProperties":{"hdop":\#(array)}}"#)
      #expect(result.findings.findings.isEmpty == fits)
    }
  }

  @Test func aValueThatIsNoneIsAbsent() throws {
    let result = try read(line, #"{"heartRates":["x",true,3]}"#)
    #expect(result.document.tracks.first?.segments[0].values(of: .heartRate) == [nil, nil, 3])
    #expect(result.findings.findings.map(\.problem) == [.invalidNumber])
    #expect(result.findings.findings.map(\.count) == [2])
  }

  @Test func aPropertyOfThatNameThatIsNoArrayIsNobodysBusiness() throws {
    let result = try read(line, #"{"times":"often","heart":5}"#)
    #expect(result.document.tracks.first?.details.properties?.members.count == 2)
    #expect(result.findings.findings.isEmpty)
  }

  @Test(arguments: ["coordTimes", "times"])
  func timesAreRead(key: String) throws {
    let properties = #"{"\#(key)":["2024-03-01T06:00:00Z",null,"2024-03-01T07:00:02.5+01:00"]}"#
    let segment = try #require(try read(line, properties).document.tracks.first?.segments[0])
    let start = Timestamp(seconds: 1_709_272_800)
    #expect(
      segment.map(\.time) == [
        start, nil, Timestamp(seconds: start.seconds + 2, nanoseconds: 500_000_000),
      ])
  }

  @Test func theTimeOfAPointIsReadAndStaysAProperty() throws {
    let point = #"{"type":"Point","coordinates":[1,2]}"#
    let waypoint = try #require(
      try read(point, #"{"time":"2024-03-01T06:00:00Z"}"#).document.waypoints.first)
    #expect(waypoint.position[0].time == Timestamp(seconds: 1_709_272_800))
    #expect(waypoint.details.properties?["time"]?.text == "\"2024-03-01T06:00:00Z\"")
    let other = try read(point, #"{"time":"in the morning"}"#)
    #expect(other.findings.findings.isEmpty)
    #expect(other.document.waypoints.first?.position[0].time == nil)
  }

  @Test func columnsNeverDriftApart() throws {
    try forEachSeed(count: 200) { random in
      let counts = (0..<random.int(in: 0...4)).map { _ in random.int(in: 0...5) }
      func nested(_ value: () -> String) -> String {
        let parts = counts.map { count in
          "[" + (0..<count).map { _ in value() }.joined(separator: ",") + "]"
        }
        return "[" + parts.joined(separator: ", ") + "]"
      }
      let geometry = #"{"type":"MultiLineString","coordinates":\#(nested { "[1, 2]" })}"#
      let cadence = nested { random.oneIn(3) ? "null" : "\(random.int(in: 0...200))" }
      let result = try read(geometry, #"{"coordinateProperties":{"cadence":\#(cadence)}}"#)
      let segments = try #require(result.document.tracks.first).segments
      try #require(segments.map(\.count) == counts)
      let text =
        "["
        + segments.map { segment in
          "["
            + segment.map { $0.channels[.cadence].map { "\(Int($0))" } ?? "null" }
            .joined(separator: ",") + "]"
        }.joined(separator: ", ") + "]"
      try #require(text == cadence)
    }
  }

  @Test(arguments: [
    (#""2024-03-01T06:00:00Z""#, true), (#""2024-03-01T06:00:00\u005A""#, true),
    (#""""#, false), ("20240301", false), ("null", false), ("[]", false),
  ])
  func aPointsTimeMayBeEscaped(value: String, isTime: Bool) throws {
    let result = try read(#"{"type":"Point","coordinates":[1,2]}"#, #"{"time":\#(value)}"#)
    let waypoint = try #require(result.document.waypoints.first)
    #expect(waypoint.position[0].time == (isTime ? Timestamp(seconds: 1_709_272_800) : nil))
    #expect(waypoint.details.properties?["time"]?.text == value)
    #expect(result.findings.findings.isEmpty)
  }

  @Test func wordsOfFixesWithHalfCharactersStayProperties() throws {
    let text = #"{"coordinateProperties":{"name":["a\ud800",null,"b"],"sym":["x",null,null]}}"#
    let details = try #require(try read(line, text).document.tracks.first?.details)
    #expect(
      details.properties?["coordinateProperties"]?.text == #"{"name":["a\ud800",null,"b"]}"#)
  }
}
