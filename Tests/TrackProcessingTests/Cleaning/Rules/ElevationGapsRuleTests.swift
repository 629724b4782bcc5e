import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ElevationGapsRuleTests {
  /// Along the equator, 10 m and more apart.
  static func equator(_ rows: [(Double, Double?)]) -> Segment {
    segment(rows.map { (0, $0.0 / 111_319.490793, $0.1, nil) })
  }

  static func heights(_ segment: Segment) -> [Double?] {
    segment.map { fix in fix.elevation.map { ($0 * 1e4).rounded() / 1e4 } }
  }

  @Test(
    arguments: [
      ([(0.0, 100.0), (30, nil), (100, 110)], [100.0, 103, 110]),
      ([(0, 100), (10, nil), (100, nil), (200 - 1e-6, 80)], [100, 99, 90, 80]),
      // Longer than the limit.
      ([(0, 100), (10, nil), (201, 80)], [100, nil, 80]),
      // Ends are not extrapolated.
      ([(0, nil), (10, 5), (20, nil), (30, 6), (40, nil)], [nil, 5, 5.5, 6, nil]),
      // There and back: what counts is the way.
      ([(0, 10), (90, nil), (0, 28)], [10, 19, 28]),
      // In one place: evenly.
      ([(0, 10), (0, nil), (0, nil), (0, 13)], [10, 11, 12, 13]),
      ([(0, nil), (10, nil)], [nil, nil]), ([(0, 4), (10, nil)], [4, nil]), ([(0, nil)], [nil]),
    ] as [([(Double, Double?)], [Double?])])
  func holesAreFilled(rows: [(Double, Double?)], expected: [Double?]) throws {
    let (segments, step) = try cleaned(Self.equator(rows), by: ElevationGapsRule())
    #expect(Self.heights(segments[0]) == expected)
    let filled = zip(rows, expected).filter { $0.1 == nil && $1 != nil }.count
    #expect(step.changed == filled && step.changes.count == filled)
  }

  @Test func reasonsGiveTheNumbers() throws {
    let (_, step) = try cleaned(
      Self.equator([(0, 100), (30, nil), (100, 110)]), by: ElevationGapsRule())
    #expect(step.changes.map(\.reason) == ["between 100 m and 110 m, 100 m apart"])
    #expect(ElevationGapsRule().text == "elevation-gaps:length=200m")
  }

  @Test func segmentsAreNotBridged() throws {
    let parts = [Self.equator([(0, 5), (10, nil)]), Self.equator([(20, nil), (30, 6)])]
    let (tracks, step) = try cleaned([Track(segments: parts)], by: ElevationGapsRule())
    #expect(tracks[0].segments == parts && step.changed == 0)
  }

  @Test func holesAreFilledWithinTheirEndsOnce() throws {
    try forEachSeed { random in
      let segment = nastySegment(&random)
      let rule = set(
        ElevationGapsRule(), "length", .number([0, 50, 1000, 1e9][random.int(in: 0...3)]))
      let (once, step) = try cleaned(segment, by: rule)
      try #require(try cleaned(once[0], by: rule).segments == once)
      var changed = 0
      for (i, pair) in zip(segment, once[0]).enumerated() where pair.0 != pair.1 {
        changed += 1
        var bare = pair.1
        bare.elevation = nil
        try #require(bare == pair.0)
        // Known ones on both sides, near enough.
        let before = try #require(segment[..<i].last { $0.elevation != nil }?.elevation)
        let behind = try #require(segment[i...].first { $0.elevation != nil }?.elevation)
        let height = try #require(pair.1.elevation)
        try #require(height >= min(before, behind) && height <= max(before, behind))
      }
      try #require(step.changed == changed)
    }
  }
}
