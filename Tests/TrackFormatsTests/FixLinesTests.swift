import Testing
import Tracks

@testable import TrackFormats

/// The lines of fixes, when they are asked for.
struct FixLinesTests {
  static func read(
    _ format: TrackFormat, _ text: String, chunk: Int = 256 << 10, recordsLines: Bool = true
  ) throws -> TrackDocument {
    var options = ReadOptions()
    options.recordsLines = recordsLines
    var input = InputBuffer(Array(text.utf8), chunk: chunk)
    return try format.read(&input, options).document
  }

  static let gpx = """
    <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">
    <wpt lat="1" lon="1"/>
    <rte><rtept lat="1" lon="2"/>
      <rtept lat="1" lon="3"/></rte>
    <trk><trkseg>
      <trkpt lat="1" lon="4"><ele>5</ele></trkpt><trkpt lat="1" lon="5"/>

      <trkpt
        lat="1" lon="6"><ele>
        7</ele></trkpt>
      <!-- not plain --><trkpt lat="1" lon="7"><name>x</name></trkpt>
      <trkpt lat="95" lon="8"/>
      <trkpt lat="1" lon="9"/>
    </trkseg><trkseg>
      <trkpt lat="1" lon="10"/>
      <trkpt lat="1" lon="11"><extensions><x>1</x></extensions></trkpt>
    </trkseg></trk>
    </gpx>
    """

  @Test(arguments: [1, 7, 64, 256 << 10]) func inGPX(chunk: Int) throws {
    for text in [
      Self.gpx,
      Self.gpx.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
    ] {
      let document = try Self.read(.gpx, text, chunk: chunk)
      #expect(document.tracks[0].segments.map(\.lines) == [[6, 6, 8, 11, 13], [15, 16]])
      #expect(document.routes[0].points.lines == [3, 4])
    }
  }

  @Test func theyAreTheSameForThousandsOfPlainFixes() throws {
    var text = "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\n"
    for i in 0..<5000 {
      text +=
        "<trkpt lat=\"1\" lon=\"\(Double(i) / 1000)\">\n<time>2026-05-01T07:00:00Z</time></trkpt>\n"
    }
    text += "</trkseg></trk></gpx>"
    let lines = try Self.read(.gpx, text).tracks[0].segments[0].lines
    #expect(lines == (0..<5000).map { Int32(2 * $0 + 2) })
  }

  @Test func inGeoJSON() throws {
    let text = """
      {"type":"Feature","properties":null,"geometry":{"type":"MultiLineString","coordinates":[
        [[1,2],
         [
          3,4,5]],
        [[5,6],[7,8]]]}}
      """
    let document = try Self.read(.geoJSON, text)
    #expect(document.tracks[0].segments.map(\.lines) == [[2, 4], [5, 5]])
    let without = try Self.read(.geoJSON, text, recordsLines: false)
    #expect(document == without)
  }

  @Test func nobodyPaysWhoDoesNotAsk() throws {
    let document = try Self.read(.gpx, Self.gpx, recordsLines: false)
    #expect(document.tracks[0].segments.allSatisfy { $0.lines.isEmpty })
    let with = try Self.read(.gpx, Self.gpx)
    #expect(document == with)
  }
}
