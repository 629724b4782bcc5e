import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct AscentCounterTests {
  static let noise = [100.0, 101, 99, 102, 98, 101, 100]
  static let hill = [100.0, 104, 103, 108, 107, 112, 90, 95, 93, 100]

  static func run(_ counter: some AscentCounter, _ heights: [Double]) -> AscentTotal {
    heights.withUnsafeBufferPointer { counter.total(over: $0) }
  }
  static func zigzag(_ heights: [Double], _ threshold: Double) -> AscentTotal {
    run(ZigzagAscent(threshold: threshold), heights)
  }

  /// Reference values zigzag.*.
  @Test(arguments: [
    (noise, 0.0, 7.0, 7.0), (noise, 3, 6, 4), (noise, 10, 0, 0), (hill, 0, 26, 26),
    (hill, 3, 22, 22), (hill, 10, 22, 22),
  ])
  func zigzags(heights: [Double], threshold: Double, ascent: Double, descent: Double) {
    #expect(Self.zigzag(heights, threshold) == AscentTotal(ascent: ascent, descent: descent))
  }

  /// Reference values gain.*, and the example of MAPSPEC 6.
  @Test(arguments: [
    (noise, 0.0, 7.0, 7.0), (noise, 10, 0, 0), (hill, 3, 22, 22), (hill, 10, 12, 22),
  ])
  func hysteresis(heights: [Double], threshold: Double, ascent: Double, descent: Double) {
    #expect(
      Self.run(HysteresisAscent(threshold: threshold), heights)
        == AscentTotal(ascent: ascent, descent: descent))
  }

  @Test func gapsArePassedOver() {
    let heights = [Double.nan, 100, .nan, 110, .nan, 105, .nan]
    #expect(Self.run(RawAscent(), heights) == AscentTotal(ascent: 10, descent: 5))
    #expect(Self.zigzag(heights, 5) == AscentTotal(ascent: 10, descent: 5))
    #expect(
      Self.run(HysteresisAscent(threshold: 4), heights) == AscentTotal(ascent: 10, descent: 5))
    #expect(Self.run(RawAscent(), [.nan, .nan]) == AscentTotal())
  }

  /// Whole numbers: sums are exact.
  static func heights(_ random: inout SeededGenerator) -> [Double] {
    var height = 500
    return (0..<random.int(in: 1...60)).map { _ in
      height += random.int(in: -12...12)
      return Double(height)
    }
  }

  @Test func withoutAThresholdZigzagIsRaw() throws {
    try forAll { random in
      let heights = Self.heights(&random)
      return Self.zigzag(heights, 0) == Self.run(RawAscent(), heights)
        && Self.run(HysteresisAscent(threshold: 0), heights) == Self.run(RawAscent(), heights)
    }
  }

  @Test func backwardAscentIsDescent() throws {
    try forAll(count: 1000) { random in
      let heights = Self.heights(&random)
      let threshold = Double(random.int(in: 0...30))
      let forward = Self.zigzag(heights, threshold)
      let backward = Self.zigzag(heights.reversed(), threshold)
      return forward.ascent == backward.descent && forward.descent == backward.ascent
    }
  }

  @Test func ascentLessDescentIsTheDifferenceOfTheEndsWithinTwoThresholds() throws {
    try forAll(count: 1000) { random in
      let heights = Self.heights(&random)
      let threshold = Double(random.int(in: 0...30))
      let climb = Self.zigzag(heights, threshold)
      let raw = Self.run(RawAscent(), heights)
      let rise = heights[heights.count - 1] - heights[0]
      return abs(climb.ascent - climb.descent - rise) <= 2 * threshold
        && climb.ascent <= raw.ascent && climb.descent <= raw.descent
    }
  }

  @Test func repeatedElevationsChangeNothing() throws {
    try forAll { random in
      let heights = Self.heights(&random)
      let doubled = heights.flatMap { [$0, $0] }
      let threshold = Double(random.int(in: 0...20))
      return Self.zigzag(heights, threshold) == Self.zigzag(doubled, threshold)
    }
  }
}
