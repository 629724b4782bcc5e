import Testing

@testable import TrackFormats

struct OverlayFormatTests {
  @Test func onlyADocumentWithItsObjectIsOne() throws {
    let overlay = Array(
      #"{"type":"FeatureCollection","routelay":{"version":1},"features":[]}"#.utf8)
    let plain = Array(#"{"type":"FeatureCollection","features":[]}"#.utf8)
    #expect(TrackFormat.overlay.recognizes(overlay))
    #expect(!TrackFormat.overlay.recognizes(plain))
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
