import Geodesy
import TrackProcessing
import Tracks
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct InfoTotalsTests {
  @Test func filesAddUp() {
    var record = FileRecord(path: "a", status: .ok)
    record.document = DocumentRecord(DocumentRecordTests.document, SummaryOptions())
    var totals = InfoTotals()
    totals.add(record)
    totals.add(record)
    totals.add(FileRecord(path: "b", JobFailure(.noData, path: "b", "nothing")))
    totals.add(FileRecord(path: "c", status: .notStarted))
    #expect(totals.files == 4 && totals.ok == 2 && totals.failed == 1 && totals.notStarted == 1)
    #expect(totals.points == 20)
    #expect(totals.stats.distance == 2 * (record.document?.stats.distance ?? 0))
  }

  @Test func nothingIsZeroOrNull() {
    var json = ReportJSON()
    InfoTotals().write(to: &json)
    #expect(
      String(decoding: json.finish(), as: UTF8.self).hasPrefix(
        #"{"files":0,"ok":0,"failed":0,"notStarted":0,"points":0,"stats":{"distance":0,"#
          + #""distance3D":null,"#))
  }
}
