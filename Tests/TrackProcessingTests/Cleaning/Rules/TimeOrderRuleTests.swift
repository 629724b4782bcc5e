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
          try #require(
            TimeOrderRule.isOrdered(segment.times)
              || (mode == .mend && TimeOrderRule.isOrdered(segment.times.reversed())))
        }
        let again = Outcome(outcome.document, [Self.rule(mode)])
        try #require(again.report.steps[0].didNothing)
        if mode == .sort || mode == .split {
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

  /// Seconds from one to another.
  static func run(_ from: Int, _ to: Int) -> [Double?] {
    stride(from: from, through: to, by: from < to ? 1 : -1).map { Double($0) }
  }

  /// Times, which fixes stay, and how many each segment has.
  @Test(
    arguments: [
      // Few go, as with drop.
      ([0, 1, 999, 2, 3], [0, 1, 3, 4], [4]), ([0, 10, 5], [0, 1], [2]),
      // A clock that was set back: nothing goes.
      (run(0, 99) + run(50, 149), Array(0..<200), [100, 100]),
      (run(0, 19) + run(0, 9), Array(0..<30), [20, 10]),
      (run(0, 19) + run(0, 8), Array(0..<20), [20]),
      // A clock that was wrong until it was set: half an hour ahead.
      (run(1800, 1829) + run(30, 99), Array(0..<100), [30, 70]),
      // Turned around.
      (run(99, 0), Array(0..<100), [100]), ([5, 4], [0, 1], [2]), ([5, 5, 4], [0, 1, 2], [3]),
      (run(99, 0) + [50], Array(0..<100), [100]),
      // A part of it turned around.
      (run(0, 49) + run(49, 20) + run(60, 89), Array(0..<110), [51, 29, 30]),
      // Untimed ones stay where they are.
      (run(0, 19) + [nil] + run(0, 9), Array(0..<31), [21, 10]),
    ] as [([Double?], [Int], [Int])])
  func systematicFaultsAreMended(seconds: [Double?], kept: [Int], counts: [Int]) {
    let outcome = Outcome(Recordings.timed(seconds), Self.rule(.mend))
    #expect(outcome.kept == kept && outcome.counts == counts)
    #expect(outcome.report.steps.count <= 2)
  }

  @Test func aReversedRecordingStaysAndIsNoted() throws {
    let outcome = Outcome(Recordings.timed(Self.run(99, 0) + [50]), Self.rule(.mend))
    #expect(
      outcome.report.steps[0].notes == [
        "track 1: the times of 1 segment run backward and stay as they are "
          + "('time-order:sort' turns them around)"
      ])
    #expect(outcome.reasons == ["50 s after fix 99, which precedes it; times run backward here"])
    let set = Outcome(Recordings.timed(Self.run(0, 19) + Self.run(5, 15)), Self.rule(.mend))
    #expect(set.report.steps[0].notes == [])
    #expect(set.reasons == ["time turns around: 14 s before fix 19"])
    // Presets keep it too.
    let walk = Recordings.meters((0..<600).map { (Double($0) * 1.3, 0, 600 - Double($0)) })
    for preset in CleaningPreset.all {
      #expect(Outcome(walk, preset.plan).kept.count == 600, "\(preset.name)")
    }
  }

  @Test func mendingIsDoneAfterOneTime() throws {
    try forEachSeed { random in
      var seconds: [Double?] = []
      var now = 0
      for _ in 0..<random.int(in: 0...12) {
        let step = random.oneIn(4) ? -1 : 1
        if random.oneIn(2) { now += random.int(in: -60...60) }
        for _ in 0..<random.int(in: 1...25) {
          now += step * random.int(in: 0...2)
          seconds.append(random.oneIn(9) ? nil : Double(now))
        }
      }
      let outcome = Outcome(Recordings.timed(seconds), Self.rule(.mend))
      try #require(outcome.report.steps.count <= 2)
      let again = Outcome(outcome.document, [Self.rule(.mend)])
      try #require(again.report.steps[0].didNothing)
    }
  }
}
