import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct GeoJSONFormatTests {
  @Test func everythingOfGPX() throws {
    try Golden.check(try output(fullGPXDocument(), .geoJSON).text, "full-gpx.geojson")
  }

  @Test func everythingOfGeoJSON() throws {
    try Golden.check(try output(fullGeoJSONDocument(), .geoJSON).text, "full-geojson.geojson")
  }

  @Test func anEmptyDocumentIsAnEmptyCollection() throws {
    #expect(
      try output(TrackDocument(), .geoJSON).text
        == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
  }

  @Test func aSequenceHasTheSameFeaturesOnePerLine() throws {
    let whole = try features(fullGPXDocument())
    let lines = try output(fullGPXDocument(), .geoJSONSequence).text.split(separator: "\n")
    #expect(lines.count == whole.count)
    for (line, feature) in zip(lines, whole) {
      let read = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(NSDictionary(dictionary: feature).isEqual(read))
    }
  }

  @Test func recordSeparatorsBeginEachLine() throws {
    var options = OutputOptions()
    let plain = try output(fullGPXDocument(), .geoJSONSequence, options).text
    options.recordSeparators = true
    let records = try output(fullGPXDocument(), .geoJSONSequence, options).text
    let lines = plain.split(separator: "\n").map { "\u{1E}\($0)\n" }
    #expect(records == lines.joined())
  }
}
