import CommandLineParsing
import Testing
import RouteJobs
import TrackFormats

@testable import RoutelayCLI

@Suite struct InputOptionsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
  }

  @Test func limitsReachTheReader() throws {
    let reader = InputOptions.reader(
      try parse(
        "--limit-depth=7", "--limit-token=8", "--limit-points=9", "--limit-expansion=10",
        "--limit-entities=11",
        "--skip-invalid", "--from=fake", "--input-polyline-precision", "6"), FakeConsole.console)
    #expect(reader.options.limits.nestingDepth == 7)
    #expect(reader.options.limits.tokenBytes == 8)
    #expect(reader.options.limits.points == 9)
    #expect(reader.options.limits.entityBytes == 11)
    #expect(reader.expansionLimit == 10)
    #expect(reader.options.polylinePrecision == 6)
    #expect(reader.options.skipInvalid && reader.format?.name == "fake")
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let reader = InputOptions.reader(try parse(), FakeConsole.console)
    for (option, value) in [
      (InputOptions.depth, reader.options.limits.nestingDepth),
      (InputOptions.token, reader.options.limits.tokenBytes),
      (InputOptions.entities, reader.options.limits.entityBytes),
      (InputOptions.points, reader.options.limits.points),
      (InputOptions.expansion, reader.expansionLimit),
    ] {
      #expect(option.help.contains("(default \(value))"), "\(option.name)")
    }
    #expect(reader.options.polylinePrecision == nil)
    #expect(InputOptions.polylinePrecision.help.contains("(default 5,"))
    #expect(reader.format == nil && !reader.options.skipInvalid)
  }

  @Test func noInputIsAUsageError() throws {
    let error = #expect(throws: UsageError.self) {
      try InputOptions.inputs(try parse(), FakeConsole.console)
    }
    #expect(error?.message.hasPrefix("no input") == true)
  }

  @Test func standardInputIsReadOnce() throws {
    try InputOptions.checkStandardInput(["-", "a", "a"])
    #expect(throws: UsageError.self) { try InputOptions.checkStandardInput(["-", "a", "-"]) }
  }
}
