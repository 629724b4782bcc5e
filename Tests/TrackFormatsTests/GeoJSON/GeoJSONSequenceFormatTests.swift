import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

private let point = #"{"type":"Point","coordinates":[1,2]}"#
private let collection =
  #"{"type":"FeatureCollection","name":"n","features":[\#(feature(point)),\#(feature("null"))]}"#

struct GeoJSONSequenceFormatTests {
  @Test func oneTextALineIsASequence() throws {  // O-GJ-06
    let result = try readGeoJSON(try caseFile("lines.geojson"))
    #expect(result.document.featureCount == 3)
    #expect(result.document.items.count == 3)
    #expect(result.format == "geojsonl")
    #expect(result.findings.findings.isEmpty)
  }

  @Test(arguments: [
    "A\nB\nC\n", "A\nB\nC", "ABC", "A B\tC", "A\r\nB\r\n\r\n\r\nC\r\n", "\n\nA\n\nB\nC\n\n",
    "\u{1E}A\n\u{1E}B\n\u{1E}C\n", "\u{1E}A\u{1E}B\u{1E}C",
    "\u{1E}\u{1E}A\n\u{1E} \u{1E}B\nC\u{1E}",
    "\u{1E}A\nB\nC", "\u{FEFF}A\nB\nC", "\u{FEFF}\u{1E}A\nB\nC",
  ])
  func separatorsAreNoContent(pattern: String) throws {
    let parts: [Character: String] = [
      "A": feature(point, properties: #"{"name":"a"}"#), "B": point, "C": collection,
    ]
    let text = pattern.map { parts[$0] ?? String($0) }.joined()
    for chunk in [1, 7, 256 << 10] {
      let result = try readGeoJSON(text, chunk: chunk)
      #expect(result.format == "geojsonl")
      #expect(result.document.featureCount == 4)
      #expect(result.document.locatedFeatureCount == 3)
      #expect(result.document.waypoints.map(\.details.text.name) == ["a", nil, nil])
      #expect(result.document.features.count == 1)
      #expect(result.document.foreignMembers.isEmpty)
      #expect(result.losses == ["foreign members of collections in a sequence"])
    }
  }

  @Test func oneTextKeepsItsMembers() throws {
    for text in [collection, "\u{1E}\(collection)\n"] {
      let result = try readGeoJSON(text)
      #expect(result.document.foreignMembers["name"]?.text == "\"n\"")
      #expect(result.losses.isEmpty)
    }
    #expect(try readGeoJSON(collection).format == "geojson")
    #expect(try readGeoJSON("\u{1E}\(collection)").format == "geojsonl")
    #expect(try readGeoJSON("\(point)\n\(collection)").losses.count == 1)
    #expect(try readGeoJSON("\(collection)\n\(point)").losses.count == 1)
    #expect(try readGeoJSON("\(point)\n\(feature(point))").losses.isEmpty)
  }

  @Test(arguments: [
    ("[]", ProblemClass.trailingContent, 1), ("5", .trailingContent, 1),
    (",\(point)", .trailingContent, 1), ("}", .trailingContent, 1), ("x", .trailingContent, 1),
    ("\u{1E}[]", .notGeoJSON, 2), ("\u{1E}\"x\"", .notGeoJSON, 2), ("\u{1E}x", .malformedJSON, 2),
    ("{", .truncatedInput, 2), ("{}", .notGeoJSON, 1), (#"{"type":"Topology"}"#, .notGeoJSON, 9),
    (#"{"type":"Point","coordinates":[1,2"#, .truncatedInput, 35),
    (#"{"type":"Point","coordinates":[1,"2"]}"#, .invalidCoordinate, 34),
    (#"{"type":"Point","coordinates":[1,2]"# + "\n\u{1E}\(point)", .malformedJSON, 1),
    (#"{"crs":{"type":"EPSG","properties":{"code":3857}},"type":"Point"}"#, .unsupportedCRS, 8),
  ])
  func damageAnywhereIsAnError(text: String, problem: ProblemClass, column: Int) {
    for start in ["\(point)\n", "\u{1E}\(point)\n", "\(collection)\n"] {
      let error = geoJSONError(start + text)
      #expect(error?.problem == problem, "\(error as Any)")
      let line = text.contains("\n") ? 3 : 2
      #expect(error?.position == FilePosition(line: line, column: column), "\(error as Any)")
      for chunk in [1, 9, 30] {
        #expect(Outcome(Array((start + text).utf8), chunk: chunk).error == error)
      }
    }
  }

  @Test func featuresAreNumberedOverTheFile() throws {
    let bad = #"{"type":"Point","coordinates":[1,91]}"#
    for last in [bad, feature(bad), #"{"type":"FeatureCollection","features":[\#(feature(bad))]}"#]
    {
      let text = "\(collection)\(point)\(last)"
      #expect(geoJSONError(text)?.message.hasPrefix("feature 3: ") == true)
      var options = ReadOptions()
      options.skipInvalid = true
      let result = try readGeoJSON("\(text)\(point)", options)
      #expect(result.document.featureCount == 5)
      #expect(result.document.waypoints.count == 3)
      #expect(result.findings.findings.map(\.problem) == [.invalidCoordinate])
    }
  }

  @Test func limitsHoldOverTheFile() {
    var options = ReadOptions()
    options.limits.points = 3
    #expect(geoJSONError("\(point)\(point)\(point)", options) == nil)
    let error = geoJSONError("\(point)\n\(point)\n\(point)\n\(point)", options)
    #expect(error?.problem == .limitExceeded)
    #expect(error?.position?.line == 4)
    options.limits.nestingDepth = 3
    #expect(geoJSONError("\(point)\(collection)", options)?.problem == .nestingTooDeep)
  }

  @Test func aDrawingStandsAlone() throws {
    let overlay = #"{"type":"FeatureCollection","routelay":{"version":1},"features":[]}"#
    #expect(try readGeoJSON(overlay).format == "overlay")
    for more in [point, "\u{1E}\(point)", overlay] {
      let error = geoJSONError("\(overlay)\n\(more)")
      #expect(error?.problem == .trailingContent)
      #expect(error?.position == FilePosition(line: 2, column: 1))
    }
    // Inside a sequence it is GeoJSON like the others.
    let result = try readGeoJSON("\(point)\n\(overlay)")
    #expect(result.format == "geojsonl" && result.document.items.count == 1)
    #expect(result.losses == ["foreign members of collections in a sequence"])
  }

  @Test(arguments: [
    ("\u{1E}{\"type\"", true), ("\u{1E}", true), ("\n\u{1E}\u{1E}\n {}", true),
    ("{\"type\"", false), ("\u{1E}x", false), ("", false),
  ])
  func separatorsAreRecognized(start: String, isSequence: Bool) {
    #expect(TrackFormat.geoJSONSequence.recognizes(Array(start.utf8)) == isSequence)
    if isSequence { #expect(!TrackFormat.geoJSON.recognizes(Array(start.utf8))) }
  }

  @Test func whoAsksForASequenceGetsOne() throws {
    let result = try TrackFormat.geoJSONSequence.read(Array(point.utf8))
    #expect(result.format == "geojsonl" && result.document.waypoints.count == 1)
  }

  /// The window never grows beyond its chunk, however many texts there are.
  @Test func manyTextsStream() throws {
    let count = 20_000
    var given = 0
    let line = Array("\u{1E}\(feature(point))\n".utf8)
    var input = InputBuffer(chunk: 4096) { (space) throws(ReadError) in
      var size = 0
      while given < count, size + line.count <= space.count {
        space[size..<size + line.count].copyBytes(from: line)
        size += line.count
        given += 1
      }
      return size
    }
    let result = try GeoJSONReader.read(&input, ReadOptions())
    #expect(result.document.featureCount == count)
    #expect(result.document.waypoints.count == count)
  }

  /// What an empty document is written as could not be read again.
  @Test(arguments: ["", "\n", " \r\n\n", "\u{1E}", "\u{FEFF}"])
  func aSequenceMayBeEmpty(text: String) throws {
    let result = try TrackFormat.geoJSONSequence.read(Array(text.utf8))
    #expect(result.format == "geojsonl" && result.document.items.isEmpty)
    #expect(result.findings.findings.isEmpty)
    #expect(throws: ReadError.self) { try TrackFormat.geoJSON.read(Array(text.utf8)) }
  }
}
