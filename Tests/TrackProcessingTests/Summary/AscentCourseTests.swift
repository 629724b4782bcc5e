import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct AscentCourseTests {
  private static func course(
    _ heights: [Double], _ method: AscentMethod, _ threshold: Double = 5
  ) -> AscentCourse {
    var options = SummaryOptions()
    options.ascentMethod = method
    options.ascentThreshold = threshold.meters
    return AscentCourse(
      of: heights, ways: heights.indices.map { Double($0) * 50 }, options: options)
  }

  @Test func aClimbCountsWhereItHappens() {
    let heights: [Double] = [100, 102, 104, 103, 106, 120, 118, 119, 90, .nan, 95]
    let zigzag = Self.course(heights, .zigzag)
    // The meter down and up again at 103 is no climb; the top is reached at 120.
    #expect(zigzag.ascents == [0, 2, 4, 4, 6, 20, 20, 20, 20, 20, 25])
    #expect(zigzag.descents == [0, 0, 0, 0, 0, 0, 2, 2, 30, 30, 30])
    #expect(Self.course(heights, .raw).ascents == [0, 2, 4, 4, 7, 21, 21, 22, 22, 22, 27])
    #expect(Self.course(heights, .hysteresis).ascents == [0, 0, 0, 0, 6, 20, 20, 20, 20, 20, 20])
  }

  @Test func theLastEntriesAreTheTotals() throws {
    try forEachSeed { random in
      let heights = AscentCounterTests.heights(&random).map { random.oneIn(7) ? Double.nan : $0 }
      var options = SummaryOptions()
      options.ascentThreshold = Meters(Double(random.int(in: 0...20)))
      let track = climb(heights.map { $0.isNaN ? nil : $0 })
      let ways = track.ways
      for method in AscentMethod.allCases {
        options.ascentMethod = method
        let course = AscentCourse(of: heights, ways: ways, options: options)
        let summary = TrackSummary(of: track, options: options)
        try #require(abs((course.ascents.last ?? 0) - (summary.ascent ?? 0)) < 1e-9)
        try #require(abs((course.descents.last ?? 0) - (summary.descent ?? 0)) < 1e-9)
        for column in [course.ascents, course.descents] {
          try #require(zip(column, column.dropFirst()).allSatisfy { $0 <= $1 })
        }
      }
    }
  }

  @Test func nothingClimbsWithoutElevations() {
    #expect(Self.course([], .zigzag).ascents == [])
    #expect(Self.course([.nan, .nan], .smoothed).ascents == [0, 0])
    #expect(Self.course([7], .zigzag).descents == [0])
  }
}
