import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TimeOrderRuleTests {
  static func rule(_ mode: TimeOrderRule.Mode) -> TimeOrderRule {
    TimeOrderRule().setting("mode", .word(mode.rawValue))
  }

  @Test(
    arguments: [
      ([0, 1, 2], [0, 1, 2]),
      // Equal times are in order.
      ([0, 0, 1], [0, 1, 2]),
      // One from the future does not condemn the rest.
      ([0, 1, 999, 2, 3], [0, 1, 3, 4]),
      // One from the past.
      ([10, 11, 0, 12], [0, 1, 3]),
      // It cannot be told: the first stays.
      ([10, 5], [0]), ([5, 6, 1, 2], [0, 1]),
      // Untimed ones stay.
      ([nil, 5, nil, 4, nil, 6], [0, 1, 2, 4, 5]), ([nil, nil], [0, 1]), ([], []),
    ] as [([Double?], [Int])])
  func theFewestGo(seconds: [Double?], kept: [Int]) {
    #expect(Outcome(Recordings.timed(seconds), TimeOrderRule()).kept == kept)
  }

  @Test func reasonsNameTheOther() {
    let outcome = Outcome(Recordings.timed([0, 1, 999, 2, 3, 0.5]), TimeOrderRule())
    #expect(
      outcome.reasons == [
        "997 s after fix 3, which follows it", "2.5 s before fix 4, which precedes it",
      ])
  }

  @Test func sortingMovesWhatIsOutOfOrder() {
    let outcome = Outcome(
      Recordings.timed([nil, 5, nil, 3, nil, nil, 5, 4]), Self.rule(.sort))
    #expect(outcome.kept == [0, 3, 4, 5, 7, 1, 2, 6])
    #expect(outcome.report.steps[0].changes.map(\.kind) == [.moved, .moved])
    #expect(outcome.report.steps[0].changes.map(\.index) == [3, 7])
    #expect(outcome.report.steps[0].changed == 2)
  }

  @Test func splittingBeginsASegmentAtEachStepBack() {
    let outcome = Outcome(Recordings.timed([0, 1, nil, 0, 5, 4]), Self.rule(.split))
    #expect(outcome.counts == [3, 2, 1])
    #expect(
      outcome.reasons == [
        "time steps back 1 s from fix 1", "time steps back 1 s from fix 4",
      ])
  }

  @Test func afterwardTimesAreInOrder() throws {
    try forEachSeed { random in
      let seconds: [Double?] = (0..<random.int(in: 0...40)).map { _ in
        random.oneIn(5) ? nil : Double(random.int(in: 0...30))
      }
      let segment = Recordings.timed(seconds)
      for mode in TimeOrderRule.Mode.allCases {
        let outcome = Outcome(segment, Self.rule(mode))
        for segment in outcome.document.tracks[0].segments {
          try #require(TimeOrderRule.isOrdered(segment.times))
        }
        let again = Outcome(outcome.document, [Self.rule(mode)])
        try #require(again.report.steps[0].didNothing)
        if mode != .drop {
          try #require(outcome.document.tracks[0].segments.joined().count == segment.count)
        }
      }
    }
  }

  /// The length of the longest sequence that does not decrease, the slow way.
  static func longest(_ times: [Timestamp]) -> Int {
    var lengths: [Int] = []
    for (i, time) in times.enumerated() {
      lengths.append(1 + ((0..<i).filter { times[$0] <= time }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  @Test func noLongerOrderExists() throws {
    try forEachSeed { random in
      let times = (0..<random.int(in: 0...60)).map { _ in
        Timestamp(seconds: Int64(random.int(in: 0...40)))
      }
      let isKept = TimeOrderRule.longestOrder(times)
      try #require(isKept.count { $0 } == Self.longest(times))
      try #require(TimeOrderRule.isOrdered(zip(times, isKept).filter(\.1).map(\.0)))
    }
  }
}
