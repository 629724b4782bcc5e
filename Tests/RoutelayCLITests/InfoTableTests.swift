import Geodesy
import RouteJobs
import Testing
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
    let text = try #require(InfoTable.text(record, SummaryOptions()))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "a.gpx")
    #expect(lines.contains("  format          gpx 1.1"))
    #expect(lines.contains("  tracks          1 (1 segment, 2 points)"))
    #expect(lines.contains("  distance        10.25 km"))
    #expect(lines.contains("  duration        1 h 30 min 0 s"))
    #expect(lines.contains("  greatest speed  4 m/s (14.4 km/h)"))
    #expect(lines.contains("  ascent          612 m (zigzag 5m)"))
    #expect(lines.contains("  start           1970-01-01T00:00:00Z"))
    #expect(!text.contains("moving"))
  }

  @Test func severalSegmentsHaveALineEach() throws {
    let text = try #require(InfoTable.text(record([3, 1]), SummaryOptions()))
    #expect(text.contains("  track 1 'Ridge\\u{1B}': 4 points, 0 m\n"))
    #expect(text.contains("    segment 1: 3 points, 0 m\n    segment 2: 1 point, 0 m\n"))
  }

  @Test func aFileThatFailedHasNoTable() {
    #expect(InfoTable.text(FileRecord(path: "a", status: .error), SummaryOptions()) == nil)
  }
}
