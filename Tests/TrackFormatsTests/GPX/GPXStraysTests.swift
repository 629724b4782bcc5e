import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXStraysTests {
  private func read(_ content: String) throws -> ReadResult {
    try XMLTesting.read(XMLTesting.gpx(content, attributes: " xmlns:v='urn:v'"))
  }

  /// Content of a file, and which element has no place where.
  static let strays: [(content: String, element: String, parent: String)] = [
    ("<trk><trkseg>#<wpt lat='1' lon='2'/></trkseg></trk>", "wpt", "trkseg"),
    ("<trk><trkseg>#<rtept lat='1' lon='2'/></trkseg></trk>", "rtept", "trkseg"),
    ("<trk>#<trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></trk>", "trk", "trk"),
    ("<trk>#<wpt lat='1' lon='2'/></trk>", "wpt", "trk"),
    ("<rte>#<trkpt lat='1' lon='2'/></rte>", "trkpt", "rte"),
    ("<rte><rtept lat='1' lon='2'>#<rtept lat='1' lon='2'/></rtept></rte>", "rtept", "rtept"),
    (
      "<trk><trkseg><trkpt lat='1' lon='2'>#<trkpt lat='1' lon='2'/></trkpt></trkseg></trk>",
      "trkpt", "trkpt"
    ),
    ("#<rtept lat='1' lon='2'/>", "rtept", "gpx"), ("#<gpx><trk/></gpx>", "gpx", "gpx"),
    ("<metadata>#<wpt lat='1' lon='2'/></metadata>", "wpt", "metadata"),
    ("<v:box>#<trk><trkseg/></trk></v:box>", "trk", "v:box"),
    ("<extensions>#<trkpt lat='1' lon='2'/></extensions>", "trkpt", "extensions"),
  ]

  @Test(arguments: strays.indices, [1, 3, 256 << 10])
  func anElementWithPointsThatHasNoPlaceIsSaid(index: Int, chunk: Int) throws {
    let stray = Self.strays[index]
    let text = XMLTesting.gpx(stray.content, attributes: " xmlns:v='urn:v'")
    let result = try XMLTesting.read(text.replacing("#", with: "\n  "), chunk: chunk)
    let finding = try #require(result.oddities.first)
    #expect(finding.problem == .unknownExtension)
    #expect(finding.count == 1)
    #expect(finding.position == FilePosition(line: 2, column: 3))
    #expect(
      finding.message
        == "<\(stray.element)> has no place in <\(stray.parent)>: it is kept as an extension")
    #expect(result.oddities.count == 1)
  }

  @Test(arguments: [
    "<trk xmlns='urn:x'><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>", "<v:trkpt/>",
    "<trk><v:trkseg/></trk>", "<trk><trkseg><v:trkpt/></trkseg></trk>", "<rte><v:rtept/></rte>",
  ])
  func aNamesakeInAnotherNamespaceIsSaid(content: String) throws {
    let result = try read(content)
    #expect(result.oddities.map(\.problem) == [.namespace])
    #expect(result.oddities.map(\.count) == [1])
    let message = try #require(result.oddities.first?.message)
    #expect(message.hasSuffix(" is not GPX's: it is kept as an extension"))
  }

  @Test(arguments: [
    "<extensions><v:trk/></extensions>", "<v:a><v:trk/></v:a>", "<wpt lat='1' lon='2'><v:a/></wpt>",
    "<trk><ele>1</ele><v:name/></trk>",
  ])
  func extensionsAreNoStrays(content: String) throws {
    #expect(try read(content).oddities.isEmpty)
  }
}
