import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TrimRuleTests {
  static func rule(_ length: Double? = nil, start: Double? = nil, end: Double? = nil) -> TrimRule {
    var rule = TrimRule()
    if let length { rule = set(rule, "length", .number(length)) }
    if let start { rule = set(rule, "start", .number(start)) }
    if let end { rule = set(rule, "end", .number(end)) }
    return rule
  }

  /// Along the equator, where a degree is 111319.49 m: fixes at so many hundreds of meters.
  static func equator(_ hundreds: [Double], elevation: Double? = nil) -> Segment {
    segment(
      hundreds.map { (0, $0 * 100 / 111_319.490793, elevation.map { $0 + 1 }, $0 * 60) })
  }

  static func hundreds(_ segment: Segment) -> [Double] {
    segment.coordinates.map { ($0.longitude * 1113.19490793 * 1000).rounded() / 1000 }
  }

  @Test func theCutIsInterpolated() throws {
    let input = Self.equator([0, 1, 2, 3, 4], elevation: 7)
    let (segments, step) = try cleaned(input, by: Self.rule(150, end: 25))
    #expect(segments.map(Self.hundreds) == [[1.5, 2, 3, 3.75]])
    #expect(segments[0].map(\.elevation) == [8, 8, 8, 8])
    #expect(segments[0].map(\.time) == [at(90), at(120), at(180), at(225)])
    #expect(step.keptIndices == [[2, 3]] && step.removed == 3)
    #expect(
      step.changes.map(\.reason) == [
        "0 m after the start of the track, of which 150 m go",
        "100 m after the start of the track, of which 150 m go",
        "0 m before the end of the track, of which 25 m go",
        "150 m after the start of the track", "25 m before the end of the track",
      ])
    #expect(step.changes.map(\.index) == [0, 1, 4, nil, nil])
    #expect(step.changes[3].kind == .added && step.changes[3].time == at(90))
  }

  /// What stays of segments at hundreds of meters; gaps between segments do not count.
  @Test(
    arguments: [
      ([[0.0, 1], [5, 6], [9, 10]], 50.0, nil, [[0.5, 1], [5, 6], [9, 10]]),
      ([[0, 1], [5, 6], [9, 10]], 150, 50, [[5.5, 6], [9, 9.5]]),
      // The end of a segment alone is no segment.
      ([[0, 1], [5, 6], [9, 10]], 100, nil, [[5, 6], [9, 10]]),
      ([[0, 1], [5, 6], [9, 10]], nil, 100, [[0, 1], [5, 6]]),
      ([[0, 1, 2]], 100, nil, [[1, 2]]),
      // Both cuts on one leg.
      ([[0, 4]], 100, 100, [[1, 3]]),
      // Standing at the cut stays, standing before it goes.
      ([[0, 0, 1, 1, 2]], 100, nil, [[1, 1, 2]]),
      ([[0], [5], [6, 7], [9]], 50, nil, [[6.5, 7], [9]]),
      // All of it.
      ([[0, 1]], 50, 50, []), ([[0, 1]], 1000, nil, []), ([[0]], 1, nil, []), ([[]], 1, 1, [[]]),
      ([[0, 1], [3]], nil, 0, [[0, 1], [3]]),
    ] as [([[Double]], Double?, Double?, [[Double]])])
  func trims(input: [[Double]], start: Double?, end: Double?, output: [[Double]]) throws {
    let track = Track(segments: input.map { Self.equator($0) })
    let (tracks, step) = try cleaned([track], by: Self.rule(start: start, end: end))
    #expect(tracks[0].segments.map(Self.hundreds) == output)
    #expect(step.changes.count { $0.kind == .added } == step.added)
    #expect(step.after == step.before - step.removed + step.added)
  }

  @Test func wordsAndGapsAreNotInterpolated() throws {
    var input = Self.equator([0, 1])
    var fix = input[1]
    fix.elevation = 4
    fix.channels = [.heartRate: 100]
    fix.time = nil
    fix.details = FixDetails()
    fix.details?.name = "end"
    input = input.keeping([0])
    input.append(fix)
    let (segments, _) = try cleaned(input, by: Self.rule(start: 10))
    #expect(segments[0][0].elevation == nil && segments[0][0].time == nil)
    #expect(segments[0][0].channels.isEmpty && segments[0][0].details == nil)
    #expect(segments[0][1] == fix)
  }

  @Test func itNeedsALength() {
    #expect(TrimRule().objection == "trim needs a length, such as trim:100m")
    #expect(Self.rule(0).objection == nil && Self.rule(end: 5).objection == nil)
    #expect(Self.rule(100, end: 20).text == "trim:length=100m,end=20m")
  }

  @Test func exactlyTheLengthGoes() throws {
    try forEachSeed(count: 1000) { random in
      let track = nastyTrack(&random)
      let total = length(of: track.segments)
      let first = random.oneIn(4) ? 0 : random.double(in: 0...(0.7 * total + 1))
      let last = random.oneIn(4) ? 0 : random.double(in: 0...(0.7 * total + 1))
      let (tracks, step) = try cleaned([track], by: Self.rule(start: first, end: last))
      let rest = length(of: tracks[0].segments)
      try #require(abs(rest - max(total - first - last, 0)) < 1e-3)
      if first + last > total { try #require(tracks[0].segments.isEmpty) }
      // What stays is the input's, but for two fixes.
      let before = Set(track.segments.joined())
      let new = tracks[0].segments.joined().filter { !before.contains($0) }
      try #require(new.count <= 2)
      let kept = try #require(step.keptIndices).joined().count
      try #require(kept + step.changes.filter { $0.kind == .added }.count == step.after)
      try #require(tracks[0].segments.count <= track.segments.count)
    }
  }

  @Test func segmentsThatWereEmptyStay() throws {
    let track = Track(segments: [
      Self.equator([0, 1]), Segment(), Self.equator([2, 3]), Segment(),
    ])
    let (tracks, _) = try cleaned([track], by: Self.rule(start: 100))
    #expect(tracks[0].segments.map(\.count) == [0, 2, 0])
  }
}
