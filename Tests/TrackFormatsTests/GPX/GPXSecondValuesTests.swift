import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXSecondValuesTests {
  private static let attributes =
    " xmlns:t='\(GPXVocabulary.trackPoint1)' xmlns:v='urn:v' xmlns:x='\(GPXVocabulary.gpxExtensions3)'"

  private func read(_ content: String, chunk: Int = 256 << 10) throws -> ReadResult {
    try XMLTesting.read(XMLTesting.gpx(content, attributes: Self.attributes), chunk: chunk)
  }

  /// Content of a file, what is said of it, and where on the second line it begins.
  static let seconds: [(content: String, message: String)] = [
    (
      "<trk><trkseg><trkpt lat='1' lon='2'><ele>1</ele>#<ele>2</ele></trkpt></trkseg></trk>",
      "a second <ele> in one <trkpt>"
    ),
    (
      "<wpt lat='1' lon='2'><time>2026-05-01T07:00:00Z</time>#<time>2026-05-01T07:00:00Z</time></wpt>",
      "a second <time> in one <wpt>"
    ),
    (
      "<rte><rtept lat='1' lon='2'><name/>#<name>b</name></rtept></rte>",
      "a second <name> in one <rtept>"
    ),
    ("<trk><name>a</name>#<name>b</name></trk>", "a second <name> in one <trk>"),
    ("<rte><number>1</number>#<number>2</number></rte>", "a second <number> in one <rte>"),
    (
      "<metadata><time>2026-05-01T07:00:00Z</time>#<time>2026-05-01T08:00:00Z</time></metadata>",
      "a second <time> of the file"
    ),
    ("<name>a</name><metadata>#<name>b</name></metadata>", "a second <name> of the file"),
    ("<author>a</author>#<author>b</author>", "a second <author> of the file"),
    (
      "<metadata><author><link href='a'/>#<link href='b'/></author></metadata>",
      "a second <link> in one <author>"
    ),
    (
      "<metadata><author><email id='a' domain='b'/>#<email id='a' domain='c'/></author></metadata>",
      "a second <email> in one <author>"
    ),
    (
      "<metadata><copyright author='a'/>#<copyright author='b'/></metadata>",
      "a second <copyright> of the file"
    ),
    (
      "<wpt lat='1' lon='2'><link href='a'><text>b</text>#<text>c</text></link></wpt>",
      "a second <text> in one <link>"
    ),
    (
      "<wpt lat='1' lon='2'><fix>2d</fix>#<fix>3d</fix></wpt>",
      "a second value of fix in one point"
    ),
    (
      "<wpt lat='1' lon='2'><sat>2</sat>#<sat>3</sat></wpt>",
      "a second value of satellites in one point"
    ),
    (
      "<wpt lat='1' lon='2'><x:Proximity>5</x:Proximity>#<x:Proximity>6</x:Proximity></wpt>",
      "a second value of proximity in one point"
    ),
  ]

  @Test(arguments: seconds.indices, [1, 5, 256 << 10])
  func theSecondOfTwoValuesCountsAndIsSaid(index: Int, chunk: Int) throws {
    let second = Self.seconds[index]
    let result = try read(second.content.replacing("#", with: "\n "), chunk: chunk)
    #expect(result.oddities.map(\.problem) == [.duplicateKey])
    #expect(result.oddities.map(\.message) == [second.message + ": the last value counts"])
    #expect(result.oddities.map(\.position) == [FilePosition(line: 2, column: 2)])
    #expect(result.oddities.map(\.count) == [1])
  }

  private static func heart(_ rate: Int) -> String {
    "<t:TrackPointExtension><t:hr>\(rate)</t:hr></t:TrackPointExtension>"
  }

  @Test(arguments: [
    "<extensions>\(heart(1))\(heart(2))</extensions>",
    "<extensions>\(heart(1))</extensions><extensions>\(heart(2))</extensions>",
    "<extensions><t:TrackPointExtension><t:hr>1</t:hr><t:hr>2</t:hr></t:TrackPointExtension></extensions>",
    "<hr>1</hr><extensions>\(heart(2))</extensions>",
    "<extensions><v:hr>1</v:hr>\(heart(2))</extensions>",
    "<extensions><hr><!-- -->1</hr><hr> 2 </hr></extensions>",
  ])
  func oneOfTwoHeartRatesIsALossAndAFinding(content: String) throws {
    // A plain fix before it, so that the fast way might be taken.
    let result = try read(
      "<trk><trkseg><trkpt lat='1' lon='2'><extensions>\(Self.heart(9))</extensions></trkpt>"
        + "<trkpt lat='1' lon='2'>\(content)</trkpt></trkseg></trk>")
    #expect(result.document.tracks[0].segments[0].values(of: .heartRate) == [9, 2])
    #expect(result.losses == ["second values of channels"])
    #expect(result.oddities.filter { $0.problem == .duplicateKey }.map(\.count) == [1])
  }

  @Test(arguments: [
    "<hr>1</hr><extensions>\(heart(1))</extensions>", "<ele>1</ele><ele>x</ele>",
    "<extensions>\(heart(1))<v:hr>2</v:hr></extensions>", "<link href='a'/><link href='b'/>",
    "<extensions>\(heart(1))<v:heartRate>1</v:heartRate></extensions>",
  ])
  func theSameValueTwiceAndWhatStaysXMLAreNoSecondValues(content: String) throws {
    let result = try read("<wpt lat='1' lon='2'>\(content)</wpt>")
    #expect(!result.findings.contains(.duplicateKey))
    #expect(result.losses.isEmpty)
  }
}
