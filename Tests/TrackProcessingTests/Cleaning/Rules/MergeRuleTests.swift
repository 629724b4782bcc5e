import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct MergeRuleTests {
  static func rule(_ what: MergeRule.What) -> MergeRule {
    set(MergeRule(), "what", .word(what.rawValue))
  }

  static func named(_ name: String?, _ segments: [Segment]) -> Track {
    var track = Track(segments: segments)
    track.details.text.name = name
    return track
  }

  static func fixes(_ count: Int, latitude: Double) -> Segment {
    segment((0..<count).map { (latitude + Double($0) * 0.001, 7, nil, Double($0)) })
  }

  @Test func segmentsOfATrackBecomeOne() throws {
    let parts = [Self.fixes(2, latitude: 45), Segment(), Self.fixes(3, latitude: 46)]
    let (tracks, step) = try cleaned(
      [Self.named("A", parts), Self.named("B", [Self.fixes(1, latitude: 1)])],
      by: MergeRule())
    #expect(tracks.map { $0.segments.map(\.count) } == [[5], [1]])
    #expect(Array(tracks[0].segments[0]) == parts.flatMap { Array($0) })
    #expect(step.segmentsBefore == 4 && step.segmentsAfter == 2)
    #expect(step.removed == 0 && step.changed == 0 && step.keptIndices == nil)
    #expect(
      step.notes == [
        "track 1 'A': 2 segments became one, over gaps of 111030.4 m in all"
      ])
  }

  @Test func nothingToMergeIsLeftAsItIs() throws {
    let track = Self.named(nil, [Self.fixes(4, latitude: 45)])
    for what in MergeRule.What.allCases {
      let (tracks, step) = try cleaned([track], by: Self.rule(what))
      #expect(tracks == [track] && step.keptIndices == [[0, 1, 2, 3]] && step.notes.isEmpty)
    }
    let (none, _) = try cleaned([], by: Self.rule(.all))
    #expect(none.isEmpty)
  }

  @Test func tracksBecomeOneWithTheDetailsOfTheFirst() throws {
    var second = Self.named("Evening", [Self.fixes(1, latitude: 46), Self.fixes(2, latitude: 47)])
    second.details.text.description = "long"
    let input = [
      Self.named("Morning", [Self.fixes(2, latitude: 45)]), second,
      Self.named("Night", []), Self.named("Morning", [Self.fixes(3, latitude: 48)]),
    ]
    let (tracks, step) = try cleaned(input, by: Self.rule(.tracks))
    #expect(tracks.count == 1 && tracks[0].details == input[0].details)
    #expect(tracks[0].segments == input.flatMap(\.segments))
    #expect(step.keptIndices == [[0, 1], [0], [0, 1], [0, 1, 2]])
    #expect(
      step.notes == [
        "track 2 'Evening' became part of track 1 'Morning'; lost: its name and details",
        "track 3 'Night' became part of track 1 'Morning'; lost: its name",
        "track 4 'Morning' became part of track 1 'Morning'",
      ])
    let (all, _) = try cleaned(input, by: Self.rule(.all))
    #expect(all.map { $0.segments.map(\.count) } == [[8]])
  }

  @Test func laterRulesNameTheTrackThatAFixIsFrom() throws {
    var twice = Self.fixes(2, latitude: 46)
    twice.append(twice[1])
    let input = [Self.named("A", [Self.fixes(2, latitude: 45)]), Self.named("B", [twice])]
    let (_, step) = try cleaned(input, by: Self.rule(.tracks), DuplicatesRule())
    #expect(step.changes.map(\.track) == [1])
    #expect(step.changes.map(\.segment) == [0] && step.changes.map(\.index) == [2])
    #expect(step.keptIndices == [[0, 1], [0, 1]])
  }

  @Test func extensionsThatCannotStayAreNoted() throws {
    var parts = [Self.fixes(1, latitude: 45), Self.fixes(1, latitude: 46)]
    parts[1].extensions = RawXML(text: "<b/>")
    let (one, step) = try cleaned([Track(segments: parts)], by: MergeRule())
    #expect(one[0].segments[0].extensions == parts[1].extensions && step.notes.count == 1)
    parts[0].extensions = RawXML(text: "<a/>")
    let (two, lost) = try cleaned([Track(segments: parts)], by: MergeRule())
    #expect(two[0].segments[0].extensions == parts[0].extensions)
    #expect(lost.notes.last == "track 1: the extensions of 1 segment are lost")
  }

  @Test func everythingStaysInItsOrder() throws {
    try forEachSeed { random in
      let input = (0..<random.int(in: 1...4)).map { _ in nastyTrack(&random) }
      let before = input.flatMap { $0.segments.flatMap { Array($0) } }
      for what in MergeRule.What.allCases {
        let (tracks, step) = try cleaned(input, by: Self.rule(what))
        try #require(tracks.flatMap { $0.segments.flatMap { Array($0) } } == before)
        try #require(step.removed == 0 && step.before == step.after)
        let (again, _) = try cleaned(tracks, by: Self.rule(what))
        try #require(again == tracks)
      }
    }
  }
}
