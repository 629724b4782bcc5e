import Testing

@testable import Overlays

@Suite struct SceneReportTests {
  @Test func lossesAreSaidOnceAndNoticesCounted() {
    var report = SceneReport()
    report.lose("b")
    report.lose("a")
    report.lose("b")
    report.notice("x", "first")
    report.notice("y", count: 0, "never")
    report.notice("x", count: 3, "second")
    #expect(report.losses == ["b", "a"])
    #expect(report.notices == [SceneReport.Notice(problem: "x", message: "first", count: 4)])
  }
}
