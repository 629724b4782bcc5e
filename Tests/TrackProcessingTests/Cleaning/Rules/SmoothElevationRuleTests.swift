import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SmoothElevationRuleTests {
  @Test func itIsTheSmoothingOfTheStatistics() throws {
    try forEachSeed { random in
      let segment = nastySegment(&random)
      let (segments, step) = try cleaned(segment, by: SmoothElevationRule())
      let expected = ElevationSmoothing.smoothed(segment.elevations, ways: segment.ways)
        .filter { !$0.isNaN }
      let smooth = segments[0].elevations.filter { !$0.isNaN }
      try #require(smooth.count == expected.count)
      for (a, b) in zip(smooth, expected) { try #require(abs(a - b) <= 1e-6) }
      // Gaps stay, and so does all else.
      for (a, b) in zip(segment, segments[0]) {
        try #require((a.elevation == nil) == (b.elevation == nil))
        var same = b
        same.elevation = a.elevation
        try #require(same == a)
      }
      let different = zip(segment, segments[0]).filter { $0.elevation != $1.elevation }.count
      try #require(step.changed == different && step.removed == 0)
    }
  }

  @Test func theWindowIsOneOfDistance() throws {
    // 11 m apart: with a window of 20 m only the medians are left.
    let heights: [Double] = [0, 1, 0, 1, 10, 1, 0, 1, 0]
    let input = segment(
      heights.enumerated().map { (Double($0.offset) * 1e-4, 7, $0.element, nil) })
    let narrow = set(SmoothElevationRule(), "window", .number(20))
    let medians = ElevationSmoothing.medians(heights)
    let sharp = try cleaned(input, by: narrow).segments[0].elevations
    #expect(sharp == medians)
    let wide = set(SmoothElevationRule(), "window", .number(1000))
    let spread = try cleaned(input, by: wide).segments[0].elevations
    #expect((spread.max() ?? 9) - (spread.min() ?? 0) < 0.4)
  }

  @Test func levelGroundDoesNotChange() throws {
    let input = segment((0..<500).map { (45 + Double($0) * 1e-5, 7, 312.7, nil) })
    let (segments, step) = try cleaned(input, by: SmoothElevationRule())
    #expect(segments == [input] && step.changed == 0)
  }

  @Test func aWindowNeedsAWidth() throws {
    #expect(SmoothElevationRule().objection == nil)
    let none = set(SmoothElevationRule(), "window", .number(0))
    #expect(none.objection == "window must be more than 0m")
    #expect(try cleaned(climb([1, 900, 3]), by: none).step.changed == 0)
    #expect(SmoothElevationRule().text == "smooth-elevation:window=40m")
    let (_, step) = try cleaned(climb([1, 900, 3]), by: SmoothElevationRule())
    #expect(step.changes.map(\.reason) == ["900 m becomes 3 m"])
  }
}
