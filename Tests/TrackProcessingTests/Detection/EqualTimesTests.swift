import Testing
import Tracks

@testable import TrackProcessing

@Suite struct EqualTimesTests {
  /// Seconds, and pairs of fixes that belong together.
  @Test(
    arguments: [
      ([0, 1, 2], []), ([0, 0, 1, 1], []), ([nil, nil, nil], []), ([], []),
      ([0, 0, 0], [[0, 1], [0, 2], [1, 2]]), ([5, 0, 0, 0, 9], [[1, 2], [1, 3], [2, 3]]),
      // Fixes without times between are passed over, and belong to none.
      ([0, nil, 0, nil, 0], [[0, 2], [0, 4], [2, 4]]),
      // In a row only: two runs of the same time are two.
      ([0, 0, 0, 1, 0, 0, 0], [[0, 1], [0, 2], [1, 2], [4, 5], [4, 6], [5, 6]]),
      ([0, 0, 1, 0], []),
    ] as [([Double?], [[Int]])])
  func threeInARowAreARun(seconds: [Double?], pairs: [[Int]]) {
    let equal = EqualTimes(Recordings.timed(seconds).times)
    var found: [[Int]] = []
    for a in seconds.indices {
      for b in seconds.indices where b > a && equal.join(a, b) { found.append([a, b]) }
    }
    #expect(found == pairs && equal.isEmpty == pairs.isEmpty)
  }
}
