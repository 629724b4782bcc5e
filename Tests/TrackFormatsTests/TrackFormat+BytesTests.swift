import Testing
import Tracks

@testable import TrackFormats

@Suite struct TrackFormatBytesTests {
  @Test func aDocumentIsReadFromMemory() throws {
    let text = #"<gpx version="1.1"><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>"#
    let result = try TrackFormat.gpx.read(Array(text.utf8))
    #expect(result.document.tracks.map { $0.segments.map(\.count) } == [[1]])
    #expect(result.version == "1.1")
  }

  @Test func anErrorInMemoryHasItsPlace() {
    let text = "<gpx>\n<trk>"
    let error = #expect(throws: ReadError.self) { try TrackFormat.gpx.read(Array(text.utf8)) }
    #expect(error?.problem == .truncatedInput)
    #expect(error?.position == FilePosition(line: 2, column: 6))
  }
}
