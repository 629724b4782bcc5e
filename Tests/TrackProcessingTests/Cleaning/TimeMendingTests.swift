import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TimeMendingTests {
  private static func times(_ seconds: [Double?]) -> [Timestamp] { Recordings.timed(seconds).times }

  @Test func timesInOrderNeedNothing() {
    for seconds in [[], [1], [1, 1, nil, 2], [nil, nil]] as [[Double?]] {
      #expect(TimeMending(Self.times(seconds), dropsAll: true) == nil)
      #expect(TimeMending(Self.times(seconds), dropsAll: false) == nil)
    }
  }

  @Test(
    arguments: [
      ([2, 1], true), ([3, 2, 1, 5], true), ([1, 2, 3, 0], false), ([0, 10, 5], false),
    ] as [([Double?], Bool)])
  func mostTimesTellTheDirection(seconds: [Double?], isBackward: Bool) throws {
    let mending = try #require(TimeMending(Self.times(seconds), dropsAll: false))
    #expect(mending.isBackward == isBackward)
    let drop = try #require(TimeMending(Self.times(seconds), dropsAll: true))
    #expect(!drop.isBackward)
  }

  @Test(arguments: [(9, 9), (10, 0)])
  func manyInARowSpeakForOneAnother(count: Int, removed: Int) throws {
    let seconds = (100..<200).map { Double($0) } + (0..<count).map { Double($0) }
    var draft = CleaningDraft(
      [Track(segments: [Recordings.timed(seconds)])], keepsChanges: false)
    draft.editSegments { work in
      TimeMending(work.segment.times, dropsAll: false)?.markRemovals(&work)
    }
    #expect(draft.finishRule().tally.removed == removed)
  }
}
