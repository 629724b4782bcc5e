import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXLinesTests {
  @Test func fixesOutsideASegmentAreNotLost() throws {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<trk><trkpt lat='1' lon='1'/><trkpt lat='2' lon='2'/><name>n</name>"
          + "<trkpt lat='3' lon='3'/><trkseg><trkpt lat='4' lon='4'/></trkseg></trk>"))
    #expect(result.oddities.map(\.problem) == [.unknownExtension])
    #expect(result.oddities.map(\.count) == [2])
    #expect(
      result.oddities.map(\.message) == [
        "<trkpt> has no place in <trk>: it is read, with those that follow it, as a segment"
      ])
    let track = result.document.tracks[0]
    #expect(track.segments.map { $0.map(\.coordinate.latitude) } == [[1, 2], [3], [4]])
  }

  @Test func timesMayGoBackBetweenSegmentsOnly() throws {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<trk><trkseg><trkpt lat='1' lon='1'><time>2026-05-01T07:00:00Z</time></trkpt></trkseg>"
          + "<trkseg><trkpt lat='1' lon='1'><time>2026-05-01T06:00:00Z</time></trkpt>"
          + "<trkpt lat='1' lon='1'/>"
          + "<trkpt lat='1' lon='1'><time>2026-05-01T05:00:00Z</time></trkpt>"
          + "<trkpt lat='1' lon='1'><time>2026-05-01T05:30:00Z</time></trkpt></trkseg></trk>"))
    #expect(result.oddities.map(\.problem) == [.timeNotIncreasing])
    #expect(result.oddities.map(\.count) == [1])
  }

  @Test(
    arguments: [
      ("<trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>", [6]),
      ("<trk><trkseg/><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>", [15]),
      ("<trk><trkseg><trkpt lat='1' lon='2'/><trkpt lat='1' lon='2'/></trkseg></trk>", []),
      // Fixes outside a segment: one, two, and one again after something else.
      ("<trk><trkpt lat='1' lon='2'/></trk>", [6]),
      ("<trk><trkpt lat='1' lon='2'/><trkpt lat='1' lon='2'/></trk>", []),
      ("<trk><trkpt lat='1' lon='2'/><name>n</name><trkpt lat='1' lon='2'/></trk>", [6, 44]),
      ("<rte><rtept lat='1' lon='2'/></rte>", [1]),
      ("<rte><rtept lat='1' lon='2'/><rtept lat='1' lon='2'/></rte>", []),
      ("<wpt lat='1' lon='2'/>", []),
    ] as [(String, [Int])])
  func linesOfOneFixAreFoundWhereTheyBegin(_ content: String, _ columns: [Int]) throws {
    var options = ReadOptions()
    options.singleFindings = 100
    let bytes = Array(XMLTesting.gpx("\n" + content).utf8)
    for chunk in [1, 7, 256 << 10] {
      let findings = try XMLTesting.read(bytes, chunk: chunk, options: options).findings.findings
        .filter { $0.problem == .singleFixSegment }
      #expect(findings.map(\.position) == columns.map { FilePosition(line: 2, column: $0) })
    }
  }

  @Test func aFixThatIsPassedOverLeavesItsSegmentWithOne() throws {
    let result = try XMLTesting.read(
      XMLTesting.track("<trkpt lat='91' lon='2'/><trkpt lat='1' lon='2'/>"))
    #expect(result.findings.findings.map(\.problem) == [.invalidCoordinate, .singleFixSegment])
  }

  /// Content of a file around many repetitions, and how it ends.
  static let many: [(start: String, piece: String, end: String)] = [
    ("<wpt lat='1' lon='2'>", "<link href='u'/>", "</wpt>"),
    ("<wpt lat='1' lon='2'>", "<url>u</url><urlname>n</urlname>", "</wpt>"),
    ("<trk>", "<link href='u'/>", "</trk>"),
    ("<rte><rtept lat='1' lon='2'>", "<link href='u'/>", "</rtept></rte>"),
    ("<metadata>", "<link href='u'/>", "</metadata>"), ("", "<url>u</url>", ""),
    ("<trk>", "<extensions><v:a/></extensions>", "</trk>"), ("<trk>", "<v:a/>", "</trk>"),
    ("<rte>", "<extensions><v:a/></extensions>", "</rte>"),
    ("<trk><trkseg>", "<extensions><v:a/></extensions>", "</trkseg></trk>"),
    ("", "<extensions><v:a/></extensions>", ""),
    ("", "<metadata><extensions><v:a/></extensions></metadata>", ""),
    ("", "<metadata><link href='u'/></metadata>", ""),
  ]

  /// These took seconds for ten thousand, and four times as long for twice as many.
  @Test(arguments: many.indices)
  func aHundredThousandOfAPieceAreNotCopiedWithEachOne(index: Int) throws {
    let (start, piece, end) = Self.many[index]
    let count = 100_000
    let text = start + String(repeating: piece, count: count) + end
    let document = try XMLTesting.read(XMLTesting.gpx(text, attributes: " xmlns:v='urn:v'"))
      .document
    let metadata = document.metadata
    var details: [FixDetails] = document.waypoints.map(\.details.text)
    details += document.tracks.map(\.details.text) + document.routes.map(\.details.text)
    details += document.routes.compactMap { $0.points.first?.details }
    let links = metadata.links.count + details.map(\.links.count).reduce(0, +)
    var kept = details.map(\.extensions) + document.tracks.flatMap(\.segments).map(\.extensions)
    kept += [metadata.extensions, metadata.documentExtensions]
    let length = kept.compactMap { $0?.text.utf8.count }.reduce(0, +)
    #expect(links == count || length == count * "<v:a xmlns:v=\"urn:v\"/>".utf8.count)
  }

  @Test func deepExtensionsOfATrackAreNotSearchedAtEachEnd() throws {
    var options = ReadOptions()
    options.limits.nestingDepth = 300_000
    let depth = 200_000
    let text =
      "<trk>" + String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
      + "</trk>"
    let track = try XMLTesting.read(Array(XMLTesting.gpx(text).utf8), options: options)
      .document.tracks[0]
    #expect(track.details.text.extensions?.text.utf8.count == 7 * depth - 3)
  }
}
