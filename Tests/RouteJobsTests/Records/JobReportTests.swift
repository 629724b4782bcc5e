import Foundation
import Testing
import TrackProcessing
import TrackFormats

@testable import RouteJobs

@Suite struct JobReportTests {
  private static let records: [FileRecord] = {
    var good = FileRecord(path: "a\u{1B}.gpx", status: .ok)
    good.format = "gpx"
    good.findings = [
      Finding(.timeNotIncreasing, at: FilePosition(line: 41, column: 9), "back in time", count: 3)
    ]
    good.output = "out/a.json"
    good.losses = ["times"]
    let bad = FileRecord(
      path: "b.gpx",
      JobFailure(.truncatedInput, path: "b.gpx", at: FilePosition(line: 12, column: 3), "cut"))
    return [good, bad, FileRecord(path: "c.gpx", status: .notStarted)]
  }()

  private func json(_ kind: JobReport.Kind) throws -> [String: Any] {
    var report = JobReport(kind, SummaryOptions(), skippedFiles: 4)
    for record in Self.records { report.add(record) }
    #expect(report.json.last == 0x0A)
    let value = try JSONSerialization.jsonObject(with: Data(report.json))
    return try #require(value as? [String: Any])
  }

  @Test func infoHasOneEntryPerFile() throws {
    let report = try json(.info)
    #expect(Set(report.keys) == ["files", "totals"])
    let totals = try #require(report["totals"] as? [String: Any])
    #expect(Set(totals.keys) == ["files", "ok", "failed", "notStarted", "points", "stats"])
    #expect(totals["files"] as? Int == 3 && totals["failed"] as? Int == 1)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["status"] as? String } == ["ok", "error", "not-started"])
    #expect(files[0]["path"] as? String == "a\u{1B}.gpx")
    #expect(files[0]["error"] is NSNull)
    let finding = try #require((files[0]["findings"] as? [[String: Any]])?.first)
    #expect(finding["class"] as? String == "time-not-increasing")
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["line"] as? Int == 41 && finding["column"] as? Int == 9)
    #expect(finding["count"] as? Int == 3)
    let error = try #require(files[1]["error"] as? [String: Any])
    #expect(error["class"] as? String == "truncated-input")
    #expect(error["line"] as? Int == 12 && error["column"] as? Int == 3)
    #expect(error["message"] as? String == "cut")
    for file in files { #expect(file["document"] != nil && file["output"] == nil) }
  }

  @Test func conversionsAddOutputsAndTotals() throws {
    let report = try json(.conversion)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files[0]["output"] as? String == "out/a.json")
    #expect(files[0]["losses"] as? [String] == ["times"])
    #expect((files[0]["steps"] as? [Any])?.isEmpty == true)
    #expect(files[1]["output"] is NSNull)
    let totals = try #require(report["totals"] as? [String: Any])
    for (key, count) in [
      ("files", 3), ("ok", 1), ("failed", 1), ("notStarted", 1), ("skipped", 0),
      ("passedOver", 4), ("findings", 3),
    ] {
      #expect(totals[key] as? Int == count, "\(key)")
    }
  }

  @Test func validationsAddTotalsAndLeaveContentsOut() throws {
    let report = try json(.validation)
    let files = try #require(report["files"] as? [[String: Any]])
    for file in files {
      #expect(
        Set(file.keys) == ["path", "format", "version", "status", "error", "findings"])
    }
    #expect(
      report["totals"] as? [String: Int] == [
        "files": 3, "valid": 0, "errors": 1, "warnings": 1, "notStarted": 1, "passedOver": 4,
      ])
  }
}
