import CommandLineParsing
import RouteJobs
import Testing

@testable import RoutelayCLI

@Suite struct BatchOptionsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
  }

  @Test func optionsReachTheBatch() throws {
    let batch = BatchOptions.batch(try parse("-j3", "--fail-fast"))
    #expect(batch.jobs == 3 && batch.stopsAtFailure)
  }

  @Test func allCoresWorkAndFailuresDoNotStop() throws {
    let batch = BatchOptions.batch(try parse())
    #expect(batch.jobs == Clock.coreCount && !batch.stopsAtFailure)
  }
}
