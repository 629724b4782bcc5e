import Tracks
import CommandLineParsing
import Rendering
import RouteJobs
import Testing
import TrackFormats

@testable import RoutelayCLI

@Suite struct OptionTests {
  private let console: Console = {
    var console = Console.process
    console.inputFormats = [FakeConsole.input]
    console.outputFormats = [FakeConsole.overlay, FakeConsole.plain]
    return console
  }()

  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(console)).scan(words)
  }

  @Test func limitsReachTheReader() throws {
    let reader = InputOptions.reader(
      try parse(
        "--limit-depth=7", "--limit-token=8", "--limit-points=9", "--limit-expansion=10",
        "--skip-invalid", "--from=fake"), console)
    #expect(reader.options.limits.nestingDepth == 7)
    #expect(reader.options.limits.tokenBytes == 8)
    #expect(reader.options.limits.points == 9)
    #expect(reader.expansionLimit == 10)
    #expect(reader.options.skipInvalid && reader.format?.name == "fake")
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let reader = InputOptions.reader(try parse(), console)
    for (option, value) in [
      (InputOptions.depth, reader.options.limits.nestingDepth),
      (InputOptions.token, reader.options.limits.tokenBytes),
      (InputOptions.points, reader.options.limits.points),
      (InputOptions.expansion, reader.expansionLimit),
      (WritingOptions.precision, try WritingOptions.options(parse()).precision),
    ] {
      #expect(option.help.contains("(default \(value))"), "\(option.name)")
    }
    let request = SummaryOptions.request(try parse())
    #expect(SummaryOptions.stopSpeed.help.contains("(default \(request.stopSpeed))"))
    #expect(SummaryOptions.ascentMethod.help.contains("(default \(request.ascentMethod))"))
  }

  @Test(
    arguments: [
      ([], []), (["--channels=none"], []), (["--channels=all"], nil),
      (["--channels=times,heartRate"], [.times, .channel(.heartRate)]),
    ] as [([String], Set<OverlayChannel>?)])
  func channelsAreNamed(_ words: [String], _ channels: Set<OverlayChannel>?) throws {
    let parsed = try ArgumentScanner(ConvertCommand.spec(console)).scan(words)
    #expect(try WritingOptions.options(parsed).overlayChannels == channels)
  }

  @Test func batchOptionsReachTheBatch() throws {
    let batch = BatchOptions.batch(try parse("-j3", "--fail-fast"))
    #expect(batch.jobs == 3 && batch.stopsAtFailure)
    #expect(BatchOptions.batch(try parse()).jobs == Clock.coreCount)
  }

  @Test func outputOptionsReachTheRequest() throws {
    let request = WritingOptions.request(
      try parse("-o", "x", "--to=plain", "--merge", "--newer", "--skip-existing", "--in-place"),
      console)
    #expect(request.output == "x" && request.format?.name == "plain")
    #expect(request.merges && request.inPlace && request.skipsExisting && request.skipsCurrent)
  }
}
