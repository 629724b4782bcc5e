import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FileRecordTests {
  @Test func aFailureIsAnError() {
    let record = FileRecord(path: "a", JobFailure(.noData, path: "a", "nothing"))
    #expect(record.status == .error && record.failure?.message == "nothing")
  }

  @Test func theWordsOfReportsArePinned() {
    #expect(FileRecord.Status.notStarted.rawValue == "not-started")
    #expect(FileRecord.Status.ok.rawValue == "ok")
    #expect(FileRecord.Status.error.rawValue == "error")
    #expect(FileRecord.Status.skipped.rawValue == "skipped")
  }
}
