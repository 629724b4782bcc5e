import RouteJobs
import Testing
import TrackFormats

@testable import RoutelayCLI

@Suite struct MessageLineTests {
  @Test(
    arguments: [
      (
        Finding(.invalidTime, at: FilePosition(line: 3, column: 7), "odd"),
        "a.gpx:3:7: warning: odd [invalid-time]\n"
      ),
      (
        Finding(.invalidTime, at: nil, "odd", count: 3),
        "a.gpx: warning: odd [invalid-time] (and 2 more)\n"
      ),
      (
        Finding(.invalidTime, at: nil, "b\u{1B}[2J\nc"),
        "a.gpx: warning: b\\u{1B}[2J\\u{A}c [invalid-time]\n"
      ),
    ])
  func findingsAreWarnings(_ finding: Finding, _ line: String) {
    #expect(MessageLine.text(finding, path: "a.gpx", usesColor: false) == line)
  }

  @Test func failuresAreErrorsAndOnlyTheWordIsColored() {
    let failure = JobFailure(
      .malformedXML, path: "a\u{7}.gpx", at: FilePosition(line: 1, column: 2), "bad")
    #expect(
      MessageLine.text(failure, usesColor: true)
        == "a\\u{7}.gpx:1:2: \u{1B}[1;31merror:\u{1B}[0m bad [malformed-xml]\n")
  }
}
