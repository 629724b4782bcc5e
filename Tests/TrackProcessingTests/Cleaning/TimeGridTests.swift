import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TimeGridTests {
  /// A fix every 11 m, or a step of a given number of those.
  static func timed(_ seconds: [Double?], steps: [Double]? = nil) -> Segment {
    var way = 0.0
    return segment(
      seconds.enumerated().map { i, second in
        defer { way += steps?[i] ?? 1 }
        return (way * 1e-4, 7, nil, second)
      })
  }

  static func places(_ segment: Segment, _ interval: Double) -> [Double] {
    TimeGrid(interval: interval).samples(of: segment).map {
      ((Double($0.index) + $0.fraction) * 1e6).rounded() / 1e6
    }
  }

  @Test(
    arguments: [
      ([0.0, 40], 10.0, [0, 0.25, 0.5, 0.75, 1]),
      ([0, 10, 20, 30, 35], 20, [0, 2, 4]),
      ([5, 15, 25], 4, [0, 0.4, 0.8, 1.2, 1.6, 2]),
      // Equal times: the first.
      ([0, 10, 10, 20], 10, [0, 1, 3]), ([0, 0, 0], 1, [0, 2]), ([0, 10, 10], 10, [0, 1, 2]),
      // Backward: begins anew.
      ([0, 10, 5, 15], 5, [0, 0.5, 1, 2, 2.5, 3]),
      // Without times: before, behind, and none at all.
      ([nil, 0, 10, nil], 5, [0, 1, 1.5, 2, 3]), ([nil, nil], 5, [0, 1]), ([nil], 5, [0]),
      ([], 5, []),
      // Between: half of the way, half of the time.
      ([0, nil, 20], 5, [0, 0.5, 1, 1.5, 2]), ([0, nil, nil, 30], 5, [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      ([0, nil, 5, nil, 15], 5, [0, 2, 3, 4]), ([0, 10], 1e300, [0, 1]),
    ] as [([Double?], Double, [Double])])
  func samples(seconds: [Double?], interval: Double, expected: [Double]) {
    #expect(Self.places(Self.timed(seconds), interval) == expected)
  }

  @Test func aPlaceWithoutTimeIsPassedAfterItsPartOfTheWay() {
    let segment = Self.timed([0, nil, 40], steps: [1, 3, 0])
    #expect(Self.places(segment, 10) == [0, 1, 1.333333, 1.666667, 2])
    #expect(TimeGrid(interval: 10).samples(of: segment)[1].time == at(10))
    // Standing: fix by fix.
    let standing = Self.timed([0, nil, nil, 30], steps: [0, 0, 0, 0])
    #expect(Self.places(standing, 15) == [0, 1.5, 3])
  }

  @Test func centuriesAreNotCounted() {
    var segment = Self.timed([0, 10, 20])
    let times = [
      Timestamp(seconds: .min, nanoseconds: 0), Timestamp(seconds: 0), Timestamp(seconds: .max),
    ]
    segment.setTimes(times)
    #expect(Self.places(segment, 10) == [0, 1, 2])
    #expect(TimeGrid(interval: 10).runs(of: segment).count == 3)
    #expect(TimeGrid(interval: 10).count(in: segment) == 3)
    segment.setTimes([0, 3_999_999_999, 7_999_999_998].map { Timestamp(seconds: $0) })
    #expect(Self.places(segment, 3_000_000_000) == [0, 0.75, 1, 2])
  }

  @Test func samplesAreAtMultiplesOfTheInterval() throws {
    try forEachSeed { random in
      let segment = nastySegment(&random)
      let interval = [0.25, 1, 7, 600][random.int(in: 0...3)]
      let grid = TimeGrid(interval: interval)
      if grid.count(in: segment) > 20_000 { return }
      let samples = grid.samples(of: segment)
      try #require(Double(samples.count) <= grid.count(in: segment) + 1)
      let ends = grid.runs(of: segment).flatMap { [$0.first, $0.last] }
      for end in ends { try #require(samples.contains { $0.isFix && $0.index == end }) }
      for (a, b) in zip(samples, samples.dropFirst()) {
        try #require((a.index, a.fraction) < (b.index, b.fraction))
      }
      for sample in samples where !sample.time.isMissing {
        let run = try #require(
          grid.runs(of: segment).last { $0.first <= sample.index })
        let passed = sample.time.seconds(since: segment.times[run.first])
        try #require(abs((passed / interval).rounded() * interval - passed) < 1e-6)
      }
    }
  }
}
