import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXReaderTests {
  /// A file with everything that GPX 1.1 can say.
  static let rich = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Test &amp; Co" xmlns="http://www.topografix.com/GPX/1/1"
      xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" xmlns:v="urn:vendor"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b">
      <metadata>
        <name>Прогулка</name><desc>d</desc>
        <author><name>Ann</name><email id="ann" domain="example.org"/>
          <link href="https://example.org/ann"><text>home</text></link></author>
        <copyright author="Ann"><year>2026</year><license>https://example.org/cc</license></copyright>
        <link href="https://example.org"><text>site</text><type>text/html</type></link>
        <link href="https://example.com"/>
        <time>2026-05-01T07:00:00Z</time><keywords>walk, sea</keywords>
        <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
        <extensions><v:mood>good</v:mood></extensions>
      </metadata>
      <wpt lat="45.5" lon="7.25"><ele>801.5</ele><time>2026-05-01T07:00:00Z</time>
        <magvar>1.50</magvar><geoidheight>47.0</geoidheight><name> Hut </name><cmt>c</cmt>
        <desc>two
    lines</desc><src>s</src><link href="x"/><sym>Lodge</sym><type>t</type><fix>3d</fix>
        <sat>7</sat><hdop>1.5</hdop><vdop>2</vdop><pdop>2.5</pdop><ageofdgpsdata>3.0</ageofdgpsdata>
        <dgpsid>0042</dgpsid><extensions><v:a>1</v:a><v:b/></extensions></wpt>
      <rte><name>r</name><cmt>c</cmt><number>07</number>
        <rtept lat="45" lon="7"><name>A</name></rtept><rtept lat="46" lon="8"/></rte>
      <trk><name>t</name><type>hike</type><number>1</number><extensions><v:x/></extensions>
        <trkseg>
          <trkpt lat="45" lon="7"><ele>1</ele><time>2026-05-01T07:00:00Z</time><extensions>
            <t:TrackPointExtension><t:atemp>21.5</t:atemp><t:hr>118</t:hr><t:cad>80</t:cad>
              <t:speed>2.5</t:speed><t:course>91</t:course><t:bearing>90</t:bearing>
            </t:TrackPointExtension><power>210</power></extensions></trkpt>
          <trkpt lat="45.1" lon="7.1"><name>pause</name></trkpt>
          <extensions><v:s/></extensions>
        </trkseg>
        <trkseg/>
      </trk>
      <trk/>
      <extensions><v:end/></extensions>
    </gpx>
    """

  @Test func everythingThatGPX11SaysIsKept() throws {
    let result = try XMLTesting.read(GPXReaderTests.rich)
    #expect(result.version == "1.1")
    #expect(result.format == "gpx")
    #expect(result.findings.findings.isEmpty)
    let document = result.document

    var metadata = DocumentMetadata()
    metadata.creator = "Test & Co"
    metadata.name = "Прогулка"
    metadata.description = "d"
    metadata.author = Person(
      name: "Ann", email: "ann@example.org",
      link: Link(href: "https://example.org/ann", text: "home"))
    metadata.copyright = Copyright(author: "Ann", year: "2026", license: "https://example.org/cc")
    metadata.links = [
      Link(href: "https://example.org", text: "site", type: "text/html"),
      Link(href: "https://example.com"),
    ]
    metadata.time = Timestamp(seconds: 1_777_618_800)
    metadata.keywords = "walk, sea"
    metadata.extensions = RawXML(text: "<v:mood xmlns:v=\"urn:vendor\">good</v:mood>")
    metadata.documentExtensions = RawXML(text: "<v:end xmlns:v=\"urn:vendor\"/>")
    #expect(document.metadata == metadata)

    var text = FixDetails()
    text.name = " Hut "
    text.comment = "c"
    text.description = "two\nlines"
    text.source = "s"
    text.links = [Link(href: "x")]
    text.symbol = "Lodge"
    text.type = "t"
    text.magneticVariation = "1.50"
    text.geoidHeight = "47.0"
    text.ageOfDGPSData = "3.0"
    text.dgpsID = "0042"
    text.extensions = RawXML(
      text: "<v:a xmlns:v=\"urn:vendor\">1</v:a><v:b xmlns:v=\"urn:vendor\"/>")
    let waypoint = try #require(document.waypoints.first)
    #expect(waypoint.details.text == text)
    #expect(
      waypoint.position[0]
        == Fix(
          coordinate: try Coordinate(latitude: 45.5, longitude: 7.25), elevation: 801.5,
          time: Timestamp(seconds: 1_777_618_800),
          channels: [.hdop: 1.5, .vdop: 2, .pdop: 2.5, .satellites: 7, .fix: 2]))

    let route = try #require(document.routes.first)
    #expect(route.details.number == "07")
    #expect(route.details.text.name == "r")
    #expect(route.points.map { $0.details?.name } == ["A", nil])

    #expect(document.tracks.map { $0.segments.map(\.count) } == [[2, 0], []])
    let track = document.tracks[0]
    #expect(track.details.text.type == "hike")
    #expect(track.details.number == "1")
    #expect(track.details.text.extensions?.text == "<v:x xmlns:v=\"urn:vendor\"/>")
    let segment = track.segments[0]
    #expect(segment.extensions?.text == "<v:s xmlns:v=\"urn:vendor\"/>")
    #expect(
      segment[0].channels == [
        .temperature: 21.5, .heartRate: 118, .cadence: 80, .speed: 2.5, .course: 91, .power: 210,
      ])
    #expect(
      segment[0].details?.extensions?.text
        == "<t:TrackPointExtension xmlns:t=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v2\">"
        + "<t:bearing>90</t:bearing></t:TrackPointExtension>")
    #expect(segment[1].details?.name == "pause")
    #expect(document.items.count == 4)
  }

  @Test(arguments: XMLTesting.chunks)
  func chunkBordersChangeNothing(chunk: Int) {
    let bytes = Array(GPXReaderTests.rich.utf8)
    #expect(
      XMLTesting.outcome(ofReading: bytes, chunk: chunk)
        == XMLTesting.outcome(ofReading: bytes, chunk: 1 << 18))
  }

  /// The same file, with `p:` before each of GPX's own names.
  private func prefixed(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      let end = rest.firstIndex(of: ">") ?? rest.startIndex
      let tag = rest[...end]
      rest = rest[rest.index(after: end)...]
      let name = tag.dropFirst(tag.hasPrefix("</") ? 2 : 1).prefix {
        $0.isLetter || $0.isNumber || $0 == ":" || $0 == "?"
      }
      if name.contains(":") || name.contains("?") {
        result += tag
      } else {
        result += tag.hasPrefix("</") ? "</p:" : "<p:"
        result += tag.dropFirst(tag.hasPrefix("</") ? 2 : 1)
      }
    }
    result += rest
    return result.replacing("xmlns=\"http", with: "xmlns:p=\"http", maxReplacements: 1)
  }

  @Test func aPrefixedFileIsTheSameDocument() throws {
    let text = prefixed(GPXReaderTests.rich)
    #expect(text.contains("<p:trkpt lat="))
    #expect(try XMLTesting.read(text).document == XMLTesting.read(GPXReaderTests.rich).document)
  }

  @Test func quotesLineEndsAndByteOrderMarkMakeNoDifference() throws {
    let expected = try XMLTesting.read(GPXReaderTests.rich).document
    for text in [
      GPXReaderTests.rich.replacing("\"", with: "'"),
      GPXReaderTests.rich.replacing("\n", with: "\r\n"),
      GPXReaderTests.rich.replacing("\n", with: "\r"),
      "\u{FEFF}" + GPXReaderTests.rich,
      GPXReaderTests.rich.replacing("<trkpt", with: "<!-- <trkpt lat='0' lon='0'> --><trkpt"),
      GPXReaderTests.rich.replacing("lat=\"45.1\" lon=\"7.1\"", with: "lon=\"7.1\"\n lat=\"45.1\""),
    ] {
      #expect(try XMLTesting.read(text).document == expected)
    }
  }

  @Test func theHeadOfGPX10IsMetadata() throws {
    let result = try XMLTesting.read(
      """
      <gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0"><name>n</name><desc>d</desc>
      <author>Ann</author><email>ann@example.org</email><url>https://example.org</url>
      <urlname>site</urlname><time>2026-05-01T07:00:00Z</time><keywords>k</keywords>
      <wpt lat="1" lon="2"><urlname>later</urlname><url>u</url></wpt></gpx>
      """)
    let metadata = result.document.metadata
    #expect(metadata.name == "n" && metadata.description == "d" && metadata.keywords == "k")
    #expect(metadata.author == Person(name: "Ann", email: "ann@example.org"))
    #expect(metadata.links == [Link(href: "https://example.org", text: "site")])
    #expect(
      result.document.waypoints[0].details.text.links == [Link(href: "u", text: "later")])
  }

  @Test func anEmptyFileIsTruncatedAndAFileWithoutTracksIsFine() throws {
    let error = #expect(throws: ReadError.self) { try XMLTesting.read("") }
    #expect(error?.problem == .truncatedInput)
    #expect(error?.message == "the file is empty")
    let result = try XMLTesting.read("<gpx/>")
    #expect(result.document == TrackDocument())
  }

  @Test func moreFixesThanTheLimitAreRefused() {
    var options = ReadOptions()
    options.limits.points = 2
    let fixes = String(repeating: "<trkpt lat='1' lon='1'/>", count: 3)
    #expect(throws: Never.self) {
      try XMLTesting.read(
        Array(XMLTesting.track(String(fixes.dropLast(24))).utf8), options: options)
    }
    let error = #expect(throws: ReadError.self) {
      try XMLTesting.read(Array(XMLTesting.track(fixes).utf8), options: options)
    }
    #expect(error?.problem == .limitExceeded)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func mutilatedFilesNeverTrapAndReadAlikeInEveryChunk(seed: UInt64) {
    var dice = XMLTestingDice(seed)
    let source = Array(GPXReaderTests.rich.utf8)
    let spice = [
      "<trkpt lat='1' lon='2'>", "</trkpt>", "<ele>x</ele>", "<ele>1</ele>", "<time>", "</trkseg>",
      "<extensions>", " lat='91'", "&amp;", "<![CDATA[1]]>", "<!-- -->", "\u{0}", "9", "-",
      "<name>", "<power>5</power>", "<v:hr>9</v:hr>", "<v:q>", "</v:q>",
      "<t:speed a='1'>2</t:speed>",
      "<gpxx:rpt lat='1' lon='2'/>", "<gpxx:Proximity>5</gpxx:Proximity>",
      "<Trkpt Lat='1' lon='2'/>", "<wpt lat='1' lon='2'>", "</wpt>", "<trkseg>", "loose",
      " unit='ft'", " v:a=''", "<link/>", "<v:trk/>",
    ]
    for _ in 0..<150 {
      var bytes = source
      for _ in 0...dice.below(3) {
        let place = dice.below(bytes.count)
        switch dice.below(4) {
        case 0: bytes[place] = UInt8(dice.below(256))
        case 1: bytes.removeSubrange(place..<min(place + 1 + dice.below(40), bytes.count))
        case 2: bytes.insert(contentsOf: Array(spice[dice.below(spice.count)].utf8), at: place)
        default:
          let from = dice.below(bytes.count)
          bytes.insert(contentsOf: bytes[from..<min(from + 60, bytes.count)], at: place)
        }
      }
      let chunk = 1 + dice.below(50)
      #expect(
        XMLTesting.outcome(ofReading: bytes, chunk: chunk)
          == XMLTesting.outcome(ofReading: bytes, chunk: 1 << 18), "seed \(seed), chunk \(chunk)")
    }
  }

  @Test func eachFindingHasItsOwnPlaceOnRequest() throws {
    let text = XMLTesting.track(
      (0..<3).map {
        "\n<trkpt lat='1' lon='\($0)'><time>2020-01-01T00:00:00</time><hdop>x\($0)</hdop></trkpt>"
      }
      .joined())
    let short = try XMLTesting.read(text).findings
    var options = ReadOptions()
    options.singleFindings = 100
    let long = try XMLTesting.read(Array(text.utf8), options: options).findings
    #expect(short.findings.map(\.count) == [3, 3])
    #expect(long.findings.map(\.count) == [1, 1, 1, 1, 1, 1])
    #expect(long.findings.map(\.position?.line) == [2, 2, 3, 3, 4, 4])
    #expect(long.findings[5].message.contains("\"x2\""))
    #expect(short.findings.map(\.position) == long.findings.prefix(2).map(\.position))
  }
}
