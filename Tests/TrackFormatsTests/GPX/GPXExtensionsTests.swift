import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXExtensionsTests {
  private static let prefixes =
    " xmlns:t='\(GPXVocabulary.trackPoint1)' xmlns:w='\(GPXVocabulary.power1)' xmlns:v='urn:v'"

  private func fix(_ content: String) throws -> Fix {
    try XMLTesting.read(
      XMLTesting.track(
        "<trkpt lat='1' lon='1'>\(content)</trkpt>", attributes: GPXExtensionsTests.prefixes)
    ).document.tracks[0].segments[0][0]
  }

  @Test(arguments: [
    "<extensions><t:TrackPointExtension><t:hr>99</t:hr></t:TrackPointExtension></extensions>",
    "<extensions><TrackPointExtension xmlns='\(GPXVocabulary.trackPoint2)'><hr>99</hr></TrackPointExtension></extensions>",
    "<extensions><t:hr>99</t:hr></extensions>", "<extensions><hr>99</hr></extensions>",
    "<hr>99</hr>", "<t:TrackPointExtension><t:hr> 99 </t:hr></t:TrackPointExtension>",
  ])
  func aHeartRateIsAChannelWhereverItStands(content: String) throws {
    let fix = try fix(content)
    #expect(fix.channels == [.heartRate: 99])
    #expect(fix.details == nil)
  }

  @Test(arguments: [
    "<extensions><power>250</power></extensions>", "<power>250</power>",
    "<extensions><w:PowerInWatts>250</w:PowerInWatts></extensions>",
    "<extensions><w:PowerExtension><w:PowerInWatts>250</w:PowerInWatts></w:PowerExtension></extensions>",
  ])
  func powerIsAChannel(content: String) throws {
    #expect(try fix(content).channels == [.power: 250])
  }

  @Test func whatIsNoChannelIsKeptBesideThoseThatAre() throws {
    let fix = try fix(
      """
      <extensions>
        <t:TrackPointExtension v:q="1">
          <t:hr>99</t:hr> <t:wtemp>12</t:wtemp> <t:Extensions><v:z/></t:Extensions>
        </t:TrackPointExtension>
        <v:other a="&lt;&quot;"><v:x> </v:x> <v:y>a &amp; b</v:y></v:other>
      </extensions><v:loose/>
      """)
    #expect(fix.channels == [.heartRate: 99])
    #expect(
      fix.details?.extensions?.text
        == "<t:TrackPointExtension xmlns:t=\"\(GPXVocabulary.trackPoint1)\" xmlns:v=\"urn:v\" v:q=\"1\">"
        + "<t:wtemp>12</t:wtemp><t:Extensions><v:z/></t:Extensions></t:TrackPointExtension>"
        + "<v:other xmlns:v=\"urn:v\" a=\"&lt;&quot;\"><v:x> </v:x><v:y>a &amp; b</v:y></v:other>"
        + "<v:loose xmlns:v=\"urn:v\"/>")
  }

  @Test func anUnreadableChannelIsAbsentAndSaid() throws {
    let result = try XMLTesting.read(
      XMLTesting.track("<trkpt lat='1' lon='1'><extensions><hr>fast</hr></extensions></trkpt>"))
    #expect(result.document.tracks[0].segments[0].columns.isEmpty)
    #expect(result.oddities.map(\.problem) == [.invalidNumber])
    #expect(result.oddities.map(\.message) == ["<hr> holds \"fast\", which is not a number"])
  }

  @Test func unknownElementsOutsideExtensionsAreKeptToo() throws {
    let document = try XMLTesting.read(
      XMLTesting.gpx(
        "<trk><v:a/><trkseg><v:b/></trkseg></trk><rte><v:c/></rte><metadata><v:d/></metadata><v:e/>"
          + "<extensions><v:f/></extensions>", attributes: " xmlns:v='urn:v'")
    ).document
    #expect(document.tracks[0].details.text.extensions?.text == "<v:a xmlns:v=\"urn:v\"/>")
    #expect(document.tracks[0].segments[0].extensions?.text == "<v:b xmlns:v=\"urn:v\"/>")
    #expect(document.routes[0].details.text.extensions?.text == "<v:c xmlns:v=\"urn:v\"/>")
    #expect(document.metadata.extensions?.text == "<v:d xmlns:v=\"urn:v\"/>")
    #expect(
      document.metadata.documentExtensions?.text
        == "<v:e xmlns:v=\"urn:v\"/><v:f xmlns:v=\"urn:v\"/>")
  }

  @Test func anExtensionAboveTheTokenLimitIsRefused() {
    var options = ReadOptions()
    options.limits.tokenBytes = 1_000
    let many = String(repeating: "<a>x</a>", count: 200)
    let text = XMLTesting.gpx("<extensions><b>\(many)</b></extensions>")
    let error = #expect(throws: ReadError.self) {
      try XMLTesting.read(Array(text.utf8), options: options)
    }
    #expect(error?.problem == .limitExceeded)
  }
}
