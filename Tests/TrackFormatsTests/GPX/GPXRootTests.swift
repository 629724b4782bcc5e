import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXRootTests {
  @Test(arguments: [
    ("<kml/>", "the root element is kml, not gpx"),
    ("<x:svg xmlns:x='u'/>", "the root element is svg, not gpx"),
    ("<GPX/>", "the root element is GPX, not gpx"),
  ])
  func otherXMLIsNamed(text: String, message: String) {
    let error = #expect(throws: ReadError.self) { try XMLTesting.read(text) }
    #expect(error?.problem == .notGPX)
    #expect(error?.message == message)
    #expect(error?.position == FilePosition(line: 1, column: 1))
  }

  @Test(arguments: [
    ("version='1.0' xmlns='http://www.topografix.com/GPX/1/1'", "1.0"),
    ("version='0.31' xmlns='http://www.topografix.com/GPX/1/1'", "1.1"),
    ("xmlns='http://www.topografix.com/GPX/1/0'", "1.0"), ("version='1.1'", "1.1"), ("", nil),
  ])
  func theVersionIsTheOneStatedElseTheNamespaces(attributes: String, version: String?) throws {
    #expect(try XMLTesting.read("<gpx \(attributes)/>").version == version)
  }

  private static let at11 = "xmlns='http://www.topografix.com/GPX/1/1'"

  @Test(arguments: [
    (at11 + " version='1.1'", []),
    ("version='1.1'", ["<gpx> has no namespace; its elements are read as GPX"]),
    (at11, ["<gpx> states no version; the file is read as 1.0 and 1.1 are"]),
    (
      "",
      [
        "<gpx> has no namespace; its elements are read as GPX",
        "<gpx> states no version; the file is read as 1.0 and 1.1 are",
      ]
    ),
    (
      at11 + " version='1.0'",
      ["version 1.0 is stated under the namespace of 1.1; the file is read as both are"]
    ),
    (
      "xmlns='http://www.topografix.com/GPX/1/0' version='1.1'",
      ["version 1.1 is stated under the namespace of 1.0; the file is read as both are"]
    ),
    (
      at11 + " version='1.2'",
      ["the version \"1.2\" is neither 1.0 nor 1.1; the file is read as both are"]
    ),
    (
      "xmlns='urn:mine' version='1.1'",
      ["the namespace urn:mine is not GPX's; its elements are read as GPX"]
    ),
  ])
  func whatIsMissingInTheHeadIsSaid(attributes: String, messages: [String]) throws {
    var options = ReadOptions()
    options.singleFindings = 10
    let findings = try XMLTesting.read(Array("\n<gpx \(attributes)/>".utf8), options: options)
      .findings.findings.filter { $0.problem != .leadingWhitespace }
    #expect(findings.map(\.message) == messages)
    #expect(findings.allSatisfy { $0.problem == .namespace })
    #expect(findings.allSatisfy { $0.position == FilePosition(line: 2, column: 1) })
  }

  @Test func segmentsAndFixesOutsideATrackAreNoEmptyMap() throws {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<trkseg><trkpt lat='1' lon='1'/><trkpt lat='2' lon='2'/></trkseg>"
          + "<trkpt lat='3' lon='3'/><trkpt lat='4' lon='4'/><wpt lat='0' lon='0'/>"
          + "<trk><name>t</name></trk><trkpt lat='5' lon='5'/>"))
    let document = result.document
    #expect(
      document.tracks.map { $0.segments.map { $0.map(\.coordinate.latitude) } }
        == [[[1, 2], [3, 4]], [], [[5]]])
    #expect(document.tracks.map(\.details.text.name) == [nil, "t", nil])
    #expect(document.waypoints.count == 1)
    #expect(document.metadata.documentExtensions == nil)
    #expect(result.findings.findings.map(\.problem) == [.unknownExtension, .singleFixSegment])
    #expect(result.findings.findings.map(\.count) == [2, 1])
    #expect(
      result.oddities.map(\.message) == [
        "<trkseg> has no place in <gpx>: it is read as a track, with those that follow it"
      ])
  }

  @Test func aForeignNamespaceOfTheRootIsAFindingAndIsReadAsGPX() throws {
    let result = try XMLTesting.read(
      "<gpx xmlns='urn:mine'><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>")
    #expect(result.document.tracks[0].segments[0].count == 1)
    #expect(result.oddities.map(\.problem) == [.namespace])
  }
}
