import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ResampleRuleTests {
  static func rule(time: Double? = nil, distance: Double? = nil) -> ResampleRule {
    var rule = ResampleRule()
    if let time { rule = set(rule, "time", .number(time)) }
    if let distance { rule = set(rule, "distance", .number(distance)) }
    return rule
  }

  @Test func byTime() throws {
    var input = segment([
      (0, 7, 100, 0), (0, 7.001, 110, 15), (0, 7.002, nil, 30), (0, 7.003, 9, 31),
    ])
    input.setColumn(.course, [350, 10, 20, 20])
    input.setColumn(.heartRate, [100, 130, .nan, 90])
    input.setColumn(.satellites, [7, 8, 9, 4])
    let (segments, step) = try cleaned(input, by: Self.rule(time: 10))
    let result = try #require(segments.first)
    #expect(result.map(\.time) == [at(0), at(10), at(20), at(30), at(31)])
    let longitudes = result.map { ($0.coordinate.longitude * 1e9).rounded() / 1e9 }
    #expect(longitudes == [7, 7.000666667, 7.001333333, 7.002, 7.003])
    #expect(result.map { $0.elevation?.rounded() } == [100, 107, nil, nil, 9])
    #expect(result.values(of: .course)?.map { $0?.rounded() } == [350, 3, 13, 20, 20])
    #expect(result.values(of: .heartRate) == [100, 120, nil, nil, 90])
    #expect(result.values(of: .satellites) == [7, 8, 8, 9, 4])
    #expect(step.before == 4 && step.after == 5 && step.removed == 1 && step.keptIndices == nil)
    #expect(step.changes.map(\.kind) == [.removed, .added, .added])
    #expect(step.changes.map(\.index) == [1, nil, nil])
    #expect(
      step.changes.map(\.reason) == [
        "not at a sample", "between fix 0 and fix 1", "between fix 1 and fix 2",
      ])
    #expect(step.changes.map(\.time) == [at(15), at(10), at(20)])
  }

  @Test func byDistance() throws {
    let input = TrimRuleTests.equator([0, 1, 2], elevation: 5)
    let (segments, _) = try cleaned(input, by: Self.rule(distance: 80))
    #expect(segments.map(TrimRuleTests.hundreds) == [[0, 0.8, 1.6, 2]])
    #expect(segments[0].map(\.time) == [at(0), at(48), at(96), at(120)])
    #expect(segments[0].map(\.elevation) == [6, 6, 6, 6])
  }

  @Test func timesAreRoundedToMilliseconds() throws {
    let input = TrimRuleTests.equator([0, 1])
    let (segments, _) = try cleaned(input, by: Self.rule(distance: 1000 / 30))
    #expect(segments[0].map(\.time) == [at(0), at(20), at(40), at(60)])
    let (thirds, _) = try cleaned(
      segment([(0, 7, nil, 0), (0, 8, nil, 1)]), by: Self.rule(distance: 37_106.496931))
    #expect(
      thirds[0].dropLast().map(\.time) == [
        at(0), Timestamp(seconds: 1_656_000_000, nanoseconds: 333_000_000),
        Timestamp(seconds: 1_656_000_000, nanoseconds: 667_000_000),
      ])
  }

  @Test func whatIsSampledAlreadyStaysWithItsNumbers() throws {
    let input = TrimRuleTests.equator([0, 1, 2, 3])
    for rule in [Self.rule(time: 60), Self.rule(time: 60.0), Self.rule(distance: 100)] {
      let (segments, step) = try cleaned(input, by: rule)
      #expect(segments == [input] && step.keptIndices == [[0, 1, 2, 3]] && step.changes.isEmpty)
    }
  }

  @Test func wordsStayWithTheirFixesOrAreNoted() throws {
    var details = FixDetails()
    details.name = "Hut"
    var extended = FixDetails()
    extended.extensions = RawXML(text: "<a/>")
    var input = Segment()
    for (i, words) in [details, details, extended, nil, details].enumerated() {
      var fix = TrimRuleTests.equator([Double(i)])[0]
      fix.details = words
      input.append(fix)
    }
    let (segments, step) = try cleaned(input, by: Self.rule(distance: 400))
    #expect(segments[0].map(\.details) == [details, details])
    #expect(step.notes == ["track 1: the words of 2 fixes are lost"])
    #expect(
      step.changes.map(\.reason) == [
        "not at a sample; its words are lost", "not at a sample; its words are lost",
        "not at a sample",
      ])
  }

  @Test func whatHasNoTimesIsNoted() throws {
    let parts = [
      TimeGridTests.timed([nil, nil]), TimeGridTests.timed([0, 10, 5, 6]), TimeGridTests.timed([3]),
    ]
    let (tracks, step) = try cleaned([Track(segments: parts)], by: Self.rule(time: 5))
    #expect(tracks[0].segments.map(\.count) == [2, 5, 1])
    #expect(
      step.notes == [
        "track 1: 1 segment without times stays as before",
        "track 1: times run backward 1 time; sampling begins anew there",
      ])
  }

  @Test func tooManyAreRefused() throws {
    // A clock that was not set: 1970, then 2022.
    let input = segment([(0, 7, nil, -1_656_000_000), (0, 8, nil, 0)])
    let (segments, step) = try cleaned(input, by: Self.rule(time: 1))
    #expect(segments == [input] && step.changes.isEmpty)
    #expect(
      step.refusals == [
        "about 1656000002 fixes would be made, which is too many; nothing is resampled"
      ])
    #expect(try cleaned(input, by: Self.rule(distance: 0.001)).segments == [input])
    #expect(try cleaned(input, by: Self.rule(time: 1e8)).segments[0].count == 18)
  }

  @Test(
    arguments: [
      (nil, nil, "resample needs an interval, such as resample:10s or resample:distance=25m"),
      (1, 1, "resample goes by time or by distance, not by both"),
      (0, nil, "resample needs a time of 0.001s or more"),
      (nil, 0.0001, "resample needs a distance of 0.001m or more"),
      (nil, 1, nil), (1, nil, nil),
    ] as [(Double?, Double?, String?)])
  func objections(time: Double?, distance: Double?, objection: String?) throws {
    let rule = Self.rule(time: time, distance: distance)
    #expect(rule.objection == objection)
    if objection != nil {
      let input = TrimRuleTests.equator([0, 1])
      #expect(try cleaned(input, by: rule).segments == [input])
    }
  }

  @Test func newFixesLieOnTheOldLegs() throws {
    try forEachSeed { random in
      let input = nastySegment(&random)
      let rule =
        random.oneIn(2)
        ? Self.rule(time: [20.0, 300][random.int(in: 0...1)])
        : Self.rule(distance: [40.0, 900][random.int(in: 0...1)])
      let (segments, step) = try cleaned(input, by: rule)
      try #require(segments.count == 1)
      let result = segments[0]
      if result.count > 20_000 { return }
      try #require(result.first == input.first && result.last == input.last)
      try #require(result.count == step.after && step.before == input.count)
      let known = Set(input)
      // Few are measured: it takes some microseconds each.
      for fix in result where !known.contains(fix) && random.oneIn(1 + result.count / 20) {
        let distance = input.indices.dropFirst().lazy.map {
          Geodesic.crossTrack(
            of: fix.coordinate, from: input.coordinates[$0 - 1], to: input.coordinates[$0]
          ).distance
        }.min()
        try #require((distance ?? 1) < 1e-6)
        try #require(fix.details == nil)
      }
      try #require(
        Geodesic.pathLength(result.coordinates)
          <= Geodesic.pathLength(input.coordinates) * (1 + 1e-8) + 1e-6)
      for (a, b) in zip(result.coordinates, result.coordinates.dropFirst()) {
        try #require(
          Antimeridian.turns(from: a.longitude, to: b.longitude) == 0
            || abs(a.longitude - b.longitude) > 180)
      }
    }
  }

  @Test func byTimeASecondTimeChangesNothing() throws {
    try forEachSeed(count: 150) { random in
      let input = nastyTrack(&random, backward: random.oneIn(2))
      let rule = Self.rule(time: [7.5, 60, 600][random.int(in: 0...2)])
      let (once, _) = try cleaned([input], by: rule)
      if once[0].segments.joined().count > 20_000 { return }
      // A place in a run without time is sampled once only when it has got one.
      if input.segments.joined().contains(where: { $0.time == nil }) { return }
      let (twice, step) = try cleaned(once, by: rule)
      try #require(twice == once && step.changes.isEmpty)
    }
  }

  @Test func byDistanceAStraightWayStays() throws {
    try forEachSeed(count: 50) { random in
      let leg = GeodesicLeg(
        from: Coordinate(
          uncheckedLatitude: random.double(in: -60...60), longitude: random.double(in: -180...180)),
        to: Coordinate(
          uncheckedLatitude: random.double(in: -60...60), longitude: random.double(in: -180...180)))
      let input = Segment(coordinates: (0...9).map { leg.coordinate(at: Double($0) * 0.002) })
      let rule = Self.rule(distance: random.double(in: 500...9000))
      let (once, _) = try cleaned(input, by: rule)
      let (twice, _) = try cleaned(once[0], by: rule)
      try #require(once[0].count == twice[0].count)
      for (a, b) in zip(once[0].coordinates, twice[0].coordinates) {
        try #require(Geodesic.distance(from: a, to: b) < 1e-3)
      }
    }
  }
}
