import Testing
import Tracks

@testable import TrackProcessing

@Suite struct GapDetectorTests {
  static let cases: [(GapDetector, [(Double, Double?)], [Int])] = [
    // More than the time, not the time itself.
    (GapDetector(), [(0, 0), (1, 600), (2, 1201)], [2]),
    (GapDetector(time: 60), [(0, 0), (1, 61), (2, 130)], [1, 2]),
    // Any time, a distance.
    (GapDetector(time: nil, distance: 100), [(0, 0), (99, 9999), (250, 10_000)], [2]),
    (GapDetector(time: nil, distance: 100), [(0, nil), (99, nil), (250, nil)], [2]),
    (GapDetector(time: nil), [(0, 0), (9999, 9999)], []),
    // Standing still.
    (GapDetector(time: 60, still: 50), [(0, 0), (40, 1000), (100, 2000)], [2]),
    (GapDetector(time: 60, distance: 30, still: 50), [(0, 0), (40, 1), (100, 2)], [2]),
    // Untimed fixes between, time that steps back.
    (GapDetector(), [(0, 0), (1, nil), (2, 601), (3, nil)], [2]),
    (GapDetector(), [(0, 5000), (1, 0), (2, 10)], []),
    (GapDetector(), [], []),
  ]

  @Test(arguments: cases)
  func gaps(detector: GapDetector, rows: [(Double, Double?)], expected: [Int]) {
    let segment = Recordings.meters(rows.map { ($0.0, 0, $0.1) })
    #expect(detector.gaps(in: segment).map(\.to) == expected)
  }

  @Test func gapsHaveTimeAndDistance() throws {
    let segment = Recordings.meters([(0, 0, 0), (5, 0, nil), (300, 0, 1000), (1300, 0, nil)])
    let gaps = GapDetector(time: 600, distance: 500).gaps(in: segment)
    #expect(gaps.map(\.from) == [0, 2] && gaps.map(\.to) == [2, 3])
    #expect(gaps.map(\.seconds) == [1000, nil])
    #expect(gaps[0].distance.isNear(300) && gaps[1].distance.isNear(1000))
  }

  /// Seconds from fix to fix, and behind which of these a segment begins.
  @Test(
    arguments: [
      // Alone: its own interval is the usual one.
      ([3600], []), ([3600, 3600], []), ([], []),
      // A missing report or two; a long silence.
      ([3600, 3600, 10_800, 3600], []), ([3600, 3600, 36_000, 3600, 3600], [3]),
      // Dense, sparse, dense: what one side does is usual.
      ([1, 1, 1, 1, 1, 900, 900, 900, 900, 900, 900, 1, 1, 1, 1, 1], []),
      ([1, 1, 1, 1, 1, 1, 900, 1, 1, 1, 1, 1, 1], [7]),
      // Up to the factor, beyond it, and never under the time.
      ([200, 200, 1000, 200, 200], []), ([200, 200, 1001, 200, 200], [3]), ([1, 1, 600, 1, 1], []),
    ] as [([Double], [Int])])
  func whatIsUsualIsNoGap(intervals: [Double], expected: [Int]) {
    var seconds = [0.0]
    for interval in intervals { seconds.append((seconds.last ?? 0) + interval) }
    let segment = Recordings.timed(seconds)
    #expect(GapDetector(factor: 5).gaps(in: segment).map(\.to) == expected)
    // Fixes without times between them change nothing.
    let mixed = Recordings.timed(seconds.flatMap { [$0, nil, nil] })
    #expect(GapDetector(factor: 5).gaps(in: mixed).map(\.to) == expected.map { $0 * 3 })
  }
}
