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

  @Test func eachFindingHasItsOwnPlaceOnRequest() throws {
    let open = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]],\n[[0,0],[1,0],[1,1]]]}"#
    // What stands twice in properties that come before the type, and columns that fit or do not.
    let early = #"{"properties":{"a":1,"a":2,"b":1,"b":2},"type":"Feature","geometry":null}"#
    let line = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
    let columns = [
      #"{"coordTimes":[1,2]}"#, #"{"coordTimes":[1,[2]]}"#, #"{"coordTimes":[3,4]}"#,
    ].map { feature(line, properties: $0) }
    let features = [feature(open), early] + columns
    var options = ReadOptions()
    options.singleFindings = 100
    let text =
      #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#
      .replacing("\\n", with: "\n")
    let long = try readGeoJSON(text, options).findings.findings
    #expect(
      long.map { "\($0.problem.rawValue) \($0.position?.line ?? 0)" } == [
        "unclosed-ring 1", "unclosed-ring 2", "duplicate-key 3", "duplicate-key 3",
        "invalid-time 4", "invalid-time 4", "invalid-geometry 5", "invalid-time 6",
        "invalid-time 6",
      ])
    #expect(long[1].message.hasPrefix("feature 0: ") && long[7].message.contains("3"))
    // The short list counts the same.
    let short = try readGeoJSON(text).findings.findings
    for finding in short {
      let same = long.filter { $0.problem == finding.problem }
      #expect(same.reduce(0) { $0 + $1.count } == finding.count)
      #expect(same.first?.position == finding.position && same.first?.message == finding.message)
    }
  }

  @Test func longTokensAreCutInMessages() {
    let digits = String(repeating: "9", count: 500)
    let error = geoJSONError(#"{"type":"Point","coordinates":[\#(digits),0]}"#)
    #expect(error?.problem == .numberOutOfRange)
    #expect((error?.message.utf8.count ?? 1000) < 120)
  }
}
