import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SegmentWorkTests {
  @Test func reasonsAreMadeOnlyWhenAskedFor() {
    let part = CleaningDraft.Part(Recordings.east([0, 1]), source: 0)
    var silent = SegmentWork(part, givesReasons: false)
    silent.remove(0, because: { fatalError("nobody wants the reason") }())
    #expect(silent.edits.map(\.reason) == [""])
    var work = SegmentWork(part, givesReasons: true)
    work.remove(0, because: "bad")
    work.beginSegment(at: 1, because: "far")
    work.setElevation(nil, at: 1, because: "none")
    #expect(work.edits.map(\.reason) == ["bad", "far", "none"])
    #expect(work.edits.map(\.index) == [0, 1, 1])
  }

  @Test func fixesAreCalledByTheirPlaceInTheInput() {
    let part = CleaningDraft.Part(Recordings.east([0, 1, 2]), source: 0).taking([2])
    #expect(SegmentWork(part, givesReasons: true).names[0] == "fix 2")
    let new = CleaningDraft.Part(madeAnew: Recordings.east([0, 1]))
    #expect(SegmentWork(new, givesReasons: true).names[1] == "fix 1")
  }

  @Test func standsAreHandedOn() {
    var draft = CleaningDraft(
      [Track(segments: [Recordings.timed([0, 5, 99])])], keepsChanges: false)
    draft.editSegments { work in
      #expect(!work.isStand(from: 0, to: 2))
      work.noteStand(from: 0, to: 2)
      work.remove(1, because: "")
    }
    _ = draft.finishRule()
    draft.editSegments { work in
      #expect(work.segment.count == 2 && work.isStand(from: 0, to: 1))
    }
  }

  @Test(arguments: [
    (52.14, "52.1"), (52.16, "52.2"), (3, "3"), (-0.01, "0"), (5_203_412.46, "5203412.5"),
    (.infinity, "inf"),
  ])
  func numbersOfReasons(value: Double, text: String) { #expect(tenths(value) == text) }

  @Test(arguments: [(4.004, "4.01"), (4.3, "4.3"), (4.31, "4.31"), (4.44, "4.4"), (52.14, "52.1")])
  func noSpeedLooksLikeTheLimit(speed: Double, text: String) {
    #expect(speedText(speed, beyond: 4) == text)
  }
}
