import Testing
import Tracks

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

  @Test func utf16IsReadBothWays() throws {
    let text = #"{"type":"Point","coordinates":[1,2],"é":"🏔"}"#
    let units = Array("\(text)\n\u{1E}\(text)".utf16)
    for (mark, lowFirst) in [(true, true), (true, false), (false, true), (false, false)] {
      let bytes = ((mark ? [0xFEFF] : []) + units).flatMap { unit in
        lowFirst ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      let result = try TrackFormat.geoJSON.read(bytes)
      #expect(result.document.waypoints.count == 2)
      #expect(
        result.document.waypoints.map { $0.details.geometryForeignMembers["é"]?.text }
          == ["\"🏔\"", "\"🏔\""])
    }
  }

  @Test func theFormatsOfJSONAreRegistered() {
    let names = Set(TrackFormat.all.map(\.name))
    #expect(names.isSuperset(of: ["geojson", "overlay", "geojsonl"]))
  }
}
