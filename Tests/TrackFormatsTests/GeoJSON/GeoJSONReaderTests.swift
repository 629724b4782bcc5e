import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

/// Inputs of the case folder.
let caseFiles = [
  "null_geometry.geojson", "properties_missing_null.geojson", "positions_4d.geojson",
  "nested_collection.geojson", "bom.geojson", "lines.geojson", "number_1e400.geojson",
  "trailing_comma.geojson", "big_ids.geojson", "crs_3857.geojson", "foreign_members.geojson",
  "null_in_coordinates.geojson", "bare_geometry.geojson", "duplicate_property.geojson",
  "topology.json",
]

func caseFile(_ name: String) throws -> [UInt8] {
  try fileBesideTest("../Cases/\(name)")
}

private func readCase(_ name: String, _ options: ReadOptions = ReadOptions()) throws -> ReadResult {
  try readGeoJSON(try caseFile(name), options)
}

struct GeoJSONReaderTests {
  @Test func featuresWithoutAPlaceAreKept() throws {  // O-GJ-01
    let document = try readCase("null_geometry.geojson").document
    #expect(document.featureCount == 3)
    #expect(document.locatedFeatureCount == 1)
    #expect(document.features.map(\.details.text.name) == ["lost", "lost too"])
    #expect(document.waypoints.map(\.details.text.name) == ["here"])
    guard case .waypoint = document.items[1] else {
      Issue.record("the order of the file is lost")
      return
    }
  }

  @Test func propertiesMayBeMissingOrNull() throws {  // O-GJ-02
    let document = try readCase("properties_missing_null.geojson").document
    #expect(document.featureCount == 3)
    #expect(document.locatedFeatureCount == 3)
    #expect(document.waypoints.map { $0.details.properties == nil } == [true, true, false])
    let properties = document.waypoints[2].details.properties
    #expect(properties?["a"]?.text == "null")
    #expect(properties?["b"]?.text == #"[1,{"c":null}]"#)
  }

  @Test func aFourthNumberIsNeverTheElevation() throws {  // O-GJ-03
    let result = try readCase("positions_4d.geojson")
    let segment = try #require(result.document.tracks.first?.segments.first)
    #expect(segment.count == 3)
    #expect(segment.map(\.elevation) == [120.5, 121.5, 122.5])
    #expect(segment[2].coordinate.longitude == 9.3)
    #expect(result.losses == ["members of positions past the third"])
  }

