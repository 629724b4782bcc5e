import RouteJobs
import Testing
import TrackFormats

@testable import RoutelayCLI

@Suite struct BatchRunTests {
  @Test func theSummaryCountsEveryEnd() {
    var tally = Tally(verb: "converted")
    for status in [.ok, .ok, .error, .skipped, .notStarted] as [FileRecord.Status] {
      tally.add(FileRecord(path: "a", status: status))
    }
    #expect(
      tally.summary(skippedFiles: 3)
        == "5 files: 2 converted, 1 failed, 1 skipped, 1 not done; "
        + "3 others in the folders passed over")
    #expect(tally.hasFailures)
  }

  @Test func aReaderThatGoesAwayIsNoFailure() {
    var tally = Tally(verb: "converted")
    var failure = JobFailure(.cannotWrite, path: "-", "closed")
    failure.isClosedPipe = true
    tally.add(FileRecord(path: "a", failure))
    #expect(!tally.hasFailures)
  }
}
