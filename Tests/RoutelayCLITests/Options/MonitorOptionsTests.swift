import CommandLineParsing
import Geodesy
import Geofencing
import Testing

@testable import RoutelayCLI

@Suite struct MonitorOptionsTests {
  private func options(_ words: [String]) throws -> FenceMonitorOptions {
    MonitorOptions.options(
      try ArgumentScanner(FenceEventsCommand.spec(FakeConsole.console)).scan(words + ["a.gpx"]))
  }

  @Test func theDefaultsAreThoseOfTheLibrary() throws {
    #expect(try options([]) == FenceMonitorOptions())
  }

  @Test func eachIsSet() throws {
    var wanted = FenceMonitorOptions()
    wanted.exitBuffer = .init(20)
    wanted.minFixes = 3
    wanted.accuracyPolicy = .gate
    wanted.maxGap = 300
    wanted.initial = .none
    wanted.crossings = .fixes
    wanted.order = .file
    wanted.dwell = 7200
    wanted.explains = true
    #expect(
      try options([
        "--exit-buffer", "20m", "--min-fixes", "3", "--accuracy-policy", "gate", "--max-gap",
        "5min", "--initial", "none", "--crossings", "fixes", "--order", "file", "--dwell", "2h",
        "--explain",
      ]) == wanted)
  }
}
