import CommandLineParsing
import Geodesy
import RouteJobs
import Testing
import TrackProcessing

@testable import RoutelayCLI

@Suite struct DetailOptionsTests {
  private func request(_ words: String...) throws -> DetailRequest {
    DetailOptions.request(
      try ArgumentScanner(InfoCommand.spec(FakeConsole.console)).scan(words + ["a"]))
  }

  @Test func splitsAreByLengthOrDuration() throws {
    #expect(try request("--splits", "5km").splits == .distance(5000.meters))
    #expect(try request("--splits=h").splits == .duration(3600))
    #expect(throws: UsageError.self) { try request("--splits", "5") }
    #expect(throws: UsageError.self) { try request("--splits", "fast") }
  }

  @Test func anyNumberForClimbsAsksForThem() throws {
    #expect(try request("--climbs").climbs == ClimbOptions())
    let options = try #require(try request("--climb-gain=100ft", "--climb-grade=5").climbs)
    #expect(options.minGain == 30.48.meters && options.minGrade == 5)
    #expect(try request("--climb-grade=5").climbs?.minGain == ClimbOptions().minGain)
  }

  @Test func nothingIsAskedForByItself() throws {
    #expect(try request() == DetailRequest())
    #expect(try request("--compare-methods").comparesMethods)
  }

  @Test func theHelpTellsTheTruth() {
    let options = ClimbOptions()
    #expect(
      DetailOptions.climbGain.help.contains("(default \(Int(options.minGain.value))m)"))
    #expect(DetailOptions.climbGrade.help.contains("(default \(Int(options.minGrade)))"))
    #expect(DetailOptions.notes[1].contains("a third of --climb-gain, at most 10 m"))
    #expect(options.dip == 10.meters)
  }
}
