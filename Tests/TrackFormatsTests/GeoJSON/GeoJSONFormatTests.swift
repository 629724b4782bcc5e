import Testing

@testable import TrackFormats

struct GeoJSONFormatTests {
  @Test(arguments: [
    ("{\"type\"", true), (" \n{ \"a\"", true), ("{}", true), ("{", true), ("[{}]", true),
    ("[]", true), ("{}\n", true), ("{}_p~iF", false),
    ("<gpx>", false), ("", false), ("{x", false), ("_p~iF~ps|U", false), ("[abc", false),
  ])
  func jsonIsToldByItsBeginning(start: String, isJSON: Bool) {
    #expect(TrackFormat.geoJSON.recognizes(Array(start.utf8)) == isJSON)
  }

  @Test func bothFormatsAreRegistered() {
    let names = TrackFormat.all.map(\.name)
    #expect(names.contains("geojson"))
    // An overlay document is GeoJSON too, so it must be asked first.
    #expect(names.firstIndex(of: "overlay") ?? 99 < names.firstIndex(of: "geojson") ?? 0)
  }
}
