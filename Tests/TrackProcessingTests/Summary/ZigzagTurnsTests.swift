import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct ZigzagTurnsTests {
  @Test(
    arguments: [
      ([], 5.0, []), ([100], 5, []), ([100, 104], 5, []), ([100, 105], 5, [0, 1]),
      ([100, 104, 103, 108, 107, 112, 90, 95, 93, 100], 10, [0, 5, 6, 9]),
      ([100, 104, 103, 108, 107, 112, 90, 95, 93, 100], 3, [0, 5, 6, 9]),
      ([.nan, 10, .nan, 0, 5, .nan, 30, .nan], 10, [1, 3, 6]),
      // Equal values: the first of them turns.
      ([0, 10, 10, 0], 5, [0, 1, 3]), ([5, 5, 5], 0, []),
    ] as [([Double], Double, [Int])])
  func turningPoints(values: [Double], threshold: Double, turns: [Int]) {
    #expect(ZigzagTurns.indices(of: values, threshold: threshold) == turns)
  }

  @Test func theWaysBetweenAreWhatTheCounterCounts() throws {
    try forAll { random in
      let heights = AscentCounterTests.heights(&random).map { random.oneIn(6) ? Double.nan : $0 }
      let threshold = Double(random.int(in: 0...30))
      var total = AscentTotal()
      let turns = ZigzagTurns.indices(of: heights, threshold: threshold)
      for (a, b) in zip(turns, turns.dropFirst()) {
        let rise = heights[b] - heights[a]
        if rise > 0 { total.ascent += rise } else { total.descent -= rise }
      }
      return total == AscentCounterTests.zigzag(heights, threshold)
    }
  }
}
