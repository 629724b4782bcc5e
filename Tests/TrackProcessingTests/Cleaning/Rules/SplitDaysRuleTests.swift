import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SplitDaysRuleTests {
  static let hour = 3600.0
  /// Seconds from `at(0)`, which is 2022-06-23T16:00:00Z, to midnight.
  static let midnight = 8 * hour

  static func track(_ seconds: [[Double?]], name: String? = "Tour") -> Track {
    var track = Track(
      segments: seconds.map { seconds in
        segment(seconds.enumerated().map { (45 + Double($0.offset) * 0.01, 7, nil, $0.element) })
      })
    track.details.text.name = name
    return track
  }

  static func rule(_ zone: Double) -> SplitDaysRule {
    set(SplitDaysRule(), "zone", .number(zone))
  }

  @Test func aSegmentOverMidnightIsSplit() throws {
    let m = Self.midnight
    let input = Self.track([[0, m - 1, m, m + 5], [m + 86_400]])
    let (tracks, step) = try cleaned([input], by: SplitDaysRule())
    #expect(
      tracks.map(\.details.text.name) == [
        "Tour (2022-06-23)", "Tour (2022-06-24)", "Tour (2022-06-25)",
      ])
    let whole = input.segments[0]
    #expect(
      tracks.map(\.segments) == [
        [whole.keeping([0, 1])], [whole.keeping([2, 3])], [input.segments[1]],
      ])
    #expect(step.removed == 0 && step.keptIndices == [[0, 1, 2, 3], [0]])
    #expect(step.changes.map(\.kind) == [.segmentBegins])
    #expect(step.changes.map(\.index) == [2] && step.changes[0].reason == "2022-06-24 begins")
    #expect(step.notes == ["track 1 'Tour' became 3 tracks, one for each day"])
  }

  @Test func theZoneMovesMidnight() throws {
    let m = Self.midnight
    let input = Self.track([[m - 2 * Self.hour - 1, m - 2 * Self.hour, m]])
    let (utc, _) = try cleaned([input], by: SplitDaysRule())
    #expect(utc.map { $0.segments.map(\.count) } == [[2], [1]])
    let (east, _) = try cleaned([input], by: Self.rule(2 * Self.hour))
    #expect(east.map { $0.segments.map(\.count) } == [[1], [2]])
    #expect(east.map(\.details.text.name) == ["Tour (2022-06-23)", "Tour (2022-06-24)"])
    let (west, _) = try cleaned([input], by: Self.rule(-5.5 * Self.hour))
    #expect(west == [input])
    #expect(Self.rule(-5.5 * Self.hour).text == "split-days:zone=-05:30")
  }

  @Test func oneDayAndNoTimesStayAsTheyAre() throws {
    let input = [Self.track([[0, 5], [nil, 7]]), Self.track([[nil, nil]]), Track()]
    let (tracks, step) = try cleaned(input, by: SplitDaysRule())
    #expect(tracks == input && step.changes.isEmpty && step.notes.isEmpty)
  }

  @Test func untimedFixesGoWithTheirPredecessor() throws {
    let m = Self.midnight
    let input = Self.track([
      [nil], [nil, 0, nil, m, nil], [nil, nil], [nil, m + 86_400, nil, 5], [nil],
    ])
    let (tracks, _) = try cleaned([input], by: SplitDaysRule())
    #expect(tracks.map { $0.segments.map(\.count) } == [[1, 3, 1, 1], [2, 2], [3]])
  }

  @Test func aDayThatComesAgainIsTheSameTrack() throws {
    let m = Self.midnight
    let (tracks, _) = try cleaned([Self.track([[0, m, 1, 2]], name: nil)], by: SplitDaysRule())
    #expect(tracks.map { $0.segments.map(\.count) } == [[1, 2], [1]])
    #expect(tracks.map(\.details.text.name) == ["2022-06-23", "2022-06-24"])
  }

  @Test func idsStayUnique() throws {
    var input = Self.track([[0, Self.midnight]])
    input.details.id = JSONText(text: "7")
    input.details.properties = JSONMembers([
      JSONMembers.Member(key: "name", value: JSONText(text: "\"Tour\""))
    ])
    let (tracks, _) = try cleaned([input, Self.track([[3]])], by: SplitDaysRule())
    #expect(tracks.map(\.details.id) == [JSONText(text: "7"), nil, nil])
    #expect(
      tracks.map { $0.details.properties?["name"]?.text } == [
        "\"Tour (2022-06-23)\"", "\"Tour (2022-06-24)\"", nil,
      ])
  }

  @Test func eachFixIsInItsDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    try forEachSeed { random in
      let zone = Double(random.int(in: -12...14)) * Self.hour
      calendar.timeZone = try #require(TimeZone(secondsFromGMT: Int(zone)))
      let track = nastyTrack(&random)
      let (tracks, step) = try cleaned([track], by: Self.rule(zone))
      try #require(step.before == step.after)
      var days: Set<DateComponents> = []
      for day in tracks where tracks.count > 1 {
        let dates = day.segments.joined().compactMap(\.time).map {
          calendar.dateComponents(
            [.year, .month, .day],
            from: Date(timeIntervalSince1970: Double($0.seconds)))
        }
        try #require(Set(dates).count == 1)
        try #require(days.insert(dates[0]).inserted)
        let d = dates[0]
        let text = String(format: "%04d-%02d-%02d", d.year ?? 0, d.month ?? 0, d.day ?? 0)
        let name = track.details.text.name.map { "\($0) (\(text))" } ?? text
        try #require(day.details.text.name == name)
      }
      // Every fix is there once.
      let before = track.segments.joined().map(\.hashValue).sorted()
      try #require(tracks.flatMap { $0.segments.joined().map(\.hashValue) }.sorted() == before)
      try #require(
        step.segmentsAfter - step.segmentsBefore + track.segments.filter(\.isEmpty).count
          == step.changes.count)
    }
  }

  @Test func daysBefore1970() throws {
    var track = Self.track([[0, 0]])
    track.segments[0].setTimes([Timestamp(seconds: -1), Timestamp(seconds: 0)])
    let (tracks, _) = try cleaned([track], by: SplitDaysRule())
    #expect(tracks.map(\.details.text.name) == ["Tour (1969-12-31)", "Tour (1970-01-01)"])
  }
}
