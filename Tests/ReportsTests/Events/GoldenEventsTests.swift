import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import Tracks

@testable import Reports

struct GoldenEventsTests {
  static func records(_ fixes: [Int]) -> [EventRecord] {
    fixes.map {
      EventRecord(
        path: "a.gpx",
        FenceEvent(
          .enter, fence: "yard", fix: $0, time: nil,
          place: Coordinate(uncheckedLatitude: 0, longitude: 0)))
    }
  }

  static func short(_ differences: [GoldenEvents.Difference]) -> [String] {
    differences.map { difference in
      let fix = difference.text.split(separator: "\"fix\":").last.map { $0.prefix { $0 != "," } }
      return "\(difference.kind == .missing ? "-" : "+")\(fix ?? "") \(difference.line)"
    }
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], []), ([1, 2, 3], [1, 3], ["-2 3"]), ([1, 3], [1, 2, 3], ["+2 3"]),
      ([1], [], ["-1 2"]), ([], [1, 2], ["+1 2", "+2 2"]), ([1, 2], [2, 1], ["-1 2", "+1 4"]),
      ([1, 2, 3], [1, 9, 3], ["-2 3", "+9 3"]), ([1, 2], [1, 2, 3], ["+3 4"]),
    ] as [([Int], [Int], [String])])
  func whatDiffers(_ recorded: [Int], _ happened: [Int], _ expected: [String]) {
    let differences = GoldenEvents.differences(
      Self.records(happened), golden: GoldenEvents.bytes(Self.records(recorded)))
    // A missing line is where it stands; a new one before the line that follows.
    #expect(
      Self.short(differences).map { $0.prefix { $0 != " " } }
        == expected.map { $0.prefix { $0 != " " } })
    for difference in differences where difference.kind == .unexpected {
      #expect(difference.event != nil)
    }
  }

  @Test func applyingTheDifferencesGivesWhatHappened() throws {
    try forEachSeed(count: 200) { random in
      func list() -> [Int] { (0..<random.int(in: 0...12)).map { _ in random.int(in: 0...4) } }
      let (old, new) = (list(), list())
      let differences = GoldenEvents.differences(
        Self.records(new), golden: GoldenEvents.bytes(Self.records(old)))
      let kept = old.count - differences.count { $0.kind == .missing }
      try #require(kept == new.count - differences.count { $0.kind == .unexpected })
      try #require(differences.isEmpty == (old == new))
    }
  }

  @Test func lineEndsAndCommasDoNotMatter() {
    let records = Self.records([1, 2])
    let text = String(decoding: GoldenEvents.bytes(records), as: UTF8.self)
    let windows = Array(text.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    #expect(GoldenEvents.differences(records, golden: windows).isEmpty)
    #expect(GoldenEvents.differences(records, golden: EventFormat.ndjson.bytes(records)).isEmpty)
    #expect(GoldenEvents.differences([], golden: GoldenEvents.bytes([])).isEmpty)
  }

  @Test func anotherFileIsNoMatch() {
    #expect(!GoldenEvents.differences([], golden: Array("{\"type\":\"x\"}".utf8)).isEmpty)
    #expect(!GoldenEvents.differences(Self.records([1]), golden: []).isEmpty)
  }

  @Test func noEventsAreAListToo() {
    for format in [EventFormat.json, .ndjson] {
      #expect(GoldenEvents.isList(format.bytes(Self.records([1]))))
    }
    #expect(GoldenEvents.isList(GoldenEvents.bytes([])))
    for text in ["", "\n", "[]", "{}", "{\"event\":[]}", "not found", "{\"events\":[\n"] {
      #expect(!GoldenEvents.isList(Array(text.utf8)))
    }
  }

  @Test func theReportShowsAnEventWhereItHappened() {
    var records = Self.records([1, 2])
    records[1].event.line = 77
    let own = ReportCase(
      golden: GoldenEvents.differences(records, golden: GoldenEvents.bytes(Self.records([1, 5]))),
      path: "golden.json")
    #expect(own.outcome == .failed)
    #expect(own.problems.map(\.place) == ["golden.json:3", "a.gpx:77"])
    #expect(ReportCase(golden: [], path: "golden.json").outcome == .passed)
  }

  @Test func whatProvesNothingSaysWhy() {
    let own = ReportCase(goldenUntested: "no file has a fix", path: "golden.json", outcome: .error)
    #expect(own.outcome == .error && own.problems.map(\.message) == ["no file has a fix"])
    #expect(own.name == ReportCase(golden: [], path: "golden.json").name)
  }
}
