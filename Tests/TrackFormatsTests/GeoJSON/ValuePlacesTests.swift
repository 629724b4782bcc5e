import Testing
import Tracks

@testable import TrackFormats

private let line = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#

struct ValuePlacesTests {
  @Test func findingsAboutValuesStoodAtTheEndOfTheFeature() throws {
    let text = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{
      "heartRates":["a",5],"name":"n",
       "coordTimes":["x","2020-01-01T00:00:00Z"],
      "coordinateProperties":{"power":[1,true]}
      },"geometry":\(line)},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{
      "time":"2020-01-01T00:00:00"}}]}
      """
    var options = ReadOptions()
    options.singleFindings = 100
    for chunk in [1, 16, 256 << 10] {
      let findings = try readGeoJSON(text, options, chunk: chunk).findings.findings
      let places = findings.map {
        "\($0.problem.rawValue) \($0.position.map { "\($0.line):\($0.column)" } ?? "")"
      }
      #expect(
        places == [
          "invalid-time 3:2", "invalid-number 2:1", "invalid-number 4:1", "time-without-zone 7:1",
        ])
    }
  }

  @Test func thePlaceOfOneFeatureIsNotThatOfTheNext() throws {
    let text = """
      {"properties":{"heart":[1,2]},"type":"Feature","geometry":\(line)}
      {"properties":{"heart":["a"]},
      "type":"Feature","geometry":\(line)}
      """
    let finding = try readGeoJSON(text).findings.findings.first
    #expect(finding?.problem == .invalidGeometry && finding?.position?.line == 3)
  }

  @Test func theObjectWithoutATypeIsStillFound() {
    let feature = #"{"type":"Feature","properties":{"time":1},"geometry":null}"#
    let error = geoJSONError(" \n {\"features\":[\(feature)]}")
    #expect(error?.problem == .notGeoJSON)
    #expect(error?.position == FilePosition(line: 2, column: 2))
  }
}
