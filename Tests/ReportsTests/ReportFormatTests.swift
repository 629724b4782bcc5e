import RoutelayTestSupport
import Testing
import TextWriting

@testable import Reports
@testable import TrackFormats

struct ReportFormatTests {
  @Test func everyFormatIsListedOnceAndHasAFolder() {
    let names = ReportFormat.all.map(\.name)
    #expect(names == ["text", "json", "junit", "tap", "sarif", "github"])
    #expect(ReportFormat.named("sarif")?.fileExtension == "sarif")
    #expect(ReportFormat.named("xml") == nil)
    #expect(ReportFormat.all.allSatisfy { !$0.title.isEmpty })
  }

  @Test(arguments: ["text", "json", "junit", "tap", "sarif", "github"])
  func golden(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    try Golden.check(format.bytes(SampleReport.report), "sample.\(name).\(format.fileExtension)")
  }

  @Test(arguments: ["json", "sarif"]) func jsonIsWellFormed(_ name: String) throws {
    for report in [SampleReport.report, SampleReport.empty] {
      let format = try #require(ReportFormat.named(name))
      var scanner = JSONScanner(InputBuffer(format.bytes(report)))
      while try scanner.next() != .end {}
    }
  }

  @Test func xmlIsWellFormed() throws {
    for report in [SampleReport.report, SampleReport.empty] {
      var input = InputBuffer(ReportFormat.junit.bytes(report))
      var scanner = XMLScanner(limits: ReadLimits())
      var elements: [String: Int] = [:]
      loop: while true {
        switch try scanner.next(&input) {
        case .start: elements[scanner.names.text(scanner.element), default: 0] += 1
        case .finished: break loop
        default: break
        }
      }
      #expect(scanner.findings.findings.isEmpty)
      #expect(elements["testcase", default: 0] == report.cases.count)
    }
  }

  @Test func whatIsEmptyIsStillAReport() {
    func text(_ format: ReportFormat) -> String {
      String(decoding: format.bytes(SampleReport.empty), as: UTF8.self)
    }
    #expect(text(.text) == "0 checks: 0 passed\n")
    #expect(text(.tap) == "TAP version 14\n1..0\n")
    #expect(text(.github).isEmpty)
    #expect(text(.junit).contains("<testsuites name=\"routelay fence check\" tests=\"0\""))
    #expect(text(.sarif).contains("\"results\":[]"))
  }
}
