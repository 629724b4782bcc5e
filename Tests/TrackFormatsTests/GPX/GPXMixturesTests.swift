import Geodesy
import Testing
import Tracks

@testable import TrackFormats

/// Files that are neither GPX 1.0 nor GPX 1.1 but something of both, or of neither.
@Suite struct GPXMixturesTests {
  private func read(_ attributes: String, _ content: String) throws -> ReadResult {
    try XMLTesting.read("<gpx \(attributes)>\(content)</gpx>")
  }

  static let content = """
    <name>n</name><metadata><desc>d</desc><author><name>a</name></author></metadata>
    <email>a@b.c</email><url>u</url><urlname>w</urlname>
    <wpt lat="1" lon="2"><name>p</name><url>x</url><urlname>y</urlname><link href="z"/></wpt>
    <trk><name>t</name><url>v</url><link href="q"><text>Q</text></link><trkseg>
    <trkpt lat="1" lon="2"><ele>3</ele><course>90</course><speed>1.5</speed>
    <extensions><hr>99</hr></extensions></trkpt></trkseg></trk>
    """

  static let heads: [(attributes: String, version: String?, findings: [ProblemClass])] = [
    ("version='1.0' xmlns='http://www.topografix.com/GPX/1/0'", "1.0", []),
    ("version='1.1' xmlns='http://www.topografix.com/GPX/1/1'", "1.1", []),
    ("version='1.1' xmlns='http://www.topografix.com/GPX/1/0'", "1.1", [.namespace]),
    ("version='1.0' xmlns='http://www.topografix.com/GPX/1/1'", "1.0", [.namespace]),
    ("version='1.0'", "1.0", [.namespace]), ("", nil, [.namespace]),
    ("xmlns='http://www.topografix.com/GPX/1/1'", "1.1", [.namespace]),
    ("version='1.2' xmlns='http://www.topografix.com/GPX/1/1'", "1.1", [.namespace]),
    ("version='' xmlns='http://www.topografix.com/GPX/1/0'", "1.0", [.namespace]),
    ("version='1.1' xmlns='https://www.topografix.com/GPX/1/1'", "1.1", [.namespace]),
    ("version='1.1' xmlns='urn:mine'", "1.1", [.namespace]),
  ]

  @Test(arguments: heads.indices)
  func elementsOfBothVersionsAreReadUnderAnyHead(index: Int) throws {
    let head = Self.heads[index]
    let result = try read(head.attributes, Self.content)
    #expect(result.version == head.version)
    #expect(result.oddities.map(\.problem) == head.findings)
    #expect(result.losses.isEmpty)
    let document = result.document
    #expect(document.metadata.name == "n" && document.metadata.description == "d")
    #expect(document.metadata.author == Person(name: "a", email: "a@b.c"))
    #expect(document.metadata.links == [Link(href: "u", text: "w")])
    #expect(
      document.waypoints[0].details.text.links == [Link(href: "x", text: "y"), Link(href: "z")])
    #expect(
      document.tracks[0].details.text.links == [Link(href: "v"), Link(href: "q", text: "Q")])
    let fix = document.tracks[0].segments[0][0]
    #expect(fix.elevation == 3)
    #expect(fix.channels == [.course: 90, .speed: 1.5, .heartRate: 99])
    #expect(document.metadata.documentExtensions == nil)
  }

  @Test func namesInAnotherCaseAreReadAndSaidNotPassedOver() throws {
    let result = try read(
      "version='1.1' xmlns='http://www.topografix.com/GPX/1/1'",
      "\n<Trk><TrkSeg><TrkPt Lat='1' LON='2'><Ele>3</Ele></TrkPt></TrkSeg></Trk>"
        + "<WPT lat='1' lon='2'><Name>n</Name></WPT>")
    #expect(result.document.tracks[0].segments.map { $0.map(\.elevation) } == [[3]])
    #expect(result.document.tracks[0].segments[0].coordinates[0].longitude == 2)
    #expect(result.document.waypoints.map(\.details.text.name) == ["n"])
    let finding = try #require(result.oddities.first)
    #expect(finding.problem == .namespace)
    #expect(finding.position == FilePosition(line: 2, column: 1))
    #expect(finding.message == "<Trk> was read as GPX's <trk>")
    #expect(finding.count == 8)
  }

  @Test func anElementInAnotherCaseInsideExtensionsStaysWhatItIs() throws {
    let result = try read(
      "version='1.1' xmlns='http://www.topografix.com/GPX/1/1'",
      "<wpt lat='1' lon='2'><extensions><Name>n</Name></extensions></wpt>")
    #expect(result.document.waypoints[0].details.text.name == nil)
    #expect(result.document.waypoints[0].details.text.extensions?.text == "<Name>n</Name>")
    #expect(result.oddities.isEmpty)
  }

  @Test func anAddressAsTheTextOfALinkIsTheAddress() throws {
    let result = try read("", "<wpt lat='1' lon='2'><link>https://example.org</link></wpt>")
    #expect(
      result.document.waypoints[0].details.text.links == [Link(href: "https://example.org")])
  }

  @Test func whatALinkHoldsBesidesIsALoss() throws {
    let result = try read("", "<metadata><author><name>a</name><fax>1</fax></author></metadata>")
    #expect(result.document.metadata.author == Person(name: "a"))
    #expect(result.losses == ["unknown elements of links, authors and copyright notices"])
  }
}
