import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct GPXFormatTests {
  @Test func everythingOfGPX() throws {
    let (text, report) = try output(fullGPXDocument(), .gpx)
    try Golden.check(text, "full-gpx.gpx")
    #expect(report == OutputReport())
  }

  @Test func everythingOfGeoJSON() throws {
    try Golden.check(try output(fullGeoJSONDocument(), .gpx).text, "full-geojson.gpx")
  }

  @Test func anEmptyDocumentIsARootElement() throws {
    var options = OutputOptions()
    options.generator = "routelay <1>"
    #expect(
      try output(TrackDocument(), .gpx, options).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="routelay &lt;1&gt;" xmlns="http://www.topografix.com/GPX/1/1">
        </gpx>

        """)
  }

  private static let old: OutputOptions = {
    var options = OutputOptions()
    options.gpxVersion = .v1_0
    return options
  }()

  @Test func everythingOfGPXAsGPX10() throws {
    let (text, report) = try output(fullGPXDocument(), .gpx, Self.old)
    try Golden.check(text, "full-gpx-1-0.gpx")
    #expect(
      report.losses == [
        "media types of links", "links of authors", "copyright", "extensions of the metadata",
        "links after the first", "types of tracks and routes", "extensions of segments",
      ])
  }

  @Test func anEmptyDocumentAsGPX10IsARootElement() throws {
    #expect(
      try output(TrackDocument(), .gpx, Self.old).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.0" creator="routelay" xmlns="http://www.topografix.com/GPX/1/0">
        </gpx>

        """)
  }
}
