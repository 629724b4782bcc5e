import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

struct PointFeatureRunTests {
  /// What reading only positions gives.
  private struct Outcome: Equatable {
    var positions: [Coordinate] = []
    var features: [Int] = []
    var error: ReadError?

    /// Windows of one byte hold no whole feature: everything goes the general way.
    init(_ bytes: [UInt8], chunk: Int) {
      var options = ReadOptions()
      options.onlyPositions = true
      do throws(ReadError) {
        var input = InputBuffer(bytes, chunk: chunk)
        let result = try TrackFormat.geoJSON.read(&input, options)
        positions = result.positions
        features = [result.document.featureCount, result.document.items.count]
      } catch { self.error = error }
    }
  }

  private static let members = [
    #""type":"Feature""#, #""id":7"#, #""id":"a""#, #""properties":null"#, #""properties":{}"#,
    #""properties":{"a":"b","c":-1.5e3,"d":true,"e":null}"#, #""properties":{"a":[1,{"b":2}]}"#,
    #""properties":{"type":"Point","coordinates":[1,2]}"#, #""properties":{"ä":"\u00e4"}"#,
    #""bbox":[1,2,3,4]"#, #""title":"x""#, #""geometry":null"#,
  ]
  private static let geometries = [
    #"{"type":"Point","coordinates":[X,Y]}"#, #"{"coordinates":[X,Y,12.5],"type":"Point"}"#,
    #"{ "type" : "Point" , "coordinates" : [ X , Y ] }"#, #"{"type":"Point","coordinates":[]}"#,
    #"{"type":"Point","coordinates":[X,Y,1,2]}"#,
    #"{"type":"MultiPoint","coordinates":[[X,Y],[1,2]]}"#,
    #"{"type":"LineString","coordinates":[[X,Y],[3,4]]}"#,
    #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[X,Y]}]}"#,
    #"{"type":"Point","coordinates":[X,91]}"#, #"{"type":"Point","crs":null,"coordinates":[X,Y]}"#,
  ]

  private func feature(_ random: inout SeededGenerator, isPlain: Bool) -> String {
    let numbers = [
      "0", "-0.0", "7.8769927", "-179.9999999", "1e1", "539.5", "12.345678901234567890",
    ]
    var geometry =
      isPlain
      ? Self.geometries[random.int(in: 0...2)]
      : Self.geometries.randomElement(using: &random) ?? ""
    geometry = geometry.split(separator: "X", omittingEmptySubsequences: false)
      .joined(separator: numbers.randomElement(using: &random) ?? "0")
    geometry = geometry.split(separator: "Y", omittingEmptySubsequences: false)
      .joined(separator: ["0", "-89.5", "47.654322", "2E1"].randomElement(using: &random) ?? "0")
    var parts = [
      #""type":"Feature""#, "\"geometry\":\(geometry)", Self.members[random.int(in: 1...5)],
    ]
    if !isPlain { parts.append(Self.members.randomElement(using: &random) ?? "") }
    parts.shuffle(using: &random)
    let space = ["", "", " ", "\n"].randomElement(using: &random) ?? ""
    return "{" + parts.joined(separator: space + "," + space) + "}"
  }

  @Test func runsReadWhatTheGeneralPathReads() throws {
    try forEachSeed(count: 600) { random in
      let isPlain = random.oneIn(2)
      let features = (0..<random.int(in: 0...12)).map { _ in
        feature(&random, isPlain: isPlain || !random.oneIn(6))
      }
      var bytes = Array(
        #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#.utf8)
      if random.oneIn(2), let i = bytes.indices.randomElement(using: &random) {
        // Damage: all that the run must not take for plain.
        bytes[i] =
          [0, 0x22, 0x5C, 0x2C, 0x7D, 0x5D, 0x31, 0x80, 0xC3, 0x1F].randomElement(
            using: &random) ?? 0
      }
      let general = Outcome(bytes, chunk: 1)
      for chunk in [256 << 10, 64, 333] {
        try #require(
          Outcome(bytes, chunk: chunk) == general, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func positionsAreThoseOfTheWholeDocument() throws {
    try forEachSeed(count: 100) { random in
      let features = (0..<20).map { _ in feature(&random, isPlain: true) }
      let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
      let document = try TrackFormat.geoJSON.read(Array(text.utf8)).document
      let outcome = Outcome(Array(text.utf8), chunk: 256 << 10)
      try #require(
        outcome.positions == document.waypoints.map { $0.position.coordinates[0] }, "\(text)")
      try #require(outcome.features == [20, 0])
    }
  }

  @Test func linesAndPolygonsGiveTheirPositionsToo() {
    let text = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":
      {"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}},
      {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[5,6]}}]}
      """
    let outcome = Outcome(Array(text.utf8), chunk: 256 << 10)
    #expect(outcome.positions.map(\.longitude) == [0, 1, 1, 0, 5])
  }

  @Test func limitsHold() {
    let feature =
      #"{"type":"Feature","properties":{"name":"long enough"},"geometry":"#
      + #"{"type":"Point","coordinates":[1,2]}}"#
    let features = Array(repeating: feature, count: 6).joined(separator: ",")
    let text = #"{"type":"FeatureCollection","features":[\#(features)]}"#
    var options = ReadOptions()
    options.onlyPositions = true
    options.limits.points = 6
    #expect(throws: Never.self) { try TrackFormat.geoJSON.read(Array(text.utf8), options: options) }
    options.limits.points = 5
    #expect(throws: ReadError.self) {
      try TrackFormat.geoJSON.read(Array(text.utf8), options: options)
    }
    options.limits.points = 6
    options.limits.tokenBytes = 10
    #expect(throws: ReadError.self) {
      try TrackFormat.geoJSON.read(Array(text.utf8), options: options)
    }
  }
}
