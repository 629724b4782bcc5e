import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SplitTests {
  /// North along a meridian at a steady pace: one fix each 40 m or so and 10 s.
  private static func run(_ legs: Int, from latitude: Double = 45, at start: Double = 0) -> Segment
  {
    segment(
      (0...legs).map { leg -> (Double, Double, Double?, Double?) in
        let i = Double(leg)
        return (latitude + i * 0.00036, 7, 100 + i * 2, start + i * 10)
      })
  }

  @Test func aSteadyRunByKilometer() throws {
    let track = Track(segments: [Self.run(60)])
    let whole = TrackSummary(of: track)
    let splits = try #require(try track.splits(every: .distance(1000.meters)))
    #expect(splits.map(\.index) == [1, 2, 3])
    #expect(splits.map(\.isPartial) == [false, false, true])
    #expect(splits.map(\.startDistance) == [0, 1000, 2000])
    for split in splits.prefix(2) {
      #expect(abs(split.distance - 1000) < 1e-9)
      #expect(try #require(split.duration).isNear(1000 / whole.distance * 600, part: 1e-5))
      #expect(split.movingTime == split.duration && split.descent == 0)
      #expect(try #require(split.ascent).isNear(1000 / whole.distance * 120, part: 1e-5))
      #expect(try #require(split.averageSpeed).isNear(whole.distance / 600, part: 1e-5))
    }
    #expect(abs(splits[2].distance - (whole.distance - 2000)) < 1e-6)
  }

  @Test func byDuration() throws {
    let track = Track(segments: [Self.run(60)])
    let splits = try #require(try track.splits(every: .duration(120)))
    // Exactly five: no crumb of a sixth.
    #expect(splits.count == 5 && splits.allSatisfy { !$0.isPartial && $0.duration == 120 })
    let odd = try #require(try track.splits(every: .duration(250)))
    #expect(odd.map(\.duration) == [250, 250, 100])
    #expect(odd.map(\.isPartial) == [false, false, true])
  }

  @Test func gapsCountOnTheClockOnly() throws {
    // 401 m, an hour of nothing somewhere else, 401 m.
    let track = Track(segments: [Self.run(10), Self.run(10, from: 50, at: 3700)])
    let splits = try #require(try track.splits(every: .distance(500.meters)))
    #expect(splits.count == 2 && splits[1].isPartial)
    #expect(abs(splits[0].distance - 500) < 1e-9)
    #expect(try #require(splits[0].duration) > 3700)
    #expect(try #require(splits[0].movingTime).isNear(100 + 2.5 * 10, part: 0.02))
    let minutes = try #require(try track.splits(every: .duration(1200)))
    // The second and third lie in the gap; the last begins in it.
    #expect(minutes.map(\.duration) == [1200, 1200, 1200, 200])
    #expect(minutes.map(\.movingTime) == [100, 0, 0, 100])
    #expect(minutes[1].distance == 0 && minutes[1].averageSpeed == 0)
    #expect(minutes[1].movingSpeed == nil)
  }

  @Test func tracksWithoutLegsOrTimes() throws {
    let rule = SplitRule.distance(1000.meters)
    #expect(try Track().splits(every: rule) == [])
    #expect(try Track().splits(every: .duration(60)) == [])
    #expect(try Track(segments: [segment([(45, 7, 1, 0)])]).splits(every: rule) == [])
    let silent = Track(segments: [segment([(45, 7, nil, nil), (45.01, 7, nil, nil)])])
    #expect(try silent.splits(every: .duration(60)) == nil)
    let splits = try #require(try silent.splits(every: rule))
    #expect(splits.count == 2 && splits[0].duration == nil && splits[0].ascent == nil)
    #expect(splits[0].averageSpeed == nil && splits[0].heartRate == nil)
    let parked = Track(segments: [segment([(45, 7, nil, 0), (45, 7, nil, 100)])])
    let standing = try #require(try parked.splits(every: rule))
    #expect(standing.count == 1 && standing[0].isPartial && standing[0].distance == 0)
    #expect(standing[0].movingTime == 0 && standing[0].movingSpeed == nil)
  }

  @Test func aSecondAtATimeOverTenYearsIsRefused() {
    let track = Track(segments: [segment([(45, 7, nil, 0), (45, 7, nil, 3e8)])])
    #expect(throws: TooManySplits.self) { try track.splits(every: .duration(1)) }
    #expect(throws: TooManySplits.self) {
      try Track(segments: [Self.run(1000)]).splits(every: .distance(0.1.meters))
    }
  }

  @Test func heartRatesWeighWithTime() throws {
    var segment = Segment()
    for (i, (beats, seconds)) in [(100.0, 0), (100, 10), (160, 40), (160, 50)].enumerated() {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45 + Double(i) * 0.01, longitude: 7),
          time: Timestamp(seconds: Int64(seconds)), channels: [.heartRate: beats]))
    }
    let track = Track(segments: [segment])
    let halves = try #require(try track.splits(every: .duration(40)))
    // Ten seconds at 100, thirty at 130 on average.
    #expect(halves.map(\.heartRate) == [122.5, 160])
    let whole = try #require(try track.splits(every: .duration(50)))
    #expect(whole[0].heartRate == TrackSummary(of: track).channels[.heartRate]?.average)
  }

  /// Pauses, gaps, missing elevations and times; all methods of ascent.
  @Test func theSumsAreThoseOfTheTrack() throws {
    try forEachSeed(count: 100) { random in
      var options = SummaryOptions()
      options.ascentMethod = AscentMethod.allCases[random.int(in: 0...3)]
      var now = 0.0
      let segments = (0..<random.int(in: 1...4)).map { _ in
        now += Double(random.int(in: 0...500))
        var latitude = random.double(in: 40...50)
        return segment(
          (0..<random.int(in: 1...60)).map { _ in
            now += Double(random.int(in: 0...20))
            latitude += random.oneIn(3) ? 0 : random.double(in: 0...0.002)
            return (
              latitude, 7, random.oneIn(5) ? nil : random.double(in: 0...80),
              random.oneIn(5) ? nil : now
            )
          })
      }
      let track = Track(segments: segments)
      let whole = TrackSummary(of: track, options: options)
      for rule in [SplitRule.distance(Meters(random.double(in: 50...3000))), .duration(97)] {
        guard let splits = try track.splits(every: rule, options: options) else { continue }
        if splits.isEmpty { continue }
        func sum(_ part: (Split) -> Double?) -> Double { splits.compactMap(part).reduce(0, +) }
        try #require(abs(sum(\.distance) - whole.distance) < 1e-6)
        try #require(abs(sum(\.duration) - (whole.duration ?? 0)) < 1e-6)
        try #require(abs(sum(\.movingTime) - (whole.movingTime ?? 0)) < 1e-6)
        try #require(abs(sum(\.ascent) - (whole.ascent ?? 0)) < 1e-6)
        try #require(abs(sum(\.descent) - (whole.descent ?? 0)) < 1e-6)
        try #require(splits.dropLast().allSatisfy { !$0.isPartial })
        for split in splits {
          for number in [split.distance, split.duration, split.movingTime, split.ascent] {
            try #require((number ?? 0) > -1e-9 && (number ?? 0).isFinite)
          }
        }
      }
    }
  }

  /// The border as a fix of its own, and the parts as tracks.
  @Test func theBorderIsAVertexOnTheLeg() throws {
    let rows: [(Double, Double, Double?, Double?)] = [
      (45, 7, 100, 0), (45.004, 7, 104, 100), (45.012, 7, 96, 250), (45.02, 7, 120, 500),
    ]
    let whole = segment(rows)
    let ways = whole.ways
    let share = (1000 - ways[1]) / (ways[2] - ways[1])
    let border = (45.004 + share * 0.008, 7.0, 104 - share * 8, 100 + share * 150)
    var options = SummaryOptions()
    options.ascentMethod = .raw
    let first = TrackSummary(of: segment(rows.prefix(2) + [border]), options: options)
    let splits = try #require(
      try Track(segments: [whole]).splits(every: .distance(1000.meters), options: options))
    #expect(splits[0].distance.isNear(first.distance, part: 1e-6))
    #expect(try #require(splits[0].duration).isNear(try #require(first.duration), part: 1e-6))
    #expect(splits[0].ascent == first.ascent)
    #expect(try #require(splits[0].descent).isNear(try #require(first.descent), part: 1e-6))
  }
}
