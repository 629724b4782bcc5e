import Testing

@testable import TrackFormats

struct OverlayFormatTests {
  @Test func onlyADocumentWithItsObjectIsOne() throws {
    let overlay = Array(
      #"{"type":"FeatureCollection","routelay":{"version":1},"features":[]}"#.utf8)
    let plain = Array(#"{"type":"FeatureCollection","features":[]}"#.utf8)
    // GeoJSON's reader tells: the word alone says nothing.
    #expect(TrackFormat.all.filter { $0.recognizes(overlay) }.map(\.name) == ["geojson"])
    let word = #"{"type":"Feature","geometry":null,"properties":{"routelay":{"version":1}}}"#
    #expect(try TrackFormat.geoJSON.read(Array(word.utf8)).format == "geojson")
    var input = InputBuffer(overlay)
    #expect(try TrackFormat.overlay.read(&input, ReadOptions()).format == "overlay")
    input = InputBuffer(overlay)
    #expect(try TrackFormat.geoJSON.read(&input, ReadOptions()).format == "overlay")
    input = InputBuffer(plain)
    let error = #expect(throws: ReadError.self) {
      try TrackFormat.overlay.read(&input, ReadOptions())
    }
    #expect(error?.problem == .notGeoJSON)
  }
}
