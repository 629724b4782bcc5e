import Foundation
import Testing

@testable import Reports

struct SARIFReportTests {
  static func results(_ report: CheckReport) throws -> [[String: Any]] {
    let data = Data(ReportFormat.sarif.bytes(report))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    return try #require(runs.first?["results"] as? [[String: Any]])
  }

  static func fingerprints(_ report: CheckReport) throws -> [String] {
    try results(report).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["routelay/v1"]
    }
  }

  @Test func numbersInASentenceDoNotChangeTheFingerprint() throws {
    var later = SampleReport.report
    later.cases[1].problems[0].message = "another 99 m"
    later.cases[1].problems[0].line = 99
    #expect(try Self.fingerprints(later) == Self.fingerprints(SampleReport.report))
    later.cases[1].problems[0].identity = ["1", "depot"]
    #expect(try Self.fingerprints(later) != Self.fingerprints(SampleReport.report))
  }

  @Test func fingerprintsAreUnique() throws {
    var twice = SampleReport.report
    twice.cases += twice.cases
    let all = try Self.fingerprints(twice)
    #expect(Set(all).count == all.count && all.count == 12)
  }

  @Test func onlyWhatIsWrongIsAResult() throws {
    let results = try Self.results(SampleReport.report)
    #expect(results.count == 6)
    #expect(!results.contains { $0["ruleId"] as? String == "fence-no-fixes" })
    #expect(results.map { $0["level"] as? String }.contains("warning"))
  }
}
