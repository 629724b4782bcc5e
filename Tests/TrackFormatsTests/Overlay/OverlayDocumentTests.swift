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

  @Test func aWholeOverlayInPlainGeoJSONIsOurs() throws {
    // overlay → geojson → overlay lost line caps, dashes, levels and circles.
    let overlay =
      #"{"type":"circle","id":"a","level":"aboveLabels","zIndex":5,"#
      + #""center":{"latitude":1,"longitude":2},"radius":50,"style":{"lineDashPattern":[4,2]}}"#
    let text = feature(
      #"{"type":"Polygon","coordinates":[[[2,1],[2.1,1],[2,1.1],[2,1]]]}"#,
      properties: #"{"overlay":\#(overlay)}"#)
    let result = try readGeoJSON(text)
    #expect(result.format == "geojson")
    let area = try #require(result.document.areas.first)
    #expect(area.details.overlay?.text == overlay)
    #expect(area.details.properties?["overlay"] == nil)
    #expect(area.circle?.radius == 50)
  }

  @Test func aCircleOfNegativeRadiusIsNotTakenSilently() throws {
    let text = overlayDocument(
      #"{"type":"Polygon","coordinates":[[[2,1],[2.1,1],[2,1.1],[2,1]]]}"#,
      overlay: #"{"type":"circle","center":{"latitude":1,"longitude":2},"radius":-5}"#)
    let result = try readGeoJSON(text)
    #expect(result.document.areas.first?.circle == nil)
    #expect(result.findings.findings.map(\.problem) == [.invalidGeometry])
  }

  @Test func theMapTypeIsKept() throws {
    let text =
      #"{"type":"FeatureCollection","features":[],"#
      + #""routelay":{"version":1,"mapType":"satellite"}}"#
    #expect(try readGeoJSON(text).document.mapType == "satellite")
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
