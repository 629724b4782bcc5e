import Testing
import Tracks

@testable import TrackProcessing

@Suite struct GapRuleTests {
  @Test func theFixAfterAGapBeginsASegment() {
    let segment = Recordings.meters([(0, 0, 0), (5, 0, 10), (80, 0, 1000), (90, 0, 1010)])
    let outcome = Outcome(segment, GapRule())
    #expect(outcome.counts == [2, 2])
    #expect(outcome.reasons == ["990 s and 75 m from fix 1"])
    #expect(Outcome(segment, GapRule().setting("time", 990)).counts == [4])
    #expect(Outcome(segment, GapRule().setting("still", 80)).counts == [4])
    #expect(
      Outcome(segment, GapRule().setting("time", 2000).setting("distance", 70)).counts == [2, 2])
  }

  @Test func distancesSplitWithoutTimes() {
    let segment = Recordings.meters([(0, 0, nil), (2000, 0, nil)])
    let outcome = Outcome(segment, GapRule().setting("distance", 1000))
    #expect(outcome.counts == [1, 1] && outcome.reasons == ["2000 m from fix 0"])
  }

  @Test func whatJitterThinnedIsNoGap() {
    // A stop of 20 minutes, recorded every second, and the way on.
    let rows: [(Double, Double, Double?)] =
      (0...1200).map { (Double($0 % 3), 0, Double($0)) } + [(50, 0, 1210), (99, 0, 5000)]
    let outcome = Outcome(Recordings.meters(rows), JitterRule(), GapRule())
    #expect(outcome.kept == [0, 1200, 1201, 1202])
    #expect(outcome.counts == [3, 1])
    let again = Outcome(outcome.document, [JitterRule(), GapRule()])
    #expect(again.document == outcome.document)
  }

  @Test func aSparseLogIsNotTornApart() {
    // A fix each hour, as ships send them.
    let ship = Recordings.meters((0..<24).map { (Double($0) * 20_000, 0, Double($0) * 3600) })
    #expect(Outcome(ship, GapRule()).counts == Array(repeating: 1, count: 24))
    let rule = GapRule().setting("factor", 5)
    #expect(Outcome(ship, rule).counts == [24])
    for preset in CleaningPreset.all where ["boat", "air"].contains(preset.name) {
      #expect(Outcome(ship, preset.plan).counts == [24], "\(preset.name)")
    }
    #expect(rule.text == "gap:time=10min,factor=5")
  }
}
