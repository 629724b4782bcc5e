import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct LineVerticesTests {
  private func line(_ longitudes: [Double], pins: [Int] = []) -> LineVertices {
    LineVertices(
      longitudes.map { Coordinate(uncheckedLatitude: 10, longitude: $0) }, pins: pins)
  }

  @Test(arguments: [(0, []), (1, [0]), (2, [0, 1]), (3, [0, 2])])
  func endsStay(count: Int, pins: [Int]) {
    let line = line((0..<count).map(Double.init))
    #expect(line.count == count)
    #expect(line.pins == pins)
  }

  @Test(arguments: [
    ([], [0, 9]), ([4], [0, 4, 9]), ([7, 3, 7, 0, 9], [0, 3, 7, 9]),
    // What is no index is ignored.
    ([-1, 10, 5, .max, .min], [0, 5, 9]),
  ])
  func pinsAreSortedIndices(given: [Int], pins: [Int]) {
    #expect(line((0..<10).map(Double.init), pins: given).pins == pins)
    #expect(line([], pins: given).pins == [])
    #expect(line([1], pins: given).pins == [0])
  }

  @Test func wholeParallelsStayWhole() {
    #expect(line([5, 0, 360, 365, 370]).pins == [0, 1, 2, 4])
    #expect(line([0, 350, 360]).pins == [0, 1, 2])
    #expect(line([0, 359.9, 0]).pins == [0, 2])
  }
}
