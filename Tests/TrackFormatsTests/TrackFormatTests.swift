import Testing

@testable import TrackFormats

@Suite struct TrackFormatTests {
  @Test(arguments: [
    ("<gpx>", "gpx"), (" \r\n<?xml version='1.0'?>", "gpx"),
    (#"{"type":"FeatureCollection","features":[]}"#, "geojson"), ("\n[", "geojson"),
    (#"{"type":"FeatureCollection","routelay":{"version":1},"features":[]}"#, "geojson"),
    ("\u{1E}{", "geojsonl"), ("_p~iF~ps|U_ulLnnqC", "polyline"),
  ])
  func contentTellsTheFormat(start: String, name: String) {
    let known = TrackFormat.all.first { $0.recognizes(Array(start.utf8)) }
    #expect(known?.name == name || (known == nil && name == "geojson"))
  }

  @Test func whatIsNeitherXMLNorJSONIsNoFormat() {
    for start in ["", "lat,lon", "\u{1F}\u{8B}", "PK"] {
      #expect(!TrackFormat.all.contains { $0.recognizes(Array(start.utf8)) })
    }
  }
}
