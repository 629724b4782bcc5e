import Testing
import Tracks

@testable import TrackFormats

struct GeoJSONProblemsTests {
  @Test func messagesSayWhichFeatureAndWhatWasFound() {
    let text =
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},"#
      + #"{"type":"Feature","geometry":{"type":"Point","coordinates":["a",2]}}]}"#
    let error = geoJSONError(text)
    #expect(error?.message == "feature 1: a string where a number of a position should be")
    #expect(error?.position == FilePosition(line: 1, column: text.utf8.count - 9))
  }

  @Test func onlyTheFirstFindingOfAClassHasItsPlace() throws {
    let open = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]],[[0,0],[1,0],[1,1]]]}"#
    let findings = try readGeoJSON("\n" + feature(open)).findings.findings
    #expect(findings.count == 1)
    #expect(findings.first?.count == 2)
    #expect(findings.first?.position?.line == 2)
    #expect(findings.first?.message.hasPrefix("feature 0: ") == true)
  }

  @Test func longTokensAreCutInMessages() {
    let digits = String(repeating: "9", count: 500)
    let error = geoJSONError(#"{"type":"Point","coordinates":[\#(digits),0]}"#)
    #expect(error?.problem == .numberOutOfRange)
    #expect((error?.message.utf8.count ?? 1000) < 120)
  }
}
