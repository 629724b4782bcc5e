import Testing

@testable import Reports

struct CheckReportTests {
  @Test func outcomesAreCounted() {
    #expect(SampleReport.report.count(.passed) == 2)
    #expect(SampleReport.report.count(.failed) == 2)
    #expect(!SampleReport.report.isSuccess)
    #expect(SampleReport.empty.isSuccess)
    var skipped = SampleReport.empty
    skipped.cases = [ReportCase(name: "a", path: nil, outcome: .skipped)]
    #expect(skipped.isSuccess)
    skipped.cases.append(ReportCase(name: "b", path: nil, outcome: .error))
    #expect(!skipped.isSuccess)
  }

  @Test func theSummaryCountsWhatThereIs() {
    #expect(
      SampleReport.report.summary == "6 checks: 2 passed, 2 failed, 1 not done, 1 skipped")
    #expect(SampleReport.empty.summary == "0 checks: 0 passed")
  }

  @Test func aPlaceIsAsMuchAsIsKnown() {
    #expect(ReportProblem(rule: "r", "m", path: nil, line: 3).place == "")
    #expect(ReportProblem(rule: "r", "m", path: "a").place == "a")
    #expect(ReportProblem(rule: "r", "m", path: "a", line: 3).place == "a:3")
    #expect(ReportProblem(rule: "r", "m", path: "a", line: 3, column: 4).place == "a:3:4")
    #expect(ReportCase(name: "n", path: "p", outcome: .passed).title == "n (p)")
  }
}
