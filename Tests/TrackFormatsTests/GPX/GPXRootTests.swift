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

  @Test func aForeignNamespaceOfTheRootIsAFindingAndIsReadAsGPX() throws {
    let result = try XMLTesting.read(
      "<gpx xmlns='urn:mine'><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>")
    #expect(result.document.tracks[0].segments[0].count == 1)
    #expect(result.oddities.map(\.problem) == [.namespace])
  }
}