  @Test func collectionsInsideCollectionsKeepEveryLeaf() throws {  // O-GJ-04
    let document = try readCase("nested_collection.geojson").document
    #expect(document.featureCount == 1)
    var leaves: [String] = []
    var rest = try [#require(document.features.first?.geometry)]
    while let geometry = rest.popLast() {
      switch geometry {
      case .collection(let inner): rest += inner.reversed()
      case .point: leaves.append("Point")
      case .lineString: leaves.append("LineString")
      case .polygon: leaves.append("Polygon")
      default: leaves.append("other")
      }
    }
    #expect(leaves == ["Point", "LineString", "Polygon"])
  }

  @Test func aByteOrderMarkIsNoContent() throws {  // O-GJ-05
    let document = try readCase("bom.geojson").document
    #expect(document.featureCount == 1)
    #expect(document.waypoints.first?.details.text.name == "Straße")
  }

  @Test func aNumberTooLargeForADoubleIsAnError() throws {  // O-GJ-07
    let error = #expect(throws: ReadError.self) { try readCase("number_1e400.geojson") }
    #expect(error?.problem == .numberOutOfRange)
    #expect(error?.position?.line == 5)
    #expect(error?.message.contains("feature 1") == true)
    var options = ReadOptions()
    options.skipInvalid = true
    let result = try readCase("number_1e400.geojson", options)
    #expect(result.document.featureCount == 2)
    #expect(result.document.locatedFeatureCount == 1)
    #expect(result.findings.findings.map(\.problem) == [.invalidCoordinate])
    #expect(result.findings.findings.first?.position?.line == 5)
  }

  @Test func aCommaBeforeTheBracketIsMalformed() throws {  // O-GJ-08
    let error = #expect(throws: ReadError.self) { try readCase("trailing_comma.geojson") }
    #expect(error?.problem == .malformedJSON)
    #expect(error?.position?.line == 5)
  }

  @Test func idsAndNumbersKeepEveryDigit() throws {  // O-GJ-09
    let document = try readCase("big_ids.geojson").document
    #expect(document.waypoints.map(\.details.id?.text) == ["9007199254740993", "\"0042\""])
    #expect(document.waypoints[0].details.properties?["osm"]?.text == "9007199254740995")
  }

  @Test func projectedMetersAreRefused() throws {  // O-GJ-10
    let error = #expect(throws: ReadError.self) { try readCase("crs_3857.geojson") }
    #expect(error?.problem == .unsupportedCRS)
    #expect(error?.message.contains("EPSG::3857") == true)
    #expect(error?.position == FilePosition(line: 3, column: 9))
  }

  @Test func foreignMembersAreKept() throws {  // O-GJ-11
    let details = try #require(try readCase("foreign_members.geojson").document.tracks.first)
      .details
    #expect(details.id?.text == "\"f1\"")
    #expect(details.foreignMembers["title"]?.text == "\"A foreign title\"")
    #expect(details.foreignMembers["when"]?.text == #"{"start":"2020-01-01"}"#)
    #expect(details.foreignMembers["bbox"] == nil)
    #expect(details.geometryForeignMembers["measure"]?.text == "\"m\"")
  }

  @Test func nullInAPositionIsNeverZero() throws {  // O-GJ-12
    let error = #expect(throws: ReadError.self) { try readCase("null_in_coordinates.geojson") }
    #expect(error?.problem == .invalidCoordinate)
    #expect(error?.message.contains("feature 0") == true)
    var options = ReadOptions()
    options.skipInvalid = true
    let result = try readCase("null_in_coordinates.geojson", options)
    #expect(result.document.items.count == 1)
    #expect(result.document.featureCount == 3)
    #expect(result.document.locatedFeatureCount == 1)
    #expect(result.findings.findings.map(\.count) == [2])
  }

  @Test func aGeometryWithoutAFeatureIsRead() throws {  // O-GJ-13
    let document = try readCase("bare_geometry.geojson").document
    #expect(document.tracks.first?.segments.map(\.count) == [2, 3])
    #expect(document.featureCount == 1)
    #expect(document.locatedFeatureCount == 1)
  }

  @Test func topologiesAreNotGeoJSON() throws {  // O-GJ-14
    let error = #expect(throws: ReadError.self) { try readCase("topology.json") }
    #expect(error?.problem == .notGeoJSON)
    #expect(error?.message.contains("type \"Topology\"") == true)
  }

  @Test func ofTwoPropertiesTheLastCounts() throws {  // O-GJ-15
    let result = try readCase("duplicate_property.geojson")
    #expect(result.document.waypoints.first?.details.text.name == "second")
    #expect(result.document.waypoints.first?.details.properties?.members.count == 1)
    #expect(result.findings.findings.map(\.problem) == [.duplicateKey])
  }

  @Test func twoHundredThousandBracketsAreTooDeep() {  // O-SEC-02
    for count in [200_000, 1_000_000] {
      let brackets = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      let text = feature(#"{"type":"Point","coordinates":\#(brackets)}"#)
      #expect(geoJSONError(text)?.problem == .nestingTooDeep)
      let collections = String(
        repeating: #"{"type":"GeometryCollection","geometries":["#, count: count / 10)
      #expect(geoJSONError(feature(collections))?.problem == .nestingTooDeep)
    }
  }

  @Test func membersMayComeInAnyOrder() throws {
    let members = [
      #""type":"Feature""#, #""properties":{"name":"n"}"#, #""id":7"#, #""x":[1]"#,
      #""geometry":{"coordinates":[[1,2,3],[4,5,6]],"m":1,"type":"LineString"}"#,
    ]
    let expected = try readGeoJSON("{" + members.joined(separator: ",") + "}").document
    #expect(expected.tracks.first?.details.text.name == "n")
    #expect(expected.tracks.first?.segments.first?.map(\.elevation) == [3, 6])
    try forEachSeed(count: 60) { random in
      let feature = "{" + members.shuffled(using: &random).joined(separator: ",") + "}"
      try #require(try readGeoJSON(feature).document == expected, "\(feature)")
      let parts = [#""type":"FeatureCollection""#, #""features":[\#(feature)]"#, #""y":null"#]
      let collection = "{" + parts.shuffled(using: &random).joined(separator: ",") + "}"
      let document = try readGeoJSON(collection).document
      try #require(document.items == expected.items, "\(collection)")
      try #require(document.foreignMembers["y"]?.text == "null")
    }
  }

  @Test(arguments: [
    ("[]", ProblemClass.notGeoJSON), ("5", .notGeoJSON), ("{}", .notGeoJSON),
    (#"{"a":1}"#, .notGeoJSON), (#"{"type":5}"#, .notGeoJSON), (#"{"type":null}"#, .notGeoJSON),
    (#"{"type":"FeatureCollection"}"#, .notGeoJSON),
    (#"{"features":[]}"#, .notGeoJSON),
    (#"{"type":"featurecollection","features":[]}"#, .notGeoJSON),
    (#"{"type":"FeatureCollection","features":{}}"#, .notGeoJSON),
    (#"{"type":"FeatureCollection","features":[null]}"#, .notGeoJSON),
    (
      #"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[1,2]}]}"#,
      .notGeoJSON
    ),
    (#"{"type":"FeatureCollection","features":[{"geometry":null}]}"#, .notGeoJSON),
    (#"{"features":[],"type":"Feature"}"#, .notGeoJSON),
    (#"{"type":"Feature","geometry":"POINT(1 2)"}"#, .invalidGeometry),
    (#"{"type":"Feature","geometry":null,"properties":[]}"#, .notGeoJSON),
    (#"{"properties":[],"type":"Feature","geometry":null}"#, .notGeoJSON),
    (#"{"type":"Feature","type":"Feature","geometry":null}"#, .duplicateKey),
    (#"{"type":"Feature","geometry":null,"geometry":null}"#, .duplicateKey),
    (#"{"type":"Feature","geometry":null,"properties":{},"properties":{}}"#, .duplicateKey),
    (#"{"type":"FeatureCollection","type":"FeatureCollection","features":[]}"#, .duplicateKey),
    (#"{"type":"FeatureCollection","features":[],"features":[]}"#, .duplicateKey),
    (#"{"type":"FeatureCollection","features":[],"ty\u0070e":"FeatureCollection"}"#, .duplicateKey),
    (#"{"type":"Point","coordinates":[1,2],"coordinates":[1,2]}"#, .duplicateKey),
    (#"{"type":"GeometryCollection","geometries":[],"geometries":[]}"#, .duplicateKey),
    ("", .truncatedInput), ("{", .truncatedInput),
    (#"{"type":"FeatureCollection","#, .truncatedInput),
    (#"{"type":"FeatureCollection","features":[]} x"#, .trailingContent),
    (#"[{"type":"Point","coordinates":[1,2]}]"#, .notGeoJSON),
  ])
  func whatIsNoGeoJSONIsRefused(text: String, problem: ProblemClass) {
    #expect(geoJSONError(text)?.problem == problem)
  }

  /// How others write what JSON has no way to say.
  @Test(arguments: [
    ("NaN", ProblemClass.malformedJSON, 35), ("-NaN", .malformedJSON, 35),
    ("Infinity", .malformedJSON, 35), ("-Infinity", .malformedJSON, 35),
    ("1e400", .numberOutOfRange, 35), ("-1e400", .numberOutOfRange, 35),
    ("01", .malformedJSON, 35), ("+1", .malformedJSON, 35), (".5", .malformedJSON, 35),
    ("5.", .malformedJSON, 35), ("0x1", .malformedJSON, 36), ("1_0", .malformedJSON, 36),
    ("'1'", .malformedJSON, 35), ("\"1\"", .invalidCoordinate, 35),
    ("null", .invalidCoordinate, 35), ("true", .invalidCoordinate, 35),
    ("[1]", .invalidCoordinate, 35), ("/*x*/1", .malformedJSON, 35),
    ("1//x", .malformedJSON, 36), ("1,", .malformedJSON, 37), ("90.1", .invalidCoordinate, 35),
  ])
  func valuesThatAreNoneArePlaced(value: String, problem: ProblemClass, column: Int) {
    let error = geoJSONError("{\n" + #"    "type":"Point","coordinates":[1,\#(value)]}"#)
    #expect(error?.problem == problem, "\(error as Any)")
    // The latitude begins at column 37.
    #expect(error?.position == FilePosition(line: 2, column: column + 2), "\(error as Any)")
  }

  @Test func oddButLegalNumbersAreRead() throws {
    let text = #"{"type":"LineString","coordinates":[[-0,-0.0],[1E1,2e-1],[1.0e+1,90]]}"#
    let places = try readGeoJSON(text).document.tracks[0].segments[0].coordinates
    #expect(places.map(\.longitude) == [0, 10, 10])
    #expect(places.map(\.latitude) == [0, 0.2, 90])
  }

  @Test(arguments: [
    (#"{"error":"unauthorized"}"#, "\"error\" is \"unauthorized\""),
    (#"{"message":"API rate limit exceeded","code":429}"#, "rate limit"),
    (#"{"errors":[{"code":7}]}"#, #""errors" is [{"code":7}]"#),
  ])
  func anAnswerOfAServerIsNamed(text: String, words: String) {
    let error = geoJSONError(text)
    #expect(error?.problem == .notGeoJSON)
    #expect(error?.position == FilePosition(line: 1, column: 1))
    #expect(error?.message.contains("server's answer") == true)
    #expect(error?.message.contains(words) == true, "\(error as Any)")
  }

  @Test func limitsHold() {
    var options = ReadOptions()
    options.limits.points = 3
    let line = feature(#"{"type":"LineString","coordinates":[[1,2],[1,2],[1,2],[1,2]]}"#)
    #expect(geoJSONError(line, options)?.problem == .limitExceeded)
    options.limits.points = 4
    #expect(geoJSONError(line, options) == nil)
  }

  @Test func foreignMembersOfACollectionAreKept() throws {
    let text =
      #"{"type":"FeatureCollection","name":"n","properties":{"a":1},"features":[],"bbox":[]}"#
    let document = try readGeoJSON(text).document
    #expect(document.foreignMembers.members.map(\.key) == ["name", "properties"])
    #expect(document.featureCount == 0)
  }

  @Test func everyPrefixIsAnError() throws {
    let bytes = try caseFile("nested_collection.geojson")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in 0...end {
      #expect(Outcome(Array(bytes[..<count])).error?.problem == .truncatedInput)
    }
  }

  @Test func mutatedFilesNeverTrap() throws {
    let seeds = try caseFiles.map { try caseFile($0) }
    let pieces = ["[", "]", "{", "}", ",", ":", "null", "1e400", "\"type\"", "[[]]", "-", "\\u"]
    try forEachSeed(count: 4_000) { random in
      var bytes = seeds[random.int(in: 0...seeds.count - 1)]
      for _ in 0...random.int(in: 0...4) {
        let place = random.int(in: 3...bytes.count - 1)
        switch random.int(in: 0...3) {
        case 0:
          bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        case 1: bytes.removeSubrange(place..<min(place + random.int(in: 1...8), bytes.count))
        case 2: bytes[place] = UInt8(random.int(in: 0x20...0x7E))
        default:
          let from = random.int(in: 3...bytes.count - 1)
          let copied = bytes[from..<min(from + random.int(in: 1...40), bytes.count)]
          bytes.insert(contentsOf: copied, at: place)
        }
        if bytes.count < 8 { break }
      }
      var options = ReadOptions()
      options.skipInvalid = random.oneIn(2)
      let whole = Outcome(bytes, options)
      let parts = Outcome(bytes, options, chunk: random.int(in: 1...30))
      try #require(whole == parts, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
