import Geodesy
import Testing
import Tracks

@testable import TrackFormats

/// The only item of a feature with a geometry.
private func item(_ geometry: String) throws -> TrackDocument.Item {
  let items = try readGeoJSON(feature(geometry)).document.items
  return try #require(items.count == 1 ? items.first : nil)
}

struct GeoJSONGeometryTests {
  @Test func everyTypeHasItsItem() throws {
    guard case .waypoint(let point) = try item(#"{"type":"Point","coordinates":[1,2,3]}"#),
      case .track(let line) = try item(#"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#),
      case .track(let lines) = try item(
        #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]],[],[[5,6],[7,8],[9,10]]]}"#),
      case .area(let area) = try item(
        #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]],[[3,1],[4,1],[4,2],[3,1]]]}"#),
      case .area(let areas) = try item(
        #"{"type":"MultiPolygon","coordinates":[[[[0,0],[9,0],[9,9],[0,0]]],[],"#
          + #"[[[0,0],[9,0],[9,9],[0,0]],[[3,1],[4,1],[4,2],[3,1]]]]}"#)
    else {
      Issue.record("a geometry became the wrong item")
      return
    }
    #expect(point.position[0].elevation == 3)
    #expect(point.multiPointIndex == nil)
    #expect(line.segments.map(\.count) == [2])
    #expect(lines.segments.map(\.count) == [2, 0, 3])
    #expect(area.polygons.map { $0.rings.map(\.count) } == [[4, 4]])
    #expect(areas.polygons.map { $0.rings.map(\.count) } == [[4], [], [4, 4]])
  }

  @Test func aMultiPointIsAWaypointEach() throws {
    let text = feature(
      #"{"type":"MultiPoint","coordinates":[[1,2],[3,4,5]],"k":1}"#, properties: #"{"name":"m"}"#)
    let document = try readGeoJSON(text).document
    #expect(document.waypoints.map(\.multiPointIndex) == [0, 1])
    #expect(document.waypoints.map { $0.position[0].elevation } == [nil, 5])
    #expect(document.waypoints.allSatisfy { $0.details.text.name == "m" })
    #expect(document.featureCount == 1)
  }

  @Test(arguments: [
    (#"{"type":"LineString","coordinates":[]}"#, [0]),
    (#"{"type":"MultiLineString","coordinates":[]}"#, []),
    (#"{"type":"MultiLineString","coordinates":[[]]}"#, [0]),
    (#"{"coordinates":[[],[[1,2],[3,4]]],"type":"MultiLineString"}"#, [0, 2]),
  ])
  func emptyLinesAreLegal(geometry: String, counts: [Int]) throws {
    let document = try readGeoJSON(feature(geometry)).document
    #expect(document.tracks.first?.segments.map(\.count) == counts)
    #expect(document.locatedFeatureCount == (counts.contains { $0 > 0 } ? 1 : 0))
  }

  @Test func anEmptyPointHasNoPlace() throws {
    for geometry in [
      #"{"type":"Point","coordinates":[]}"#, #"{"type":"MultiPoint","coordinates":[]}"#,
      #"{"type":"GeometryCollection","geometries":[]}"#,
    ] {
      let document = try readGeoJSON(feature(geometry)).document
      #expect(document.features.count == 1)
      #expect(document.featureCount == 1)
      #expect(document.locatedFeatureCount == 0)
    }
  }

  @Test(arguments: [
    #"{"type":"Point","coordinates":[[1,2]]}"#,
    #"{"type":"LineString","coordinates":[1,2]}"#,
    #"{"type":"Polygon","coordinates":[[1,2],[3,4],[5,6],[1,2]]}"#,
    #"{"type":"MultiPolygon","coordinates":[[[1,2],[3,4],[5,6],[1,2]]]}"#,
    #"{"type":"LineString","coordinates":[[[1,2],[3,4]]]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[[3,4]]]}"#,
    #"{"coordinates":[[1,2],[[3,4]]],"type":"LineString"}"#,
    #"{"coordinates":[1,2],"type":"LineString"}"#,
    #"{"coordinates":[[[[[1,2]]]]],"type":"MultiPolygon"}"#,
    #"{"type":"LineString","coordinates":[[]]}"#, #"{"type":"Point","coordinates":[[]]}"#,
    #"{"type":"LineString"}"#, #"{"coordinates":[1,2]}"#,
    #"{"type":"Circle","coordinates":[1,2]}"#, #"{"type":"Feature","geometry":null}"#,
    #"{"type":"LineString","coordinates":null}"#, #"{"type":"Point","coordinates":{}}"#,
    #"{"type":"GeometryCollection"}"#, #"{"type":"GeometryCollection","geometries":{}}"#,
    #"{"type":"GeometryCollection","geometries":[null]}"#,
    #"{"type":"GeometryCollection","coordinates":[]}"#,
    #"{"geometries":[],"coordinates":[],"type":"Point"}"#,
    #"{"geometries":[],"type":"Point"}"#,
    #"{"type":"GeometryCollection","geometries":[{"type":"Point"}]}"#,
  ])
  func wrongShapesAreInvalid(geometry: String) {
    let error = geoJSONError(feature(geometry))
    #expect(error?.problem == .invalidGeometry, "\(error as Any)")
    #expect(error?.message.hasPrefix("feature 0: ") == true)
  }

  @Test func aRingFrom0Through360IsClosed() throws {
    let geometry =
      #"{"type":"Polygon","coordinates":[[[0,70],[90,70],[180,70],[270,70],[360,70]]]}"#
    let result = try readGeoJSON(feature(geometry))
    #expect(result.document.areas.first?.polygons.first?.rings.first?.count == 5)
    #expect(result.findings.findings.isEmpty)
  }

  @Test func ringsAreClosedWithAFinding() throws {
    for geometry in [
      #"{"type":"Polygon","coordinates":[[[0,0,5],[9,0,6],[9,9,7]]]}"#,
      #"{"coordinates":[[[0,0,5],[9,0,6],[9,9,7]]],"type":"Polygon"}"#,
    ] {
      let result = try readGeoJSON(feature(geometry))
      let ring = try #require(result.document.areas.first?.polygons.first?.rings.first)
      #expect(ring.count == 4)
      #expect(ring.map(\.elevation) == [5, 6, 7, 5])
      #expect(result.findings.findings.map(\.problem) == [.unclosedRing])
    }
    let inside =
      #"{"type":"GeometryCollection","geometries":[{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9]]]}]}"#
    let result = try readGeoJSON(feature(inside))
    guard case .collection(let parts) = result.document.features.first?.geometry,
      case .polygon(let polygon) = parts.first
    else {
      Issue.record("no polygon in a collection")
      return
    }
    #expect(polygon.rings.map(\.count) == [4])
  }

  @Test func geometryMembersInsideCollectionsAreALoss() throws {
    let text =
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2],"m":1}],"n":2}"#
    let result = try readGeoJSON(text)
    #expect(result.losses == ["foreign members of geometries inside a collection"])
    #expect(result.document.features.first?.details.geometryForeignMembers["n"]?.text == "2")
  }

  @Test(arguments: [1_000, 1_001, 40_000])
  func deepCollectionsUsedUpTheCallStack(depth: Int) {
    var options = ReadOptions()
    options.limits.nestingDepth = 100_000
    let open = String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    let text = open + #"{"type":"Point","coordinates":[1,2]}"# + close
    let error = geoJSONError(text, options)
    #expect(error?.problem == (depth == 1_000 ? nil : .nestingTooDeep))
    #expect(error.map { $0.message.contains("deeper than 1000") } ?? true)
  }

  @Test func deepValuesAreOnlyText() throws {
    var options = ReadOptions()
    options.limits.nestingDepth = 100_010
    let array = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let object =
      String(repeating: #"{"a":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000)
    for value in [array, object] {
      for text in [
        #"{"type":"Feature","properties":{"times":\#(value),"overlay":\#(value)},"geometry":null}"#,
        #"{"x":\#(value),"properties":{"links":\#(value)},"type":"Feature","geometry":null}"#,
      ] {
        let details = try #require(try readGeoJSON(text, options).document.features.first?.details)
        #expect(details.properties?.members.allSatisfy { $0.value.text == value } == true)
      }
    }
    #expect(
      geoJSONError(#"{"type":"LineString","coordinates":\#(array)}"#, options)?.problem
        == .invalidGeometry)
  }
}
