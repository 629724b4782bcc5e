import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TeleportsRuleTests {
  @Test func bothSidesAreBelieved() {
    let meters = PlausibleRunsTests.walk(from: 0, 20) + PlausibleRunsTests.walk(from: 5000, 12)
    let outcome = Outcome(Recordings.east(meters), TeleportsRule())
    #expect(outcome.counts == [20, 12])
    #expect(
      outcome.reasons == [
        "4981 m/s from fix 19, and many fixes agree on both sides; the limit is 90 m/s"
      ])
    #expect(outcome.report.steps[0].changes.map(\.index) == [20])
    let both = Outcome(Recordings.east(meters), TeleportsRule(), SpikesRule(maxSpeed: 40))
    #expect(both.counts == [20, 12])
  }

  @Test func speedAndRunCount() {
    let meters = PlausibleRunsTests.walk(from: 0, 20) + PlausibleRunsTests.walk(from: 5000, 12)
    let segment = Recordings.east(meters)
    #expect(Outcome(segment, TeleportsRule().setting("max-speed", 5000)).counts == [32])
    #expect(Outcome(segment, TeleportsRule().setting("min-run", 13)).counts == [32])
  }

  @Test func severalFixesOfOneTimeAreNoTeleport() {
    let plan = Recordings.meters((0..<40).map { (Double($0 / 20) * 9e5, 0, 0) })
    #expect(Outcome(plan, TeleportsRule()).counts == [40])
  }
}
