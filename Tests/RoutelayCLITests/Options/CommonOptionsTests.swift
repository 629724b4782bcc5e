import CommandLineParsing
import RouteJobs
import Testing
import TrackFormats

@testable import RoutelayCLI

@Suite struct CommonOptionsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
  }

  @Test func quietAndColorReachTheDiagnostics() throws {
    var text = ""
    var console = FakeConsole.console
    console.error = { text += $0 }
    let quiet = CommonOptions.diagnostics(try parse("-q", "--color=always"), console)
    quiet.note("done")
    quiet.report(JobFailure(.cannotRead, path: "a", "gone"))
    #expect(text == "a: \u{1B}[1;31merror:\u{1B}[0m gone [cannot-read]\n")
  }

  @Test(arguments: [
    ("auto", true, true), ("auto", false, false), ("always", false, true),
    ("never", true, false),
  ])
  func dataIsColoredForItsOwnTerminal(_ word: String, _ isTerminal: Bool, _ isColored: Bool) throws
  {
    var console = FakeConsole.console
    console.prefersColorInOutput = isTerminal
    let arguments = try parse("--color", word)
    #expect(CommonOptions.usesColorInOutput(arguments, console) == isColored)
  }
}
