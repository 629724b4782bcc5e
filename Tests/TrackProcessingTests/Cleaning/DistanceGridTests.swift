import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct DistanceGridTests {
  /// Samples as fixes and parts of legs: 1.25 is a quarter of the way behind fix 1.
  static func places(_ hundreds: [Double], _ interval: Double) -> [Double] {
    DistanceGrid(interval: interval).samples(of: TrimRuleTests.equator(hundreds)).map {
      ((Double($0.index) + $0.fraction) * 1e6).rounded() / 1e6
    }
  }

  @Test(
    arguments: [
      ([0.0, 4], 100.0, [0, 0.25, 0.5, 0.75, 1]),
      ([0, 1, 2, 3], 150, [0, 1.5, 3]),
      ([0, 1, 2, 3], 50, [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      ([0, 1, 2, 3, 3.5], 200, [0, 2, 4]),
      // Standing: the first there is the sample.
      ([0, 1, 1, 1, 2], 100, [0, 1, 4]), ([0, 0, 0, 1], 100, [0, 3]), ([0, 1, 1], 100, [0, 1, 2]),
      ([0, 0], 100, [0, 1]), ([0], 100, [0]), ([], 100, []),
      ([0, 1], 1e9, [0, 1]), ([0, 1], .infinity, [0, 1]),
    ] as [([Double], Double, [Double])])
  func samples(hundreds: [Double], interval: Double, expected: [Double]) {
    #expect(Self.places(hundreds, interval) == expected)
  }

  @Test func samplesLieAtMultiplesAlongTheWay() throws {
    try forEachSeed { random in
      let segment = nastySegment(&random)
      let interval = [3.0, 77.7, 1000, 1e5][random.int(in: 0...3)]
      let grid = DistanceGrid(interval: interval)
      let ways = segment.ways
      if ways[ways.count - 1] / interval > 20_000 { return }
      let samples = grid.samples(of: segment)
      for (number, sample) in samples.dropLast().enumerated() {
        var way = ways[sample.index]
        if !sample.isFix {
          try #require(sample.fraction > 0 && sample.fraction < 1)
          way += sample.fraction * (ways[sample.index + 1] - ways[sample.index])
        }
        try #require(abs(way - Double(number) * interval) < 1e-5)
      }
      let last = try #require(samples.last)
      try #require(last.isFix && last.index == segment.count - 1)
      try #require(Double(samples.count) <= grid.count(in: segment) + 1)
    }
  }
}
