import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct CropRuleTests {
  static func rule(_ from: Double?, _ to: Double?) -> CropRule {
    var rule = CropRule()
    if let from { rule = set(rule, "from", .time(at(from))) }
    if let to { rule = set(rule, "to", .time(at(to))) }
    return rule
  }

  static func times(_ seconds: [Double?]) -> Segment {
    segment(seconds.enumerated().map { (45 + Double($0.offset) * 0.001, 7, nil, $0.element) })
  }

  /// What stays of fixes at some seconds, by index.
  @Test(
    arguments: [
      ([0.0, 10, 20, 30, 40], 10.0, 30.0, [[1, 2, 3]]),
      ([0, 10, 20, 30, 40], 15, nil, [[2, 3, 4]]),
      ([0, 10, 20, 30, 40], nil, 9.5, [[0]]),
      ([0, 10, 20, 30, 40], 100, nil, []),
      ([0, 10, 20, 30, 40], nil, nil, [[0, 1, 2, 3, 4]]),
      // Without time: between two that stay, and nowhere else.
      ([nil, 0, nil, nil, 20, nil, 30, nil], nil, 20, [[1, 2, 3, 4]]),
      ([nil, 0, nil, 20, nil, 30, nil], 5, 20, [[3]]),
      ([nil, nil], 0, nil, []),
      // Backward times: split, not bridged.
      ([0, 10, 20, 5, 25], nil, 10, [[0, 1], [3]]),
      ([0, 10, nil, 20, nil, 5, nil, 7, 25], nil, 10, [[0, 1], [5, 6, 7]]),
      ([20, 0, 20, 5, 20, 7, 20], nil, 10, [[1], [3], [5]]),
    ] as [([Double?], Double?, Double?, [[Int]])])
  func keeps(seconds: [Double?], from: Double?, to: Double?, kept: [[Int]]) throws {
    let input = Self.times(seconds)
    let (segments, step) = try cleaned(input, by: Self.rule(from, to))
    #expect(segments == kept.map { input.keeping($0) })
    #expect(step.keptIndices == [kept.flatMap { $0 }])
    #expect(step.removed == seconds.count - kept.joined().count)
    #expect(step.changes.filter { $0.kind == .segmentBegins }.count == max(kept.count - 1, 0))
  }

  @Test func reasonsGiveTheInstants() throws {
    let (_, step) = try cleaned(Self.times([0, 10, nil, 20]), by: Self.rule(5, 15))
    #expect(
      step.changes.map(\.reason) == [
        "2022-06-23T16:00:00Z is before 2022-06-23T16:00:05Z",
        "no time, and not between two fixes of the time span",
        "2022-06-23T16:00:20Z is after 2022-06-23T16:00:15Z",
      ])
  }

  @Test func itNeedsALimitAndARightOrder() {
    #expect(CropRule().objection == "crop needs from=TIME or to=TIME")
    #expect(
      Self.rule(10, 5).objection
        == "crop ends before it begins: from=2022-06-23T16:00:10Z is after to=2022-06-23T16:00:05Z")
    #expect(Self.rule(5, 5).objection == nil && Self.rule(nil, 5).objection == nil)
    #expect(Self.rule(5, nil).text == "crop:from=2022-06-23T16:00:05Z")
    #expect(CropRule().text == "crop")
  }

  @Test func toEverythingChangesNothing() throws {
    try forEachSeed { random in
      let track = nastyTrack(&random)
      let times = track.segments.flatMap { $0.compactMap(\.time) }
      guard let first = times.min(), let last = times.max() else { return }
      var rule = CropRule()
      rule.from = first
      rule.to = last
      // Every end has a time, so that each fix is between two.
      let whole = track.segments.filter { $0.first?.time != nil && $0.last?.time != nil }
      let (tracks, step) = try cleaned([Track(segments: whole)], by: rule)
      try #require(tracks[0].segments == whole && step.changes.isEmpty)
    }
  }

  @Test func whatStaysIsInsideInOrderAndStaysAgain() throws {
    try forEachSeed { random in
      let track = nastyTrack(&random)
      var rule = CropRule()
      rule.from = Timestamp(seconds: Int64(random.int(in: 1_600_000_000...1_600_300_000)))
      if random.oneIn(2) {
        rule.to = Timestamp(seconds: (rule.from?.seconds ?? 0) + Int64(random.int(in: 0...90_000)))
      }
      let (once, step) = try cleaned([track], by: rule)
      for segment in once[0].segments {
        for fix in segment {
          guard let time = fix.time else { continue }
          try #require(time >= rule.from ?? time && time <= rule.to ?? time)
        }
        try #require(segment.first?.time != nil && segment.last?.time != nil)
      }
      let inside = track.segments.joined().filter { fix in
        fix.time.map { $0 >= rule.from ?? $0 && $0 <= rule.to ?? $0 } ?? false
      }
      try #require(once[0].segments.joined().filter { $0.time != nil } == inside)
      try #require(step.before - step.removed == step.after)
      let (twice, again) = try cleaned(once, by: rule)
      try #require(twice == once && again.changes.isEmpty)
    }
  }
}
