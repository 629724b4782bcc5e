import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ClimbTests {
  /// A meridian with a fix every 20 m and 10 s; pieces of so many meters at so many percent.
  private static func track(_ pieces: [(length: Double, grade: Double)]) -> Segment {
    var rows: [(Double, Double, Double?, Double?)] = [(45, 7, 500, 0)]
    var height = 500.0
    for piece in pieces {
      for _ in 0..<Int(piece.length / 20) {
        height += 20 * piece.grade / 100
        let i = Double(rows.count)
        rows.append((45 + i * 20 / 111_131.745, 7, height, i * 10))
      }
    }
    return segment(rows)
  }

  private static func climbs(_ pieces: [(length: Double, grade: Double)]) -> [Climb] {
    Track(segments: [track(pieces)]).climbs()
  }

  @Test func beginsAndEndsWhereItIsSteepEnough() throws {
    let climbs = Self.climbs([(2000, 0.5), (1000, 8), (3000, 1), (500, -10)])
    let climb = try #require(climbs.first)
    #expect(climbs.count == 1)
    // Smoothing rounds the corners off.
    #expect(abs(climb.startDistance - 2000) <= 20 && abs(climb.length - 1000) <= 40)
    #expect(abs(climb.gain - 80) < 1.5)
    #expect(try #require(climb.averageGrade).isNear(8, part: 0.03))
    #expect(climb.maxGrade.isNear(8, part: 0.001))
    #expect(abs(climb.start.elevation - 510) < 1 && abs(climb.end.elevation - 590) < 1)
    #expect(try #require(climb.duration).isNear(500, part: 0.05))
    #expect(climb.start.coordinate.latitude.isNear(45.018, part: 0.0001))
  }

  @Test func aSmallDipDoesNotEndIt() {
    // 5 m down and a short flat; then 15 m down; then 600 m of flat.
    #expect(Self.climbs([(600, 6), (100, -5), (60, 0), (600, 6)]).count == 1)
    #expect(Self.climbs([(600, 6), (300, -5), (600, 6)]).count == 2)
    #expect(Self.climbs([(600, 6), (600, 0), (600, 6)]).count == 2)
    #expect(Self.climbs([(600, 6), (200, 0), (600, 6)]).count == 1)
  }

  @Test func tooLowOrTooFlatIsNone() {
    #expect(Self.climbs([(400, 6), (1000, -1)]).isEmpty)
    #expect(Self.climbs([(20_000, 2.5)]).isEmpty)
    #expect(Self.climbs([(1000, -8)]).isEmpty)
    var options = ClimbOptions()
    options.minGrade = 2
    #expect(Track(segments: [Self.track([(20_000, 2.5)])]).climbs(options).count == 1)
    options.minGain = 10.meters
    #expect(Track(segments: [Self.track([(400, 6), (1000, -1)])]).climbs(options).count == 1)
  }

  @Test func segmentsAreNotBridged() {
    let track = Track(segments: [
      Self.track([(400, 6)]), Segment(), Self.track([(400, 6)]), Self.track([(1000, 5)]),
    ])
    let climbs = track.climbs()
    #expect(climbs.count == 1 && climbs[0].startDistance.isNear(800))
  }

  @Test func missingElevationsArePassedOver() {
    var rows: [(Double, Double, Double?, Double?)] = []
    for i in 0...100 {
      let n = Double(i)
      rows.append((45 + n * 0.00018, 7, i % 3 == 0 ? nil : 100 + n, nil))
    }
    let climbs = Track(segments: [segment(rows)]).climbs()
    #expect(climbs.count == 1 && climbs[0].duration == nil)
    #expect(climbs[0].gain.isNear(99, part: 0.02))
    #expect(Track(segments: [segment(rows.map { ($0.0, $0.1, nil, $0.3) })]).climbs().isEmpty)
    #expect(Track().climbs().isEmpty)
    #expect(Track(segments: [segment([(45, 7, 100, 0)])]).climbs().isEmpty)
  }

  @Test func anyTrackGivesClimbsThatKeepTheDefinition() throws {
    try forEachSeed(count: 150) { random in
      var height = 0.0
      var latitude = 45.0
      let rows: [(Double, Double, Double?, Double?)] = (0..<random.int(in: 0...300)).map { i in
        height += random.double(in: -12...14)
        latitude += random.oneIn(6) ? 0 : random.double(in: 0...0.002)
        return (latitude, 7, random.oneIn(8) ? nil : height, random.oneIn(3) ? nil : Double(i))
      }
      let track = Track(segments: [segment(rows)])
      let climbs = track.climbs()
      let length = TrackSummary(of: track).distance
      var end = 0.0
      for climb in climbs {
        try #require(climb.gain >= 30 && climb.startDistance >= end - 1e-6)
        // On the spot: an elevator.
        try #require(climb.length == 0 || (climb.averageGrade ?? 0) >= 3)
        try #require(climb.maxGrade.isFinite && climb.maxGrade <= 60)
        end = climb.startDistance + climb.length
      }
      try #require(end <= length + 1e-6)
    }
  }

  @Test func theDefinitionInWords() {
    #expect(
      ClimbOptions().method
        == "30m or more at 3 % or more on average; ends where it falls 10m behind that grade; "
        + "median of 5, 40m window")
    var options = ClimbOptions()
    options.minGain = 6.meters
    #expect(options.dip == 2.meters)
  }
}
