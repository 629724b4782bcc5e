import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct JitterRuleTests {
  @Test func theEndsOfAStandStay() {
    let segment = Recordings.meters([
      (0, 0, 0), (50, 0, 10), (51, 1, 20), (49, 0, 30), (50, 2, 40), (90, 0, 50),
    ])
    let outcome = Outcome(segment, JitterRule())
    #expect(outcome.kept == [0, 1, 4, 5])
    #expect(
      outcome.reasons == Array(repeating: "stands still for 30 s from fix 1 to fix 4", count: 2))
  }

  @Test func walkingLosesNothing() throws {
    try forEachSeed(count: 50) { random in
      let speed = random.double(in: 0.5...2)
      let segment = Recordings.meters(
        (0..<600).map { i in
          (Double(i) * speed, random.double(in: -1...1), Double(i))
        })
      try #require(Outcome(segment, JitterRule()).report.steps[0].didNothing)
    }
  }

  @Test func durationStaysAndUntimedFixesStandToo() {
    let segment = Recordings.meters([
      (0, 0, nil), (0, 0, 0), (1, 0, nil), (0, 1, 10), (0, 1, 20), (0, 0, nil), (50, 0, 30),
    ])
    #expect(Outcome(segment, JitterRule()).kept == [0, 1, 4, 5, 6])
    let untimed = Recordings.timed([nil, nil, nil])
    #expect(Outcome(untimed, JitterRule()).kept == [0, 1, 2])
  }

  @Test func radiusAndTimeCount() {
    let segment = Recordings.meters([(0, 0, 0), (5, 0, 10), (0, 5, 20), (40, 0, 30)])
    #expect(Outcome(segment, JitterRule()).kept == [0, 1, 2, 3])
    #expect(Outcome(segment, JitterRule().setting("radius", 6)).kept == [0, 2, 3])
    let patient = JitterRule().setting("radius", 6).setting("time", 21)
    #expect(Outcome(segment, patient).kept == [0, 1, 2, 3])
  }

  @Test func oneTimeIsEnough() throws {
    try forEachSeed { random in
      var rows: [(Double, Double, Double?)] = []
      var (east, north, second) = (0.0, 0.0, 0.0)
      for _ in 0..<random.int(in: 0...80) {
        let reach = random.oneIn(8) ? 40.0 : 2.5
        east += random.double(in: -reach...reach)
        north += random.double(in: -reach...reach)
        second += Double(random.int(in: 0...9))
        rows.append((east, north, random.oneIn(5) ? nil : second))
      }
      var segment = Recordings.meters(rows)
      let accuracies = segment.indices.map { _ in random.oneIn(2) ? random.double(in: 1...20) : .nan
      }
      if random.oneIn(2) { segment.setColumn(.accuracy, accuracies) }
      let stands = StandDetector().stands(in: segment)
      let once = Outcome(segment, JitterRule())
      try #require(once.report.steps.count <= 2)
      try #require(
        StandDetector().stands(in: once.document.tracks[0].segments.first ?? Segment())
          .map(\.duration) == stands.map(\.duration))
    }
  }

  /// Seconds up at a speed, standing on the spot.
  static func tower(_ speed: (Double) -> Double, seconds: Int) -> Segment {
    var height = 0.0
    return Recordings.segment(
      (0..<seconds).map { second in
        height += speed(Double(second))
        var fix = Recordings.fix(Double(second % 3) - 1, 0, Double(second))
        fix.elevation = height
        return fix
      })
  }

  @Test(arguments: CleaningPreset.all)
  func aBalloonAndAClimbingWallDoNotStandStill(preset: CleaningPreset) {
    // 3 m/s up for ten minutes, and down again.
    let balloon = Self.tower({ $0 < 600 ? 3 : -3 }, seconds: 1200)
    #expect(Outcome(balloon, preset.plan).kept.count == 1200)
    // A wall of 50 m, three times: the tops are lost by less than the height.
    let wall = Self.tower(
      { ($0 / 200).truncatingRemainder(dividingBy: 2) < 1 ? 0.25 : -0.25 },
      seconds: 1200)
    let before = TrackSummary(of: wall).ascent ?? 0
    let after = TrackSummary(of: Outcome(wall, preset.plan).document.tracks[0].segments[0])
    #expect((after.ascent ?? 0) > before - 30 && before > 149)
    // On the ground the same place is a stand.
    let ground = Self.tower({ _ in 0 }, seconds: 1200)
    #expect(Outcome(ground, preset.plan).kept.count == 2)
  }

  @Test func heightCountsWhereItIsKnown() {
    let tower = Self.tower({ _ in 1 }, seconds: 60)
    #expect(Outcome(tower, JitterRule()).kept.count == 60)
    #expect(Outcome(tower, JitterRule().setting("height", 100)).kept == [0, 59])
    var unknown = tower
    unknown.setElevations(tower.elevations.enumerated().map { $0 > 0 ? .nan : $1 })
    #expect(Outcome(unknown, JitterRule()).kept == [0, 59])
    #expect(JitterRule().text == "jitter:radius=3m,time=15s,height=10m")
  }
}
