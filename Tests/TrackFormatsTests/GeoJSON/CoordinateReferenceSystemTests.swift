import Testing
import Tracks

@testable import TrackFormats

struct CoordinateReferenceSystemTests {
  @Test(arguments: [
    #""urn:ogc:def:crs:OGC:1.3:CRS84""#, #""urn:ogc:def:crs:EPSG::4326""#, #""EPSG:4326""#,
    #""http://www.opengis.net/def/crs/OGC/1.3/CRS84""#, #""urn:ogc:def:crs:EPSG:6.9:4326""#,
    #""urn:ogc:def:crs:EPSG:4326""#, #""urn:x-ogc:def:crs:EPSG:6.11:4326""#,
    #""urn:ogc:def:crs:OGC::CRS84""#, #""https://www.opengis.net/def/crs/EPSG/9.9.1/4326""#,
    #""urn:ogc:def:crs:EPSG::4979""#, #""WGS 84""#,
  ])
  func spellingsOfLongitudeAndLatitudeArePlain(name: String) throws {
    let crs = #"{"type":"name","properties":{"name":\#(name)}}"#
    let point = #"{"type":"Point","coordinates":[1,2]}"#
    for text in [
      #"{"crs":\#(crs),"type":"FeatureCollection","features":[]}"#,
      #"{"type":"Feature","geometry":\#(point),"crs":\#(crs)}"#,
      #"{"type":"Point","crs":\#(crs),"coordinates":[1,2]}"#,
    ] { #expect(geoJSONError(text) == nil) }
    let result = try readGeoJSON(#"{"crs":\#(crs),"type":"FeatureCollection","features":[]}"#)
    #expect(result.document.foreignMembers.isEmpty)
  }

  @Test(arguments: [
    (#"{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::25832"}}"#, "EPSG::25832"),
    (#"{"type":"EPSG","properties":{"code":3857}}"#, "EPSG:3857"),
    (#"{"type":"link","properties":{"href":"http://example.com/crs/42"}}"#, "crs/42"),
    (#""EPSG:2154""#, "EPSG:2154"), (#""urn:ogc:def:crs:OGC:6.9:4326""#, "OGC:6.9:4326"),
    (#""urn:ogc:def:crs:EPSG:4326:3857""#, "4326:3857"),
    (#""http://www.opengis.net/def/crs/EPSG/0/25832""#, "25832"),
    ("{}", "without a name"), ("5", "unreadable"),
  ])
  func othersAreRefusedByName(crs: String, name: String) {
    let error = geoJSONError(#"{"type":"FeatureCollection","features":[],"crs":\#(crs)}"#)
    #expect(error?.problem == .unsupportedCRS)
    #expect(error?.message.contains(name) == true)
  }

  @Test func nullNamesNothing() {
    #expect(geoJSONError(#"{"type":"FeatureCollection","features":[],"crs":null}"#) == nil)
  }

  /// The position came first, and was blamed for what the reference system explains.
  @Test(arguments: [
    #"{"type":"FeatureCollection","features":[F,{"crs":1},5],"crs":C}"#,
    #"{"features":[{"type":"Feature","properties":{"a":[{}]},"geometry":G}],"x":{"crs":2},"crs":C}"#,
    #"{"type":"Feature","geometry":G,"crs":C}"#,
    #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":G,"crs":C}]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[500000,4649776]],"crs":C}"#,
  ])
  func aReferenceSystemBehindThePositionsIsTheReason(pattern: String) {
    let geometry = #"{"type":"Point","coordinates":[3,[4],500000.5,4649776]}"#
      .replacing("3,[4],", with: "")
    let crs = #"{"type":"name","properties":{"name":"EPSG:25832"}}"#
    let text = pattern.replacing("F", with: "F#").replacing("F#eature", with: "Feature")
      .replacing("F#", with: feature(geometry)).replacing("G", with: geometry)
    for (crs, problem) in [
      (crs, ProblemClass.unsupportedCRS), ("null", .invalidCoordinate),
      (#""EPSG:4326""#, .invalidCoordinate), ("tru", .invalidCoordinate),
    ] {
      let error = geoJSONError(text.replacing(":C", with: ":" + crs))
      #expect(error?.problem == problem, "\(text) \(error as Any)")
      if problem == .unsupportedCRS { #expect(error?.message.contains("EPSG:25832") == true) }
    }
  }

  @Test func farTooLargeNumbersAreProbablyProjected() {
    let messages = ["[500000,5000000]", "[0.5,5000000]", "[541,0]", "[0,91]"].map {
      geoJSONError(#"{"type":"Point","coordinates":\#($0)}"#)?.message.contains("projected")
    }
    #expect(messages == [true, true, true, false])
  }
}
