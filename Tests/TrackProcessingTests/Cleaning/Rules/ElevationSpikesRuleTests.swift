import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ElevationSpikesRuleTests {
  /// A fix a second.
  static func timed(_ heights: [Double?]) -> Segment {
    segment(
      heights.enumerated().map { (45 + Double($0.offset) * 1e-5, 7, $0.element, Double($0.offset)) }
    )
  }

  /// Elevations, and which of them go.
  @Test(
    arguments: [
      ([100.0, 101, 150, 102, 103], [2]),
      ([100, 101, 50, 102, 103], [2]),
      // Runs.
      ([100, 101, 150, 151, 152, 102, 103, 104, 104], [2, 3, 4]),
      // A hole between makes no difference; two may stand close together.
      ([100, nil, 101, nil, 150, nil, 102, nil, 103], [4]),
      ([100, 100, 500, 100, 500, 100, 100], [2, 4]),
      ([100, 500, 100, 100], [1]),
      // A peak climbed in jumps; three that nothing speaks for.
      ([100, 100, 500, 900, 500, 100, 100], []), ([100, 500, 100], []),
      // Steps that stay, and what is at the ends.
      ([100, 100, 100, 500, 500, 500], []),
      ([500, 100, 100, 100, 500], []),
      ([100, 140, 180, 220, 260, 300], []),
      ([100, 100, 140, 180, 220, 220], []),
      // A peak climbed in jumps; three that nothing speaks for.
      ([100, 100, 500, 900, 500, 100, 100], []), ([100, 500, 100], []),
      // Runs of equal weight, and one that outweighs what is beside it.
      ([100, 500, 500, 100], []),
      ([100, 100, 500, 500, 500, 500, 500, 100, 100], []),
      // What is before it and behind it does not agree.
      ([100, 100, 500, 300, 300], []),
      // Lower than the limit.
      ([100, 119, 100], []), ([100], []), ([], []), ([nil, nil], []),
    ] as [([Double?], [Int])])
  func spikesGo(heights: [Double?], spikes: [Int]) throws {
    let input = Self.timed(heights)
    let (segments, step) = try cleaned(input, by: ElevationSpikesRule())
    var expected = heights
    for i in spikes { expected[i] = nil }
    #expect((segments.first ?? Segment()).map(\.elevation) == expected)
    #expect(step.changes.map(\.index) == spikes && step.changed == spikes.count)
    #expect(step.removed == 0 && step.keptIndices == [Array(input.indices)])
  }

  @Test func reasonsGiveTheNumbers() throws {
    let (_, step) = try cleaned(Self.timed([100, 101, 150, 102, 103]), by: ElevationSpikesRule())
    #expect(
      step.changes.map(\.reason) == [
        "up 49 m at 49 m/s from fix 1, down 48 m at 48 m/s to fix 3; the limits are 20 m and "
          + "5 m/s, without times a grade of 1"
      ])
    let (_, run) = try cleaned(
      Self.timed([100, 101, 102, 50, 50, 102, 103]), by: ElevationSpikesRule())
    #expect(
      run.changes[0].reason.hasPrefix("one of 2 in a row; down 52 m at 52 m/s from fix 2, up"))
  }

  @Test func slowStepsAreBelieved() throws {
    // 60 m up and down, a fix every 15 s: 4 m/s.
    let input = segment(
      [100.0, 160, 100, 100].enumerated().map { (45, 7, $0.element, Double($0.offset) * 15) })
    #expect(try cleaned(input, by: ElevationSpikesRule()).segments == [input])
    let strict = set(ElevationSpikesRule(), "max-rate", .number(3.9))
    #expect(try cleaned(input, by: strict).step.changed == 1)
  }

  @Test func withoutTimesTheGradeDecides() throws {
    // 111 m apart.
    #expect(try cleaned(climb([100, 200, 100, 100]), by: ElevationSpikesRule()).step.changed == 0)
    #expect(try cleaned(climb([100, 300, 100, 100]), by: ElevationSpikesRule()).step.changed == 1)
  }

  @Test func longRunsAreBelieved() throws {
    func heights(_ count: Int) -> [Double?] {
      let side = Array(repeating: 100.0, count: 50)
      return side + Array(repeating: 300.0, count: count) + side
    }
    let rule = ElevationSpikesRule()
    #expect(try cleaned(Self.timed(heights(10)), by: rule).step.changed == 10)
    #expect(try cleaned(Self.timed(heights(11)), by: rule).step.changed == 0)
    let wide = set(rule, "max-run", .number(11))
    #expect(try cleaned(Self.timed(heights(11)), by: wide).step.changed == 11)
    #expect(
      wide.text == "elevation-spikes:height=20m,max-rate=5,max-grade=1,max-run=11")
  }

  @Test func aClimbByPlaneStays() throws {
    let input = segment(
      (0..<200).map { i in
        let height = i < 100 ? Double(i) * 150 : 15_000 - Double(i - 100) * 150
        return (45 + Double(i) * 0.01, 7, height, Double(i) * 10)
      })
    #expect(try cleaned(input, by: ElevationSpikesRule()).segments == [input])
  }

  @Test func injectedSpikesGoAndNothingElse() throws {
    try forEachSeed { random in
      var truth: [Double] = []
      var height = random.double(in: 0...2000)
      for _ in 0..<random.int(in: 60...200) {
        height += random.double(in: -2...2)
        truth.append(height)
      }
      var heights = truth
      var injected: Set<Int> = []
      var i = random.int(in: 12...20)
      while i + 12 < truth.count {
        let size = random.int(in: 1...5)
        let error = random.double(in: 60...900) * (random.oneIn(2) ? 1 : -1)
        for k in i..<i + size {
          heights[k] += error
          injected.insert(k)
        }
        i += size + random.int(in: 12...30)
      }
      let (segments, step) = try cleaned(Self.timed(heights), by: ElevationSpikesRule())
      try #require(Set(step.changes.compactMap(\.index)) == injected)
      for k in truth.indices {
        try #require(segments[0][k].elevation == (injected.contains(k) ? nil : truth[k]))
      }
    }
  }

  @Test func aSecondTimeChangesNothing() throws {
    try forEachSeed(count: 1000) { random in
      var heights: [Double?] = []
      let levels = [100.0, 101, 130, 160, 400, 410]
      for _ in 0..<random.int(in: 0...80) {
        let level = random.oneIn(6) ? nil : levels[random.int(in: 0...5)]
        for _ in 0..<random.int(in: 1...4) { heights.append(level) }
      }
      var rule = ElevationSpikesRule()
      rule.maxRun = random.int(in: 1...12)
      let input = random.oneIn(2) ? Self.timed(heights) : climb(heights)
      if input.isEmpty { return }
      let (once, step) = try cleaned(input, by: rule)
      let (twice, again) = try cleaned(once[0], by: rule)
      try #require(twice == once && again.changes.isEmpty)
      try #require(Set(step.changes.map(\.index)).count == step.changed)
      for (a, b) in zip(input, once[0]) {
        try #require(b.elevation == nil || b.elevation == a.elevation)
      }
    }
  }

  @Test func manySpikesTakeNoLonger() throws {
    // Every second elevation but the first is wrong: spikes that only speak for one another.
    let heights: [Double?] = (0..<20_000).map { (i: Int) -> Double in
      i % 2 == 1 && i > 2 ? 500 : Double(100 + i % 7)
    }
    let (segments, _) = try cleaned(Self.timed(heights), by: ElevationSpikesRule())
    #expect(segments[0].filter { $0.elevation == nil }.count == 9998)
  }
}
