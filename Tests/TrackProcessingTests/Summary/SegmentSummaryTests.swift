import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SegmentSummaryTests {
  static let walk: [(Double, Double)] = [
    (45.0, 7.0), (45.001, 7.0), (45.002, 7.0), (45.002, 7.0), (45.002, 7.00001), (45.003, 7.0),
  ]

  @Test func nothingIsKnownOfNothing() {
    let summary = TrackSummary(of: Segment())
    #expect(summary == TrackSummary())
    #expect(summary.distance == 0 && summary.distance3D == nil && summary.duration == nil)
    #expect(summary.averageSpeed == nil && summary.movingTime == nil && summary.ascent == nil)
  }

  @Test func aSingleFixHasAPlaceInTimeButNoSpeed() {
    let summary = TrackSummary(of: segment([(54.431, -2.961, 95, 31)]))
    #expect(summary.distance == 0 && summary.distance3D == 0)
    #expect(summary.duration == 0 && summary.recordedTime == 0 && summary.movingTime == 0)
    #expect(summary.averageSpeed == nil && summary.maxSpeed == nil)
    #expect(summary.ascent == 0 && summary.minElevation == 95 && summary.start == summary.end)
  }

  /// Reference values dist.2d and dist.3d.
  @Test func distancesOnTheGroundAndOnTheSlope() {
    let flat = TrackSummary(of: segment(Self.walk.map { ($0.0, $0.1, nil, nil) }))
    #expect(abs(flat.distance - 334.1866578738918) < 1e-6)
    #expect(flat.distance3D == nil)
    let heights = [100.0, 110, 120, 120, 120, 100]
    let sloped = TrackSummary(
      of: segment(zip(Self.walk, heights).map { ($0.0.0, $0.0.1, $0.1, nil) }))
    #expect(abs((sloped.distance3D ?? 0) - 336.8699559195875) < 1e-6)
    #expect(sloped.distance == flat.distance)
  }

  /// Reference value moving.30.
  @Test func stopsShorterThanTheLimitAreMoving() {
    let times = [0.0, 30, 60, 70, 80, 110]
    let track = segment(zip(Self.walk, times).map { ($0.0.0, $0.0.1, nil, $0.1) })
    var options = SummaryOptions()
    options.stopDuration = 30
    #expect(TrackSummary(of: track, options: options).movingTime == 110)
    #expect(TrackSummary(of: track).movingTime == 90)
    #expect(TrackSummary(of: track).stoppedTime == 20)
  }

  /// O-STAT-02.
  @Test func twoFixesInOneSecondGiveNoInfiniteSpeed() throws {
    let summary = TrackSummary(
      of: segment([
        (45.44, 12.33, 600, 0), (45.44002, 12.33004, 600, 1), (45.44005, 12.33002, 600, 1),
        (45.44008, 12.33005, 600, 2),
      ]))
    #expect(summary.distance.isNear(11.6, part: 0.006) && summary.duration == 2)
    #expect(try #require(summary.averageSpeed).isNear(5.8, part: 0.006))
    let maxSpeed = try #require(summary.maxSpeed)
    #expect(maxSpeed.isFinite && maxSpeed > 3 && maxSpeed <= 7.84)
  }

  /// O-STAT-03.
  @Test func missingElevationsAreNotSeaLevel() {
    var options = SummaryOptions()
    options.ascentMethod = .raw
    let track = segment([
      (46.0, 8, 100, 0), (46.001, 8, nil, 60), (46.002, 8, 110, 120), (46.003, 8, nil, 180),
      (46.004, 8, 105, 240),
    ])
    let summary = TrackSummary(of: track, options: options)
    #expect(summary.ascent == 10 && summary.descent == 5)
    #expect(summary.minElevation == 100 && summary.maxElevation == 110)
    // No leg has both ends: the slope is not known, the way is.
    #expect(summary.distance3D == summary.distance)
    // With 5 m of zigzag the last 5 m count too.
    let zigzag = TrackSummary(of: track)
    #expect(zigzag.ascent == 10 && zigzag.descent == 5)
  }

  /// O-STAT-04.
  @Test func aLegAcrossTheAntimeridianIsShort() throws {
    let summary = TrackSummary(
      of: segment([
        (52, 179.9, 0, 0), (52, 179.98, 0, 3600), (52, -179.94, 0, 7200), (52, -179.86, 0, 10800),
      ]))
    #expect(summary.distance.isNear(16482.7))
    #expect(try #require(summary.maxSpeed) < 3)
  }

  /// O-STAT-05.
  @Test func timesAtTheEndsOnlyGiveDurationAndSpeed() throws {
    let summary = TrackSummary(
      of: segment([
        (47, 11, 500, 0), (47.001, 11, 501, nil), (47.002, 11, 502, nil), (47.003, 11, 503, 180),
      ]))
    #expect(summary.distance.isNear(333.51) && summary.duration == 180)
    #expect(try #require(summary.maxSpeed).isNear(333.51 / 180))
    #expect(summary.movingTime == 180)
  }

  /// O-SIZE-01: its generator's formula.
  @Test func threeHundredThousandFixes() throws {
    var track = Segment()
    for i in 0..<300_000 {
      let n = Double(i)
      track.append(
        Fix(
          coordinate: Coordinate(
            uncheckedLatitude: 45 + 5e-6 * n, longitude: 9 + 0.01 * sin(n / 500)),
          elevation: 100 + 50 * sin(n / 3000),
          time: Timestamp(seconds: 1_714_521_600 + Int64(i))))
    }
    let summary = TrackSummary(of: track)
    #expect(summary.duration == 299_999 && summary.recordedTime == 299_999)
    #expect(summary.distance > 166_000 && summary.distance < 500_000)
    // 100 radians of sine: 16 whole waves from crest to trough.
    #expect(try #require(summary.ascent).isNear(16 * 100, part: 0.02))
  }

  @Test func timesThatRunBackwardGiveNoNegativeNumbers() throws {
    try forAll { random in
      let track = segment(
        (0..<random.int(in: 2...30)).map { _ in
          (
            45 + random.double(in: 0...0.001), 7, random.double(in: 0...100),
            random.oneIn(4) ? nil : Double(random.int(in: 0...100))
          )
        })
      let summary = TrackSummary(of: track)
      guard let duration = summary.duration else { return summary.maxSpeed == nil }
      let numbers = [
        summary.movingTime, summary.stoppedTime, summary.recordedTime, summary.averageSpeed,
        summary.movingSpeed, summary.maxSpeed,
      ]
      return duration >= 0 && summary.recordedTime == duration
        && numbers.compactMap { $0 }.allSatisfy { $0.isFinite && $0 >= 0 }
    }
  }

  /// Against a plain loop over fixes with exact geodesics.
  @Test func theColumnsGiveWhatTheFixesGive() throws {
    try forEachSeed(count: 60) { random in
      var latitude = random.double(in: -70...70)
      var longitude = random.double(in: -180...180)
      var seconds = 0.0
      let track = segment(
        (0..<random.int(in: 1...700)).map { _ in
          latitude += random.double(in: -0.0001...0.0001)
          longitude = Antimeridian.wrapped(longitude + random.double(in: -0.0001...0.0002))
          seconds += random.double(in: 0.1...9)
          return (
            latitude, longitude, random.oneIn(5) ? nil : random.double(in: 0...500),
            random.oneIn(5) ? nil : seconds
          )
        })
      var distance = 0.0
      var sloped = 0.0
      var way = 0.0
      var fastest: Double?
      var last = track[0].time
      for (a, b) in zip(track, track.dropFirst()) {
        let leg = Geodesic.distance(from: a.coordinate, to: b.coordinate)
        distance += leg
        if let from = a.elevation, let to = b.elevation {
          sloped += (leg * leg + (to - from) * (to - from)).squareRoot()
        } else {
          sloped += leg
        }
        way += leg
        if let time = b.time {
          if let last { fastest = max(fastest ?? 0, way / time.seconds(since: last)) }
          last = time
          way = 0
        }
      }
      let summary = TrackSummary(of: track)
      let heights = track.compactMap(\.elevation)
      try #require(abs(summary.distance - distance) <= distance * 1e-8 + 1e-6)
      try #require(
        heights.isEmpty
          ? summary.distance3D == nil
          : abs((summary.distance3D ?? 0) - sloped) <= sloped * 1e-8 + 1e-6)
      try #require(summary.minElevation == heights.min())
      try #require(summary.maxElevation == heights.max())
      try #require(summary.start == track.compactMap(\.time).min())
      try #require(summary.end == track.compactMap(\.time).max())
      if let fastest {
        try #require(abs((summary.maxSpeed ?? 0) - fastest) <= fastest * 1e-6)
      } else {
        try #require(summary.maxSpeed == nil)
      }
    }
  }
}
