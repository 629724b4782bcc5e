import CommandLineParsing
import Geodesy
import Testing
import TrackProcessing

@testable import RoutelayCLI

@Suite struct StatisticsOptionsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
  }

  @Test func choicesReachTheSummary() throws {
    let options = StatisticsOptions.options(
      try parse(
        "--ascent-method=hysteresis", "--stop-speed=0.25", "--stop-duration", "60",
        "--ascent-threshold=10ft"))
    #expect(options.ascentThreshold == 3.048.meters)
    #expect(options.ascentMethod == .hysteresis)
    #expect(options.stopSpeed == 0.25 && options.stopDuration == 60)
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let options = StatisticsOptions.options(try parse())
    #expect(options == SummaryOptions())
    #expect(
      StatisticsOptions.ascentThreshold.help.contains(
        "(default \(Int(options.ascentThreshold.value))m)"))
    #expect(StatisticsOptions.stopSpeed.help.contains("(default \(options.stopSpeed))"))
    #expect(StatisticsOptions.stopDuration.help.contains("(default \(Int(options.stopDuration))s)"))
    #expect(
      StatisticsOptions.ascentMethod.help.contains("(default \(options.ascentMethod.rawValue))"))
  }
}
