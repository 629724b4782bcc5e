import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TeleportDetectorTests {
  static func walk(from start: Double, _ count: Int) -> [Double] {
    PlausibleRunsTests.walk(from: start, count)
  }

  static func teleports(_ meters: [Double], shortestRun: Int = 10) -> [Int] {
    TeleportDetector(limit: SpeedLimit(10), shortestRun: shortestRun)
      .teleports(in: Recordings.east(meters)).map(\.to)
  }

  @Test func twoLongRunsFarApart() {
    #expect(Self.teleports(Self.walk(from: 0, 20) + Self.walk(from: 5000, 20)) == [20])
    #expect(
      Self.teleports(
        Self.walk(from: 0, 20) + Self.walk(from: 5000, 20) + Self.walk(from: 9000, 10)) == [20, 40])
    #expect(Self.teleports(Self.walk(from: 0, 20) + Self.walk(from: 5000, 9)) == [])
    #expect(
      Self.teleports(Self.walk(from: 0, 20) + Self.walk(from: 5000, 9), shortestRun: 5) == [20])
    #expect(Self.teleports([]) == [] && Self.teleports([1]) == [])
  }

  @Test func shortRunsInBetweenDoNotMatter() {
    let meters =
      Self.walk(from: 0, 20) + [20_000, 30_000] + Self.walk(from: 5000, 20)
    #expect(Self.teleports(meters) == [22])
  }

  @Test func whoComesBackWasNotElsewhere() {
    let glitch = Self.walk(from: 0, 30) + Self.walk(from: 5000, 20) + Self.walk(from: 50, 30)
    #expect(Self.teleports(glitch) == [])
  }

  @Test func whatCanBeReachedLaterIsNoReturn() {
    // From 400 m away, an outlier in the second part, and enough time to be there by then.
    let meters =
      Self.walk(from: 0, 30) + Self.walk(from: 400, 60) + [9000] + Self.walk(from: 461, 60)
    #expect(Self.teleports(meters) == [30])
  }

  @Test func aFewOutliersAreNoTeleport() {
    var meters = Self.walk(from: 0, 60)
    meters[29] = 37
    meters[30] = 24
    #expect(Self.teleports(meters) == [])
  }
}
