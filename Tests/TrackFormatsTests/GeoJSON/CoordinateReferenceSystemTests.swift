import Testing
import Tracks

@testable import TrackFormats

struct CoordinateReferenceSystemTests {
  @Test(arguments: [
    #""urn:ogc:def:crs:OGC:1.3:CRS84""#, #""urn:ogc:def:crs:EPSG::4326""#, #""EPSG:4326""#,
    #""http://www.opengis.net/def/crs/OGC/1.3/CRS84""#,
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
    (#""EPSG:2154""#, "EPSG:2154"), ("{}", "without a name"), ("5", "unreadable"),
  ])
  func othersAreRefusedByName(crs: String, name: String) {
    let error = geoJSONError(#"{"type":"FeatureCollection","features":[],"crs":\#(crs)}"#)
    #expect(error?.problem == .unsupportedCRS)
    #expect(error?.message.contains(name) == true)
  }

  @Test func nullNamesNothing() {
    #expect(geoJSONError(#"{"type":"FeatureCollection","features":[],"crs":null}"#) == nil)
  }
}
