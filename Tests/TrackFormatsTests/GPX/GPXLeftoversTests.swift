import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXLeftoversTests {
  private static let attributes =
    " xmlns:v='urn:v' xmlns:x='\(GPXVocabulary.gpxExtensions3)'"
    + " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='a b'"

  private func read(_ content: String, chunk: Int = 256 << 10) throws -> ReadResult {
    try XMLTesting.read(XMLTesting.gpx(content, attributes: Self.attributes), chunk: chunk)
  }

  private static let loss = "attributes that GPX does not have"

  /// Content of a file, and the attribute and element in question.
  static let unknown: [(content: String, attribute: String, element: String)] = [
    (
      "<trk><trkseg><trkpt lat='1' lon='2'>#<ele unit='ft'>5</ele></trkpt></trkseg></trk>",
      "unit", "ele"
    ),
    ("<trk><trkseg>#<trkpt lat='1' ele='5' lon='2'/></trkseg></trk>", "ele", "trkpt"),
    ("<wpt lat='1' lon='2'>#<time zone='UTC'>2026-05-01T07:00:00Z</time></wpt>", "zone", "time"),
    ("<wpt lat='1' lon='2'>#<fix a='1'>3d</fix></wpt>", "a", "fix"),
    ("<wpt lat='1' lon='2'>#<extensions a='1'/></wpt>", "a", "extensions"),
    ("<wpt lat='1' lon='2'>#<name lang='de'>n</name></wpt>", "lang", "name"),
    ("<wpt lat='1' lon='2'>#<link href='a' rel='b'/></wpt>", "rel", "link"),
    ("#<trk id='7'/>", "id", "trk"), ("<trk>#<trkseg id='7'/></trk>", "id", "trkseg"),
    ("<trk>#<extensions id='7'/></trk>", "id", "extensions"), ("#<rte id='7'/>", "id", "rte"),
    ("#<metadata id='7'/>", "id", "metadata"),
    ("<metadata>#<copyright author='a' id='7'/></metadata>", "id", "copyright"),
    (
      "<metadata><author>#<email id='a' domain='b' kind='7'/></author></metadata>",
      "kind", "email"
    ),
    ("#<author id='7'>a</author>", "id", "author"),
  ]

  @Test(arguments: unknown.indices, [1, 4, 256 << 10])
  func anAttributeThatGPXDoesNotHaveIsSaid(index: Int, chunk: Int) throws {
    let (content, attribute, element) = Self.unknown[index]
    let result = try read(content.replacing("#", with: "\n  "), chunk: chunk)
    #expect(result.losses == [Self.loss])
    #expect(result.oddities.map(\.problem) == [.unknownExtension])
    #expect(result.oddities.map(\.position) == [FilePosition(line: 2, column: 3)])
    let message = try #require(result.oddities.first?.message)
    #expect(
      message.hasPrefix(
        "the attribute \(attribute) of <\(element)> is none of GPX's; it is passed over"))
    #expect(message.hasSuffix(", and the value read in GPX's unit") == (attribute == "unit"))
  }

  @Test func anAttributeOfTheRootElementIsSaid() throws {
    let result = try XMLTesting.read(XMLTesting.gpx("", attributes: " foo='1'"))
    #expect(result.losses == [Self.loss])
    #expect(result.oddities.map(\.problem) == [.unknownExtension])
  }

  @Test func anElevationInFeetStaysANumberOfMeters() throws {
    let result = try read("<wpt lat='1' lon='2'><ele unit='ft'>5</ele></wpt>")
    #expect(result.document.waypoints[0].position[0].elevation == 5)
  }

  @Test(arguments: [
    "<trk v:id='7'/>", "<trk><trkseg v:color='red'/></trk>",
    "<trk><name xml:lang='de'>n</name></trk>",
    "<extensions v:a='1'/>", "<wpt lat='1' lon='2' v:a='1'/>",
    "<trk><trkseg><trkpt lat='1' lon='2' v:a='1'/><trkpt lat='1' lon='2' v:a='1'/></trkseg></trk>",
  ])
  func anAttributeOfAnotherNamespaceIsALoss(content: String) throws {
    let result = try read(content)
    #expect(result.losses == [Self.loss])
    #expect(result.oddities.isEmpty)
  }

  @Test(arguments: [
    "<trk xmlns:w='urn:w'/>", "<trk xsi:type='t'/>", "<wpt lat='1' lon='2' xmlns:w='urn:w'/>",
    "<extensions><v:a b='1' v:c='2'/></extensions>", "<ele unit='ft'>5</ele>",
    "<metadata><bounds minlat='1' minlon='2' maxlat='3' maxlon='4'/></metadata>",
  ])
  func declarationsAndWhatIsKeptAreNoLoss(content: String) throws {
    let result = try read(content)
    #expect(result.losses.isEmpty)
    #expect(result.oddities.isEmpty)
  }

  @Test func anAttributeInAnotherCaseIsReadAndNotPassedOver() throws {
    let result = try read("<wpt Lat='1' lon='2' foo='3'/><wpt lat='1' Lat='5' lon='2'/>")
    #expect(result.document.waypoints.map(\.position.coordinates[0].latitude) == [1, 1])
    let counts = result.oddities.map { "\($0.problem.rawValue) \($0.count)" }
    #expect(counts == ["namespace 1", "unknown-extension 2"])
  }

  @Test func aProximityInFeetIsKeptAndNotTakenForMeters() throws {
    let result = try read(
      "<wpt lat='1' lon='2'>\n<x:Proximity unit='ft'>5</x:Proximity></wpt>")
    let waypoint = result.document.waypoints[0]
    #expect(waypoint.proximity == nil)
    #expect(waypoint.details.text.extensions?.text.contains(" unit=\"ft\">5</x:Prox") == true)
    #expect(result.oddities.map(\.problem) == [.unknownExtension])
    #expect(result.oddities.map(\.position?.line) == [2])
    #expect(result.losses.isEmpty)
  }

  /// Content of a file, and the element around the text.
  static let texts: [(content: String, element: String)] = [
    ("<trk><trkseg><trkpt lat='1' lon='2'>#xx</trkpt></trkseg></trk>", "trkpt"),
    ("<trk>#xx<name>n</name></trk>", "trk"), ("#xx<trk/>", "gpx"),
    ("<wpt lat='1' lon='2'><extensions>#xx<hr>9</hr></extensions></wpt>", "extensions"),
    ("<trk><extensions><v:a/>#xx</extensions></trk>", "extensions"),
    ("<wpt lat='1' lon='2'><link href='a'>#xx</link></wpt>", "link"),
    ("<metadata><copyright author='a'>#xx</copyright></metadata>", "copyright"),
  ]

  @Test(arguments: texts.indices, [1, 4, 256 << 10])
  func textBetweenElementsIsSaid(index: Int, chunk: Int) throws {
    let (content, element) = Self.texts[index]
    let result = try read(content.replacing("#", with: "\n  "), chunk: chunk)
    #expect(result.losses == ["text between elements"])
    #expect(result.oddities.map(\.problem) == [.unknownExtension])
    #expect(result.oddities.map(\.position) == [FilePosition(line: 2, column: 3)])
    #expect(
      result.oddities.map(\.message)
        == ["the text \"xx\" has no place in <\(element)>; it is passed over"])
  }

  @Test(arguments: [
    "<metadata><author>xx<name>n</name></author></metadata>",
    "<metadata><author><email id='a' domain='b'>xx</email></author></metadata>",
  ])
  func textBesideWhatIsReadIsALoss(content: String) throws {
    #expect(try read(content).losses == ["text between elements"])
  }

  @Test(arguments: [
    "<trk>&#10; <![CDATA[ ]]></trk>", "<trk><extensions><v:a>xx</v:a></extensions></trk>",
  ])
  func blanksAndTextOfExtensionsAreNoLoss(content: String) throws {
    let result = try read(content)
    #expect(result.losses.isEmpty)
    #expect(result.oddities.isEmpty)
  }

  @Test(arguments: [1, 4, 256 << 10])
  func elementsInsideTextAreSaid(chunk: Int) throws {
    let result = try read("<trk><name>a<trkseg/>b</name></trk>", chunk: chunk)
    #expect(result.document.tracks[0].details.text.name == "ab")
    #expect(result.losses == ["elements inside text"])
    #expect(
      result.oddities.map(\.message) == [
        "an element has no place in <name>; only its text is kept"
      ])
  }

  @Test(arguments: ["<a:b:c/>", "<v:a b:c:d='1'/>", "<v:a><:b/></v:a>"])
  func aNameThatIsKeptInAnotherFormIsALoss(element: String) throws {
    let result = try read("<extensions>\(element)</extensions>")
    #expect(result.losses == ["colons out of place in names (a:b:c is kept as a_b_c)"])
  }

  @Test(arguments: [
    (".123456789Z", false), (".1234567890Z", false), (".1234567891Z", true),
    (".12345678900000001+02:00", true), ("Z", false), ("+02:00", false),
  ])
  func digitsBeyondNanosecondsAreALoss(fraction: String, isLost: Bool) throws {
    for content in ["<wpt lat='1' lon='2'>#</wpt>", "<metadata>#</metadata>"] {
      let time = "<time>2026-05-01T07:00:00\(fraction)</time>"
      let result = try read(content.replacing("#", with: time))
      #expect(result.losses == (isLost ? ["digits of times beyond nanoseconds"] : []))
    }
  }
}
