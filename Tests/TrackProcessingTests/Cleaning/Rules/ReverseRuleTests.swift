import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ReverseRuleTests {
  static func rule(_ times: ReverseRule.Times) -> ReverseRule {
    set(ReverseRule(), "times", .word(times.rawValue))
  }

  static let input = Track(segments: [
    segment([(45, 7, 1, 0), (45.1, 7, 2, 10.25), (45.2, 7, nil, nil)]),
    segment([(46, 8, 4, 100)]),
  ])

  @Test func orderIsTurnedAroundAndTimesAreDropped() throws {
    let (tracks, step) = try cleaned([Self.input], by: ReverseRule())
    #expect(tracks[0].segments.map { $0.map(\.coordinate.latitude) } == [[46], [45.2, 45.1, 45]])
    #expect(tracks[0].segments[1].map(\.elevation) == [nil, 2, 1])
    #expect(tracks[0].segments.joined().allSatisfy { $0.time == nil })
    #expect(step.removed == 0 && step.changed == 3 && step.keptIndices == [[2, 1, 0], [0]])
    #expect(step.changes.allSatisfy { $0.reason == "its time is dropped" })
    #expect(step.notes == ["track 1 runs the other way; its times are dropped"])
    #expect(ReverseRule().text == "reverse:times=drop")
  }

  @Test func mirroredTimesKeepTheirIntervals() throws {
    let (tracks, step) = try cleaned([Self.input], by: Self.rule(.mirror))
    #expect(
      tracks[0].segments.map { $0.map(\.time) } == [[at(0)], [nil, at(89.75), at(100)]])
    #expect(step.notes == ["track 1 runs the other way; its times are mirrored"])
  }

  @Test func keptTimesRunBackward() throws {
    let (tracks, step) = try cleaned([Self.input], by: Self.rule(.keep))
    #expect(tracks[0].segments.map { $0.map(\.time) } == [[at(100)], [nil, at(10.25), at(0)]])
    #expect(step.changed == 0 && step.changes.isEmpty)
  }

  @Test func coursesTurn() throws {
    var segment = Segment()
    for course in [0.0, 90, 359, nil] {
      segment.append(
        Fix(
          coordinate: Self.input.segments[0].coordinates[0],
          channels: course.map { [.course: $0, .speed: 3] } ?? [:]))
    }
    let (segments, step) = try cleaned(segment, by: ReverseRule())
    #expect(segments[0].values(of: .course) == [nil, 179, 270, 180])
    #expect(segments[0].values(of: .speed) == [nil, 3, 3, 3])
    #expect(step.changed == 3 && step.changes[0].reason == "its course turns by 180°")
    #expect(step.notes == ["track 1 runs the other way"])
  }

  @Test func nothingIsNothing() throws {
    let (tracks, step) = try cleaned([Track(), Track()], by: ReverseRule())
    #expect(tracks == [Track(), Track()] && step.notes.isEmpty)
  }

  @Test(arguments: [ReverseRule.Times.keep, .mirror])
  func twiceIsAsBefore(_ times: ReverseRule.Times) throws {
    try forEachSeed { random in
      var track = nastyTrack(&random)
      track.segments.removeAll(where: \.isEmpty)
      // Whole degrees turn without rounding.
      for i in track.segments.indices {
        guard let courses = track.segments[i].column(.course) else { continue }
        track.segments[i].setColumn(.course, courses.map { $0.rounded() })
      }
      let (once, step) = try cleaned([track], by: Self.rule(times))
      try #require(step.before == step.after)
      try #require(once[0].segments.count == track.segments.count)
      let (twice, _) = try cleaned(once, by: Self.rule(times))
      try #require(twice == [track])
      // What a rule before has taken away stays away, and keeps its number.
      try #require(
        step.keptIndices == track.segments.map { Array($0.indices.reversed()) })
    }
  }

  @Test func mirroredTimesStayInTheirSpan() throws {
    try forEachSeed { random in
      let track = nastyTrack(&random)
      let before = track.segments.joined().compactMap(\.time)
      let (tracks, _) = try cleaned([track], by: Self.rule(.mirror))
      let after = tracks[0].segments.joined().compactMap(\.time)
      try #require(before.min() == after.min() && before.max() == after.max())
      for (a, b) in zip(before, after.reversed()) {
        let first = try #require(before.min())
        let last = try #require(before.max())
        try #require(abs(a.seconds(since: first) - last.seconds(since: b)) < 1e-6)
      }
    }
  }

  @Test func instantsAtTheEndsOfTimeDoNotOverflow() throws {
    var segment = Self.input.segments[0]
    let times = [Timestamp(seconds: .min), Timestamp(seconds: .max), Timestamp(seconds: 5)]
    segment.setTimes(times)
    let (segments, _) = try cleaned(segment, by: Self.rule(.mirror))
    #expect(
      segments[0].times == [
        Timestamp(seconds: -6), Timestamp(seconds: .min), Timestamp(seconds: .max),
      ])
  }
}
