import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SpikesRuleTests {
  static func walk(from start: Double, _ count: Int) -> [Double] {
    PlausibleRunsTests.walk(from: start, count)
  }

  static func kept(_ meters: [Double], limit: Double = 10) -> [Int] {
    Outcome(Recordings.east(meters), SpikesRule(maxSpeed: limit)).kept
  }

  @Test func aBadFirstFixDoesNotCondemnTheRest() {
    let places = [(0, 0)] + (0..<6).map { (48 + Double($0) * 0.00002, 2.0) }
    let outcome = Outcome(Recordings.degrees(places), SpikesRule(maxSpeed: 10))
    #expect(outcome.kept == [1, 2, 3, 4, 5, 6])
    #expect(outcome.reasons.count == 1)
    #expect(outcome.reasons[0].hasSuffix(" m/s to fix 1; the limit is 10 m/s"))
  }

  @Test func twoFixesOfOneSecondStay() {
    let rows = [
      (45.44, 12.33, 26.0), (45.44002, 12.33004, 27), (45.44005, 12.33002, 27),
      (45.44008, 12.33005, 28),
    ]
    let segment = segment(rows.map { ($0.0, $0.1, 600, $0.2) })
    #expect(Outcome(segment, SpikesRule(maxSpeed: 30)).kept == [0, 1, 2, 3])
  }

  @Test(arguments: [
    // One, two, three; in the middle, at the beginning, at the end.
    ([0, 1, 90, 3, 4], [0, 1, 3, 4]), ([0, 1, 900, 901, 4, 5, 6], [0, 1, 4, 5, 6]),
    ([900, 901, 0, 1, 2], [2, 3, 4]), ([0, 1, 2, 900, 901], [0, 1, 2]),
    ([0, 1, 2, 3, 110, 111, 112], [0, 1, 2, 3]),
    // Two apart, side by side and not.
    ([0, 1, 900, -900, 4, 5], [0, 1, 4, 5]), ([0, 900, 2, 900, 4, 5, 6], [0, 2, 4, 5, 6]),
    // It cannot be told.
    ([0, 1, 900, 901], [0, 1, 2, 3]), ([0, 900], [0, 1]), ([0], [0]), ([], []),
    // All legs too fast, and none better than another.
    ([0, 50, 100, 150, 200], [0, 1, 2, 3, 4]),
  ])
  func theShorterRunGoes(meters: [Double], kept: [Int]) { #expect(Self.kept(meters) == kept) }

  @Test func reasonsHaveTheirNumbers() {
    let single = Outcome(Recordings.east([0, 1, 90, 3, 4]), SpikesRule(maxSpeed: 10))
    #expect(single.reasons == ["89 m/s from fix 1 and 87 m/s to fix 3; the limit is 10 m/s"])
    let run = Outcome(Recordings.east([0, 1, 900, 901, 4, 5, 6]), SpikesRule(maxSpeed: 10))
    #expect(run.reasons.count == 2)
    #expect(
      run.reasons[1]
        == "in a run of 2 from fix 2: 899 m/s from fix 1 and 897 m/s to fix 4; the limit is 10 m/s")
    var meters = Self.walk(from: 0, 60)
    meters[29] = 37
    meters[30] = 24
    let end = Outcome(Recordings.east(meters), SpikesRule(maxSpeed: 10))
    #expect(end.kept == Array(0..<29) + Array(30..<60))
    #expect(
      end.reasons == [
        "13 m/s from fix 29 to fix 30, which the fixes around fit without this; "
          + "the limit is 10 m/s"
      ])
  }

  @Test func halfATrackIsNotCondemnedByOneLeg() {
    // Receivers report twice within milliseconds, each a bit elsewhere.
    var rows: [(Double, Double, Double?)] = (0..<100).map { (Double($0), 0, Double($0) * 1.001) }
    rows.insert((50, 12, 50 * 1.001 + 0.003), at: 51)
    let outcome = Outcome(Recordings.meters(rows), SpikesRule(maxSpeed: 10))
    #expect(outcome.kept.count >= 100)
  }

  @Test func aLegNextToTheLimitCostsOneFix() {
    // Runs of five; each goes on behind a step of 12 m.
    let meters = (0..<40).map { Double($0) + Double($0 / 5) * 11 }
    let outcome = Outcome(Recordings.east(meters), SpikesRule(maxSpeed: 10))
    #expect(outcome.report.steps[0].removed == 7)
    #expect(SpeedLimit(10).fastLegs(in: outcome.document.tracks[0].segments[0]) == [])
    let noisy = Outcome(Recordings.east(meters), SpikesRule(maxSpeed: 10, noise: 2.1))
    #expect(noisy.kept.count == 40)
  }

  @Test func untimedFixesGoWhereTheyCannotBeReached() {
    let rows: [(Double, Double, Double?)] = [
      (900, 0, nil), (0, 0, 0), (5, 0, nil), (70, 0, nil), (10, 0, 10), (900, 0, 11),
      (5000, 0, nil),
      (15, 0, 12), (9000, 0, nil),
    ]
    let outcome = Outcome(Recordings.meters(rows), SpikesRule(maxSpeed: 10))
    #expect(outcome.kept == [0, 1, 2, 4, 7, 8])
    #expect(
      outcome.reasons[0] == "130 m from fix 1 to here and on to fix 4 in 10 s; the limit is 10 m/s")
    let untimed = Recordings.meters([(0, 0, nil), (1e5, 0, nil)])
    #expect(Outcome(untimed, SpikesRule(maxSpeed: 10)).kept == [0, 1])
  }

  @Test func withoutASpeedNothingIsDone() {
    #expect(SpikesRule().objection != nil && SpikesRule(maxSpeed: 1).objection == nil)
    #expect(Outcome(Recordings.east([0, 900, 2]), SpikesRule()).kept == [0, 1, 2])
  }

  @Test func positionsThatAreNoneGo() {
    let segment = Recordings.degrees([(46, 7), (.nan, 7), (46, 7), (46, 7)])
    #expect(Outcome(segment, SpikesRule(maxSpeed: 10)).kept == [0, 2, 3])
  }

  @Test func aReversedRecordingIsJudgedAlike() throws {
    try forEachSeed { random in
      var place = 0.0
      let rows: [(Double, Double, Double?)] = (0..<30).map { i in
        place += random.oneIn(6) ? random.double(in: -500...500) : random.double(in: -5...5)
        return (place, 0, Double(i))
      }
      let forward = Outcome(Recordings.meters(rows), SpikesRule(maxSpeed: 10)).kept
      let backward = Outcome(Recordings.meters(rows.reversed()), SpikesRule(maxSpeed: 10)).kept
      try #require(forward == backward.map { 29 - $0 }.reversed())
    }
  }

  @Test func severalFixesOfOneTimeSayNothingAboutSpeed() {
    // A plan: each day's places all at the same time, kilometers apart.
    let plan: [(Double, Double, Double?)] = (0..<40).map { i in
      (Double(i) * 3000, 0, i < 20 ? 0 : 86_400)
    }
    for rule in [SpikesRule(maxSpeed: 5)] as [any CleaningRule] {
      #expect(Outcome(Recordings.document([[Recordings.meters(plan)]]), [rule]).counts == [40])
    }
    for preset in CleaningPreset.all {
      let outcome = Outcome(Recordings.meters(plan), preset.plan)
      #expect(outcome.kept.count == 40, "\(preset.name)")
    }
    // Untimed fixes between are not judged either.
    var mixed = plan
    mixed.insert((9e6, 0, nil), at: 5)
    #expect(Outcome(Recordings.meters(mixed), SpikesRule(maxSpeed: 5)).kept.count == 41)
    // Two of one second still are.
    let twice = Recordings.meters([(0, 0, 0), (1, 0, 1), (900, 0, 1), (2, 0, 2), (3, 0, 3)])
    #expect(Outcome(twice, SpikesRule(maxSpeed: 10)).kept == [0, 1, 3, 4])
  }
}
