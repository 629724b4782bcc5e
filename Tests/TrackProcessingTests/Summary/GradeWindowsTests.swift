import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct GradeWindowsTests {
  @Test(
    arguments: [
      // 10 % over 30 m; the 5 m of 40 % inside do not count alone.
      ([0, 1, 3, 3, 3], [0, 10, 15, 30, 60], 10.0),
      // Too short for a window: the whole.
      ([0, 1], [0, 10], 10), ([0, 20], [0, 10], 60), ([0, 5], [0, 0], 0), ([7], [0], 0),
      // Gaps are passed over.
      ([0, .nan, 5, .nan, 6], [0, 25, 50, 75, 100], 10),
      ([10, 0], [0, 50], -20), ([100, 0], [0, 50], -60),
    ] as [([Double], [Double], Double)])
  func grades(heights: [Double], ways: [Double], grade: Double) {
    let greatest = GradeWindows.greatest(
      heights: heights, ways: ways, in: 0...(heights.count - 1))
    #expect(abs(greatest - grade) < 1e-9)
  }

  @Test func isTheGreatestOfAllShortestWindows() throws {
    try forEachSeed { random in
      var way = 0.0
      let count = random.int(in: 1...40)
      let ways = (0..<count).map { _ in
        way += random.oneIn(4) ? 0 : random.double(in: 0...30)
        return way
      }
      let heights = ways.map { _ in random.double(in: 0...3) }
      var greatest: Double?
      for i in 0..<count {
        guard let k = (i..<count).first(where: { ways[$0] - ways[i] >= 25 }) else { continue }
        let grade = (heights[k] - heights[i]) / (ways[k] - ways[i]) * 100
        greatest = max(greatest ?? grade, grade)
      }
      guard let greatest else { return }
      let found = GradeWindows.greatest(heights: heights, ways: ways, in: 0...(count - 1))
      try #require(abs(found - greatest) < 1e-9)
    }
  }
}
