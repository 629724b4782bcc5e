import Testing

@testable import Rendering

@Suite struct OutputReportLogTests {
  @Test func lossesAreSaidOnceInOrder() {
    var report = OutputReport()
    for words in ["times", "ids", "times"] { report.lose(words) }
    #expect(report.losses == ["times", "ids"])
  }

  @Test func noticesOfAClassAreCounted() {
    var report = OutputReport()
    report.notice("a", count: 0, "never")
    report.notice("b", "first")
    report.notice("b", count: 3, "second")
    #expect(report.notices == [.init(problem: "b", message: "first", count: 4)])
  }
}
