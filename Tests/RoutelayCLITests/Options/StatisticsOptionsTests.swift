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

  @Test(arguments: [("0", 0), ("9km/h", 2.5), ("1m/s", 1), ("1kn", 1852.0 / 3600)])
  func speedsHaveUnits(text: String, speed: Double) throws {
    let options = StatisticsOptions.options(try parse("--stop-speed", text))
    #expect(abs(options.stopSpeed - speed) < 1e-12)
  }

  @Test(arguments: ["fast", "-1", "5km", ""])
  func whatIsNoSpeedIsRefused(text: String) {
    #expect(throws: UsageError.self) { try parse("--stop-speed", text) }
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let options = StatisticsOptions.options(try parse())
    #expect(options == SummaryOptions())
    #expect(
      StatisticsOptions.ascentThreshold.help.contains(
        "(default \(Int(options.ascentThreshold.value))m)"))
    #expect(StatisticsOptions.stopSpeed.help.contains("(default \(options.stopSpeed)m/s)"))
    #expect(StatisticsOptions.stopDuration.help.contains("(default \(Int(options.stopDuration))s)"))
    #expect(
      StatisticsOptions.ascentMethod.help.contains("(default \(options.ascentMethod.rawValue))"))
  }
}
