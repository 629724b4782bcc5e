import Geodesy
import Testing
import Tracks

@testable import TrackFormats

/// An overlay document with one feature.
func overlayDocument(_ geometry: String, overlay: String, properties: String = "") -> String {
  #"{"type":"FeatureCollection","features":[{"type":"Feature","id":"a","geometry":\#(geometry),"#
    + #""properties":{\#(properties)"overlay":\#(overlay)}}],"routelay":{"version":1},"x":1}"#
}

struct OverlayDocumentTests {
  @Test func whatIsDrawnHowStandsInTheDetails() throws {
    let overlay = #"{"type":"annotation","id":"a","glyph":"flag","zIndex":0}"#
    let text = overlayDocument(
      #"{"type":"Point","coordinates":[1,2]}"#, overlay: overlay,
      properties: ##""title":"T","marker-color":"#ff0000","##)
    let result = try readGeoJSON(text)
    #expect(result.format == "overlay")
    #expect(result.version == "1")
    #expect(result.document.foreignMembers.members.map(\.key) == ["x"])
    let details = try #require(result.document.waypoints.first).details
    #expect(details.overlay?.text == overlay)
    #expect(details.properties?.members.map(\.key) == ["title", "marker-color"])
    #expect(details.text.name == "T")
    #expect(details.id?.text == "\"a\"")
  }

  @Test func inOtherDocumentsOverlayIsJustAProperty() throws {
    let text = feature(
      #"{"type":"Point","coordinates":[1,2]}"#,
      properties: #"{"overlay":{"type":"circle","radius":5}}"#)
    let details = try #require(try readGeoJSON(text).document.waypoints.first).details
    #expect(details.overlay == nil)
    #expect(details.properties?["overlay"] != nil)
    let foreign = #"{"type":"FeatureCollection","features":[],"routelay":"a word"}"#
    let result = try readGeoJSON(foreign)
    #expect(result.format == "geojson")
    #expect(result.document.foreignMembers["routelay"]?.text == "\"a word\"")
  }

  @Test func circlesAreExactAgain() throws {
    let ring = "[[1,1],[2,1],[2,2],[1,1]]"
    let overlay =
      #"{"type":"circle","center":{"latitude":45.1234567,"longitude":7.7654321},"radius":250.125}"#
    let text = overlayDocument(#"{"type":"Polygon","coordinates":[\#(ring)]}"#, overlay: overlay)
    let area = try #require(try readGeoJSON(text).document.areas.first)
    #expect(
      area.circle
        == GeodesicCircle(
          center: try Coordinate(latitude: 45.1234567, longitude: 7.7654321), radius: 250.125))
    #expect(area.polygons.map { $0.rings.map(\.count) } == [[4]])
    let bad = overlayDocument(
      #"{"type":"Polygon","coordinates":[\#(ring)]}"#,
      overlay: #"{"type":"circle","center":{"latitude":95,"longitude":7},"radius":2}"#)
    #expect(try readGeoJSON(bad).document.areas.first?.circle == nil)
  }
}
