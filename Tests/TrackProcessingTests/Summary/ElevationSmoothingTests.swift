import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ElevationSmoothingTests {
  /// The definition, written out.
  static func windowedByDefinition(_ values: [Double], ways: [Double], reach: Double) -> [Double] {
    values.indices.map { i in
      var weights = 0.0
      var sum = 0.0
      for j in values.indices {
        let weight = 1 - abs(ways[j] - ways[i]) / reach
        if weight > 0 {
          weights += weight
          sum += weight * values[j]
        }
      }
      return sum / weights
    }
  }

  @Test func windowsAreThoseOfTheDefinition() throws {
    try forEachSeed { random in
      var way = 0.0
      var ways: [Double] = []
      for _ in 0..<random.int(in: 1...120) {
        ways.append(way)
        // Standing, walking and jumping, the window's own width among them.
        way += [0, 0, 1.5, 7, 20, 40, 5000][random.int(in: 0...6)]
      }
      let values = ways.map { _ in random.double(in: -100...4000) }
      let result = ElevationSmoothing.windowed(values, ways: ways, reach: 20)
      let expected = Self.windowedByDefinition(values, ways: ways, reach: 20)
      for (a, b) in zip(result, expected) { try #require(abs(a - b) < 1e-6) }
      try #require(result.count == values.count)
    }
  }

  @Test func gapsStayGaps() {
    let heights = ElevationSmoothing.smoothed(
      [.nan, 10, .nan, 10, .nan], ways: [0, 10, 20, 30, 40])
    #expect(heights.map(\.isNaN) == [true, false, true, false, true])
    #expect(heights[1] == 10 && heights[3] == 10)
  }

  @Test func mediansTakeOutSingleErrors() {
    #expect(ElevationSmoothing.medians([1, 2, 900, 4, 5, 6]) == [1, 2, 4, 5, 5, 6])
    #expect(ElevationSmoothing.medians([]) == [])
    #expect(ElevationSmoothing.medians([3, 1]) == [3, 1])
  }

  @Test func noiseIsNoClimb() throws {
    var random = SeededGenerator(seed: 7)
    let track = segment(
      (0..<2000).map { i in
        (45 + Double(i) * 2e-5, 7, 300 + random.double(in: -8...8), nil)
      })
    var options = SummaryOptions()
    let noisy = try #require(TrackSummary(of: track, options: options).ascent)
    options.ascentMethod = .smoothed
    let smooth = try #require(TrackSummary(of: track, options: options).ascent)
    #expect(noisy > 3000)
    #expect(smooth < noisy / 5)
  }

  @Test func aSteadyClimbStays() throws {
    let track = segment((0...1000).map { (45 + Double($0) * 1e-4, 7, Double($0), nil) })
    var options = SummaryOptions()
    options.ascentMethod = .smoothed
    let summary = TrackSummary(of: track, options: options)
    #expect(try #require(summary.ascent).isNear(1000, part: 0.002))
    #expect(summary.descent == 0)
  }

  @Test func aParkedLoggerTakesNoLonger() {
    // One place, 100,000 fixes: with windows that are summed anew this would be 10^10 steps.
    let track = segment((0..<100_000).map { (45, 7, Double($0 % 7), nil) })
    let heights = ElevationSmoothing.smoothed(
      track.elevations, ways: Array(repeating: 0, count: track.count))
    #expect(heights.count == 100_000)
    #expect(heights.allSatisfy { abs($0 - 3) < 0.01 })
  }
}
