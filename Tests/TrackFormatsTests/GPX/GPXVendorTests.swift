import Testing
import Tracks

@testable import TrackFormats

/// The same values as the field's programs write them.
@Suite struct GPXVendorTests {
  private func read(_ content: String, attributes: String = "") throws -> ReadResult {
    try XMLTesting.read(
      XMLTesting.track("<trkpt lat='1' lon='1'>\(content)</trkpt>", attributes: attributes))
  }

  /// Name, content of a fix, channels, and what stays XML.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var content: String
    var channels: [Channel: Double]
    var rest: String?
    var testDescription: String { name }
  }

  static let samples: [Sample] = [
    Sample(
      name: "Garmin Connect",
      content: """
        <extensions><ns3:TrackPointExtension xmlns:ns3="\(GPXVocabulary.trackPoint1)">
        <ns3:atemp>21.0</ns3:atemp><ns3:hr>118</ns3:hr><ns3:cad>80</ns3:cad>
        </ns3:TrackPointExtension></extensions>
        """, channels: [.temperature: 21, .heartRate: 118, .cadence: 80]),
    Sample(
      name: "Garmin Connect, prefix not declared",
      content: """
        <extensions><ns3:TrackPointExtension><ns3:hr>118</ns3:hr></ns3:TrackPointExtension>\
        </extensions>
        """, channels: [.heartRate: 118]),
    Sample(
      name: "BaseCamp",
      content: """
        <extensions><x:TrackPointExtension xmlns:x="\(GPXVocabulary.gpxExtensions3)">
        <x:Temperature>19.5</x:Temperature><x:Depth>2</x:Depth></x:TrackPointExtension></extensions>
        """, channels: [.temperature: 19.5],
      rest: "<x:TrackPointExtension xmlns:x=\"\(GPXVocabulary.gpxExtensions3)\">"
        + "<x:Depth>2</x:Depth></x:TrackPointExtension>"),
    Sample(
      name: "Strava, Zwift",
      content: """
        <extensions><power>250</power><t:TrackPointExtension xmlns:t="\(GPXVocabulary.trackPoint1)">
        <t:hr>150</t:hr><t:cad>92</t:cad></t:TrackPointExtension></extensions>
        """, channels: [.power: 250, .heartRate: 150, .cadence: 92]),
    Sample(
      name: "gpx.studio",
      content: """
        <extensions><p:PowerExtension xmlns:p="\(GPXVocabulary.power1)">
        <p:PowerInWatts>250</p:PowerInWatts></p:PowerExtension></extensions>
        """, channels: [.power: 250]),
    Sample(
      name: "GoldenCheetah",
      content: """
        <extensions><p:PowerInWatts xmlns:p="http://www8.garmin.com/xmlschemas/PowerExtension/v1">\
        250</p:PowerInWatts></extensions>
        """, channels: [.power: 250]),
    Sample(
      name: "Movescount",
      content: """
        <extensions xmlns:d="\(GPXVocabulary.gpxData1)"><d:hr>96</d:hr><d:cadence>40</d:cadence>
        <d:temp>11.5</d:temp><d:speed>1.25</d:speed><d:distance>31</d:distance></extensions>
        """, channels: [.heartRate: 96, .cadence: 40, .temperature: 11.5, .speed: 1.25],
      rest: "<d:distance xmlns:d=\"\(GPXVocabulary.gpxData1)\">31</d:distance>"),
    Sample(
      name: "COROS",
      content: """
        <extensions><heartrate>140</heartrate><cadence>80</cadence><cog>271</cog>\
        <distance>5</distance></extensions>
        """, channels: [.heartRate: 140, .cadence: 80, .course: 271],
      rest: "<distance>5</distance>"),
    Sample(
      name: "Apple Health",
      content: """
        <extensions><speed>2.5</speed><course>91</course><hAcc>4</hAcc><vAcc>3</vAcc></extensions>
        """, channels: [.speed: 2.5, .course: 91, .accuracy: 4], rest: "<vAcc>3</vAcc>"),
    Sample(
      name: "OsmAnd",
      content: """
        <extensions xmlns:o="https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx"
        xmlns:g="https://www8.garmin.com/xmlschemas/TrackPointExtensionv1.xsd">
        <o:speed>1.5</o:speed><o:heading>90</o:heading><g:TrackPointExtension><g:hr>107</g:hr>
        <g:power>180</g:power><g:wtemp>9</g:wtemp></g:TrackPointExtension></extensions>
        """, channels: [.speed: 1.5, .heartRate: 107, .power: 180],
      rest:
        "<o:heading xmlns:o=\"https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx\">"
        + "90</o:heading><g:TrackPointExtension"
        + " xmlns:g=\"https://www8.garmin.com/xmlschemas/TrackPointExtensionv1.xsd\">"
        + "<g:wtemp>9</g:wtemp></g:TrackPointExtension>"),
    Sample(
      name: "OpenTracks",
      content: """
        <extensions><t:TrackPointExtension xmlns:t="\(GPXVocabulary.trackPoint2)">
        <t:hr>99</t:hr><t:speed>2</t:speed></t:TrackPointExtension>
        <w:PowerInWatts xmlns:w="\(GPXVocabulary.power1)">120</w:PowerInWatts>
        <o:gain xmlns:o="http://opentracksapp.com/xmlschemas/v1">1.5</o:gain></extensions>
        """, channels: [.heartRate: 99, .speed: 2, .power: 120],
      rest: "<o:gain xmlns:o=\"http://opentracksapp.com/xmlschemas/v1\">1.5</o:gain>"),
    Sample(
      name: "TCX's extension inside GPX",
      content: """
        <extensions><TPX xmlns="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
        <Speed>3.5</Speed><RunCadence>85</RunCadence><Watts>230</Watts></TPX></extensions>
        """, channels: [.speed: 3.5, .cadence: 85, .power: 230]),
    Sample(
      name: "GPX 1.0, directly in the fix",
      content: "<course>12</course><speed>4</speed><hdop>1</hdop>",
      channels: [.course: 12, .speed: 4, .hdop: 1]),
    Sample(
      name: "in containers of containers",
      content: """
        <v:sensors xmlns:v="urn:v"><v:body><hr>99</hr></v:body><v:n>7</v:n></v:sensors>
        """, channels: [.heartRate: 99],
      rest: "<v:sensors xmlns:v=\"urn:v\"><v:n>7</v:n></v:sensors>"),
    Sample(
      name: "a bearing in TrackPointExtension is no course",
      content: """
        <extensions><t:bearing xmlns:t="\(GPXVocabulary.trackPoint2)">90</t:bearing></extensions>
        """, channels: [:],
      rest: "<t:bearing xmlns:t=\"\(GPXVocabulary.trackPoint2)\">90</t:bearing>"),
    Sample(
      name: "an attribute may say another unit",
      content: "<extensions><temp unit='F'>70</temp></extensions>", channels: [:],
      rest: "<temp unit=\"F\">70</temp>"),
    Sample(
      name: "a container that is called like a channel",
      content: "<extensions><power><watts>200</watts><left>51</left></power></extensions>",
      channels: [.power: 200], rest: "<power><left>51</left></power>"),
  ]

  @Test(arguments: samples)
  func knownPlacesAreReadWithoutAFinding(sample: Sample) throws {
    let result = try read(sample.content)
    let fix = result.document.tracks[0].segments[0][0]
    #expect(fix.channels == sample.channels)
    #expect(fix.details?.extensions?.text == sample.rest)
    let isUndeclared = sample.name.hasSuffix("not declared")
    #expect(result.oddities.map(\.problem) == (isUndeclared ? [.namespace] : []))
    #expect(result.losses.isEmpty)
  }

  @Test(arguments: samples, [1, 2, 3, 7, 64])
  func chunkBordersChangeNothing(sample: Sample, chunk: Int) {
    let bytes = Array(
      XMLTesting.track("<trkpt lat='1' lon='1'>\(sample.content)</trkpt>").utf8)
    #expect(
      XMLTesting.outcome(ofReading: bytes, chunk: chunk)
        == XMLTesting.outcome(ofReading: bytes, chunk: 1 << 18))
  }

  @Test(arguments: [
    ("hr", Channel.heartRate), ("heartrate", .heartRate), ("heartRate", .heartRate),
    ("HeartRate", .heartRate), ("heart_rate", .heartRate), ("cad", .cadence),
    ("cadence", .cadence), ("Cadence", .cadence), ("RunCadence", .cadence),
    ("atemp", .temperature), ("temp", .temperature), ("temperature", .temperature),
    ("power", .power), ("watts", .power), ("PowerInWatts", .power), ("speed", .speed),
    ("course", .course), ("bearing", .course),
  ])
  func inAnUnknownNamespaceTheNameDecidesAndItIsSaid(name: String, channel: Channel) throws {
    let result = try read(
      "\n<extensions><v:data><v:\(name)> 42 </v:\(name)></v:data></extensions>",
      attributes: " xmlns:v='urn:v'")
    let fix = result.document.tracks[0].segments[0][0]
    #expect(fix.channels == [channel: 42])
    #expect(fix.details == nil)
    let finding = try #require(result.oddities.first)
    #expect(finding.problem == .unknownExtension)
    #expect(finding.position == FilePosition(line: 2, column: 21))
    #expect(
      finding.message == "<\(name)> of the namespace urn:v was taken for \(channel.key)")
  }

  @Test(arguments: [
    "<v:wtemp>5</v:wtemp>", "<v:hr>fast</v:hr>", "<v:hr unit='Hz'>2</v:hr>", "<v:pace>5</v:pace>",
    "<v:hr/>", "<v:altitude>5</v:altitude>", "<v:hr><v:a>1</v:a></v:hr>",
  ])
  func whatIsDoubtfulStaysXML(element: String) throws {
    let result = try read(
      "<extensions>\(element)</extensions>", attributes: " xmlns:v='urn:v'")
    let fix = result.document.tracks[0].segments[0][0]
    #expect(fix.channels.isEmpty)
    #expect(fix.details?.extensions != nil)
    #expect(result.oddities.isEmpty)
  }

  @Test func aGuessNeverReplacesAKnownValue() throws {
    let known = "<hr>99</hr>"
    let guess = "<v:hr>50</v:hr>"
    let after = try read(
      "<extensions>\(known)\(guess)</extensions>", attributes: " xmlns:v='urn:v'")
    let fix = after.document.tracks[0].segments[0][0]
    #expect(fix.channels == [.heartRate: 99])
    #expect(fix.details?.extensions?.text == "<v:hr xmlns:v=\"urn:v\">50</v:hr>")
    let before = try read(
      "<extensions>\(guess)\(known)</extensions>", attributes: " xmlns:v='urn:v'")
    #expect(before.document.tracks[0].segments[0][0].channels == [.heartRate: 99])
    #expect(before.losses == ["second values of channels"])
    // Of two guesses the second stays XML.
    let two = try read(
      "<extensions>\(guess)<v:heartRate>60</v:heartRate></extensions>",
      attributes: " xmlns:v='urn:v'")
    #expect(two.document.tracks[0].segments[0][0].channels == [.heartRate: 50])
    #expect(
      two.document.tracks[0].segments[0][0].details?.extensions?.text
        == "<v:heartRate xmlns:v=\"urn:v\">60</v:heartRate>")
  }

  @Test func aGuessOfOneFixIsForgottenInTheNext() throws {
    let result = try XMLTesting.read(
      XMLTesting.track(
        "<trkpt lat='1' lon='1'><v:hr>50</v:hr></trkpt><trkpt lat='1' lon='1'><hr>60</hr></trkpt>"
          + "<trkpt lat='1' lon='1'><speed>1</speed></trkpt>", attributes: " xmlns:v='urn:v'"))
    #expect(result.document.tracks[0].segments[0].values(of: .heartRate) == [50, 60, nil])
    #expect(result.losses.isEmpty)
  }
}
