import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct ValidationTallyTests {
  private func tally(_ records: [FileRecord]) -> ValidationTally {
    var tally = ValidationTally()
    for record in records { tally.add(record) }
    return tally
  }

  @Test func everyFileIsCountedOnce() {
    var odd = FileRecord(path: "b", status: .ok)
    odd.findings = [Finding(.invalidTime, at: nil, "x"), Finding(.invalidTime, at: nil, "y")]
    let tally = tally([
      FileRecord(path: "a", status: .ok), odd,
      FileRecord(path: "c", JobFailure(.malformedXML, path: "c", "x")),
      FileRecord(path: "d", JobFailure(.cannotRead, path: "d", "x")),
      FileRecord(path: "e", status: .notStarted),
    ])
    #expect(tally.files == 5 && tally.valid == 1 && tally.withWarnings == 1)
    #expect(tally.withErrors == 2 && tally.unreadable == 1 && tally.notStarted == 1)
    #expect(
      tally.summary(skippedFiles: 3)
        == "5 files: 1 without findings, 1 with warnings, 2 with errors, 1 not done; "
        + "3 others in the folders passed over")
  }

  @Test func whatDidNotHappenIsNotSaid() {
    #expect(
      tally([FileRecord(path: "a", status: .ok)]).summary(skippedFiles: 0)
        == "1 file: 1 without findings")
  }
}
