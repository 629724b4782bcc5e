import Testing
import Tracks

@testable import TrackProcessing

@Suite struct CleaningDraftTests {
  static func draft(_ meters: [Double]..., keepsChanges: Bool = true) -> CleaningDraft {
    CleaningDraft(
      [Track(segments: meters.map { Recordings.east($0) })], keepsChanges: keepsChanges)
  }

  @Test func fixesKnowWhereTheyCameFrom() {
    let part = CleaningDraft.Part(Recordings.east([0, 1, 2, 3]), source: 7)
    #expect(part.origin(of: 2) == 2)
    let some = part.taking([3, 1])
    #expect(some.segment.count == 2 && some.source == 7)
    #expect([some.origin(of: 0), some.origin(of: 1)] == [3, 1])
    #expect(some.taking([1]).origin(of: 0) == 1)
    let new = CleaningDraft.Part(madeAnew: Recordings.east([0, 1]))
    #expect(new.origin(of: 0) == nil && new.taking([1]).origin(of: 0) == nil)
  }

  @Test func segmentsAreEdited() {
    var draft = Self.draft([0, 1, 2, 3, 4, 5], [9])
    #expect(draft.fixCount == 7 && draft.segmentCount == 2)
    draft.editSegments { work in
      guard work.segment.count > 1 else { return }
      work.beginSegment(at: 3, because: "a gap")
      work.remove(1, because: "bad")
      work.setElevation(12, at: 2, because: "smooth")
    }
    let parts = draft.items[0].parts
    #expect(parts.map(\.segment.count) == [2, 3, 1])
    #expect(parts.map(\.source) == [0, 0, 1])
    #expect(parts[1].origin(of: 0) == 3 && parts[0].origin(of: 1) == 2)
    #expect(parts[0].segment[1].elevation == 12 && parts[0].segment[0].elevation == nil)
    #expect(draft.changes.map(\.kind) == [.removed, .changed, .segmentBegins])
    #expect(draft.changes.map(\.index) == [1, 2, 3])
    #expect(draft.changes.map(\.reason) == ["bad", "smooth", "a gap"])
    #expect(draft.changes.map(\.time) == [1, 2, 3].map { Recordings.time($0) })
    let done = draft.finishRule()
    #expect(done.tally.removed == 1 && done.tally.changed == 1 && done.changes.count == 3)
    #expect(draft.changes.isEmpty)
  }

  @Test func aSegmentMayBeginAtAFixThatGoes() {
    var draft = Self.draft([0, 1, 2, 3])
    draft.editSegments { work in
      work.beginSegment(at: 1, because: "")
      work.remove(1, because: "")
      work.beginSegment(at: 3, because: "")
      work.remove(3, because: "")
    }
    _ = draft.finishRule()
    #expect(draft.items[0].parts.map { $0.segment.count } == [1, 1])
  }

  @Test func emptiedSegmentsVanishAndEmptyOnesStay() {
    var draft = Self.draft([0, 1], [], [2])
    draft.editSegments { work in
      for i in work.segment.indices where work.segment.count > 1 { work.remove(i, because: "") }
    }
    #expect(draft.segmentCount == 3)
    _ = draft.finishRule()
    #expect(draft.items[0].parts.map(\.source) == [1, 2])
    #expect(draft.tracks.located == [0] && draft.tracks.all == [0])
  }

  @Test func changesAreOnlyCountedUnlessAskedFor() {
    var draft = Self.draft([0, 1], keepsChanges: false)
    draft.editSegments { work in
      work.remove(0, because: { fatalError("nobody wants the reason") }())
    }
    let done = draft.finishRule()
    #expect(done.tally.removed == 1 && done.changes == [])
  }

  @Test func anElevationCanBeTakenAway() {
    var draft = CleaningDraft(
      [Track(segments: [climb([1, 2])])], keepsChanges: false)
    draft.editSegments { $0.setElevation(nil, at: 0, because: "") }
    #expect(draft.items[0].parts[0].segment.map(\.elevation) == [nil, 2])
    #expect(draft.finishRule().tally.changed == 1)
  }

  @Test func refusalsAndAddedFixesAreHandedOver() {
    var draft = Self.draft([0, 1], keepsChanges: false)
    draft.note(.added, fix: 1, part: 0, item: 0, because: "between two")
    draft.refuse("too many")
    draft.note(ofTracks: [0: 2, 7: 1]) { "\($0) of them" }
    let done = draft.finishRule()
    #expect(done.tally.added == 1 && done.tally.refusals == ["too many"] && done.changes == [])
    #expect(done.notes == ["track 1: 2 of them"])
    #expect(draft.finishRule().tally.refusals == [])
  }

  @Test func oneFixOfSeveralIsLeft() {
    var draft = Self.draft([0, 1], [], [2])
    #expect(!draft.items[0].parts.contains { $0.hasBecomeLone })
    draft.editSegments { work in if work.segment.count > 1 { work.remove(0, because: "") } }
    #expect(draft.items[0].parts.map(\.hasBecomeLone) == [true, false, false])
    let again = CleaningDraft.Part(madeAnew: Recordings.timed([3]), of: draft.items[0].parts[2])
    #expect(!again.hasBecomeLone)
  }
}
