import Geodesy
import RouteJobs
import Testing
import TrackFormats
import TrackProcessing
import Tracks

@testable import RoutelayCLI

@Suite struct InfoTableTests {
  private func record(_ segments: [Int]) -> FileRecord {
    var document = TrackDocument()
    var track = Track(
      segments: segments.map { count in
        Segment(
          coordinates: Array(
            repeating: Coordinate(uncheckedLatitude: 45, longitude: 7), count: count))
      })
    track.details.text.name = "Ridge\u{1B}"
    document.items = [.track(track)]
    var record = FileRecord(path: "a.gpx", status: .ok)
    record.format = "gpx"
    record.version = "1.1"
    record.document = DocumentRecord(document, SummaryOptions())
    return record
  }

  @Test func valuesStandUnderOneAnother() throws {
    var record = record([2])
    record.document?.stats.distance = 10250.1
    record.document?.stats.end = Timestamp(seconds: 5400)
    record.document?.stats.maxSpeed = 4
    record.document?.stats.ascent = 612
    record.document?.stats.start = Timestamp(seconds: 0)
    let text = try #require(InfoTable.text(record, SummaryOptions(), .metric))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "a.gpx")
    #expect(lines.contains("  format          gpx 1.1"))
    #expect(lines.contains("  tracks          1 (1 segment, 2 points)"))
    #expect(lines.contains("  distance        10.25 km"))
    #expect(lines.contains("  duration        1 h 30 min 0 s"))
    #expect(lines.contains("  greatest speed  14.4 km/h"))
    #expect(lines.contains("  ascent          612 m (zigzag 5m)"))
    #expect(lines.contains("  start           1970-01-01T00:00:00Z"))
    #expect(!text.contains("moving"))
  }

  @Test func unitsAndChannels() throws {
    var record = record([2])
    var segment = Segment()
    for (i, beats) in [100.0, 142].enumerated() {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45 + Double(i) * 0.01, longitude: 7),
          elevation: 100, time: Timestamp(seconds: Int64(i) * 360),
          channels: [.heartRate: beats, .temperature: 20, .speed: 3]))
    }
    record.document?.stats = TrackSummary(of: segment)
    var texts: [UnitSystem: [String]] = [:]
    for units in UnitSystem.allCases {
      let text = try #require(InfoTable.text(record, SummaryOptions(), units))
      texts[units] = text.split(separator: "\n").map(String.init)
    }
    for (units, lines) in [
      (
        UnitSystem.metric,
        [
          "  distance        1.11 km", "  average speed   11.1 km/h (5:24 /km)",
          "  elevation       100 m to 100 m",
          "  heart rate      121 bpm on average, 100 bpm to 142 bpm",
          "  temperature     20 °C on average, 20 °C to 20 °C",
          "  recorded speed  10.8 km/h on average, 10.8 km/h to 10.8 km/h",
        ]
      ),
      (
        .imperial,
        [
          "  distance        3646 ft", "  average speed   6.9 mph (8:41 /mi)",
          "  elevation       328 ft to 328 ft",
          "  temperature     68 °F on average, 68 °F to 68 °F",
        ]
      ),
      (.nautical, ["  distance        3646 ft", "  average speed   6 kn"]),
    ] {
      for line in lines { #expect(texts[units]?.contains(line) == true, "\(line)") }
    }
    // Moving and stopped are what was recorded: that is said only where it is not all of the time.
    #expect(texts[.metric]?.contains { $0.hasPrefix("  recorded  ") } == false)
    record.document?.stats.end = Timestamp(seconds: 7200)
    let text = try #require(InfoTable.text(record, SummaryOptions(), .metric))
    #expect(text.contains("  recorded        6 min 0 s\n"))
  }

  @Test func theTotalsHaveNoDuration() {
    var totals = InfoTotals()
    for points in [3, 4] { totals.add(record([points])) }
    totals.add(FileRecord(path: "b", JobFailure(.noData, path: "b", "x")))
    let text = InfoTable.text(totals, SummaryOptions(), .metric)
    #expect(
      text == """
        all together
          files     2 read, 1 failed
          points    7
          distance  0 m

        """)
  }

  @Test func severalSegmentsHaveALineEach() throws {
    let text = try #require(InfoTable.text(record([3, 1]), SummaryOptions(), .metric))
    #expect(text.contains("  track 1 'Ridge\\u{1B}': 4 points, 0 m\n"))
    #expect(text.contains("    segment 1: 3 points, 0 m\n    segment 2: 1 point, 0 m\n"))
  }

  @Test func aFileThatFailedHasNoTable() {
    #expect(InfoTable.text(FileRecord(path: "a", status: .error), SummaryOptions(), .metric) == nil)
  }
}
