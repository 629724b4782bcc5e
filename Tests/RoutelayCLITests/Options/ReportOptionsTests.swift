import CommandLineParsing
import Reports
import Testing

@testable import RoutelayCLI

@Suite struct ReportOptionsTests {
  private func targets(_ words: [String]) throws -> [String] {
    let options = words.flatMap { ["--format", $0] }
    let arguments = try ArgumentScanner(FenceCheckCommand.spec(FakeConsole.console))
      .scan(options + ["a.gpx"])
    return try ReportOptions.targets(arguments).map { "\($0.format.name) \($0.path ?? "-")" }
  }

  @Test(
    arguments: [
      ([], ["text -"]), (["tap"], ["tap -"]), (["junit:a/b.xml"], ["junit a/b.xml"]),
      (["text", "sarif:s:1", "github:-x"], ["text -", "sarif s:1", "github -x"]),
      (["json:-"], ["json -"]),
    ] as [([String], [String])])
  func formsAndPlaces(_ words: [String], _ expected: [String]) throws {
    #expect(try targets(words) == expected)
  }

  @Test(arguments: [
    ["jsn"], ["json:"], ["json", "text"], ["json:-", "text"], ["tap:a", "json:a"], [""],
  ])
  func whatCannotBeMeantIsRefused(_ words: [String]) {
    #expect(throws: UsageError.self) { try targets(words) }
  }
}
