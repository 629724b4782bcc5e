import Testing
import Tracks

@testable import TrackProcessing

@Suite struct CleaningReportTests {
  @Test func aStepThatFoundNothingSaysSo() {
    func step(_ rule: any CleaningRule, _ segment: Segment) -> CleaningStep {
      Outcome(Recordings.document([[segment]]), [rule]).report.steps[0]
    }
    #expect(step(DuplicatesRule(), Recordings.timed([0, 1])).didNothing)
    #expect(!step(DuplicatesRule(), Recordings.timed([0, 0])).didNothing)
    #expect(!step(GapRule(), Recordings.timed([0, 999])).didNothing)
    let sort = TimeOrderRule().setting("mode", .word("sort"))
    #expect(!step(sort, Recordings.timed([5, 0])).didNothing)
  }

  @Test func emptiedTracksOfAllStepsAreCounted() {
    let negative = Recordings.segment([Recordings.fix(0, 0, 0, [.accuracy: -1])])
    let vague = Recordings.segment([Recordings.fix(0, 0, 0, [.accuracy: 99])])
    let outcome = Outcome(
      Recordings.document([[vague], [negative]]), [InvalidRule(), AccuracyRule()])
    #expect(outcome.report.steps.map(\.emptiedTracks) == [[1], [0]])
    #expect(outcome.report.emptiedTracks == [0, 1])
    #expect(CleaningReport().emptiedTracks == [])
  }

  @Test func kindsHaveTheirWords() {
    let kinds: [FixChange.Kind] = [.removed, .changed, .moved, .segmentBegins]
    #expect(kinds.map(\.rawValue) == ["removed", "changed", "moved", "segment-begins"])
  }
}
