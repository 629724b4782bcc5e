import Geodesy
import Testing
import Tracks

@testable import TrackFormats

struct GeoJSONCoordinatesTests {
  @Test(arguments: [
    #"{"type":"Point","coordinates":[[1,2]]}"#, #"{"type":"LineString","coordinates":[1,2]}"#,
    #"{"type":"Polygon","coordinates":[[1,2],[3,4],[5,6],[1,2]]}"#,
    #"{"type":"LineString","coordinates":[[9,9],[[1,2]]]}"#,
  ])
  func wrongNestingIsNoticedAtItsFirstNumber(geometry: String) throws {
    let text = feature(geometry)
    let start = try #require(text.firstRange(of: "1,2")).lowerBound
    let column = text[..<start].count + 1
    #expect(geoJSONError(text)?.position == FilePosition(line: 1, column: column))
  }

  @Test(arguments: [
    "[null,1]", "[1,null]", "[1,2,null]", "[\"1\",2]", "[1]", "[1,{}]", "[1,[2]]",
    "[true,2]", "[541,0]", "[-540.0000001,0]", "[0,90.0000001]", "[0,-91]", "[1,2,\"3\"]",
    "[1,2,3,null]", "[1013000.5,5700000.25]",
  ])
  func positionsThatAreNone(position: String) throws {
    let geometry = #"{"type":"LineString","coordinates":[[1,2],\#(position),[3,4]]}"#
    for text in [
      geometry, feature(geometry), feature(#"{"type":"Point","coordinates":\#(position)}"#),
    ] {
      let error = geoJSONError(text)
      #expect(error?.problem == .invalidCoordinate || error?.problem == .invalidGeometry)
      #expect(error?.message.contains("feature 0") == true)
    }
    var options = ReadOptions()
    options.skipInvalid = true
    let both =
      #"{"type":"FeatureCollection","features":[\#(feature(geometry)),"#
      + feature(#"{"type":"Point","coordinates":[5,6]}"#) + "]}"
    let result = try readGeoJSON(both, options)
    #expect(result.document.items.count == 1)
    #expect(result.document.featureCount == 2)
    #expect(result.document.locatedFeatureCount == 1)
    #expect(result.findings.findings.map(\.problem) == [.invalidCoordinate])
  }

  @Test func edgesOfTheRangeAreLegalAndKept() throws {
    let geometry =
      #"{"type":"LineString","coordinates":[[540,90],[-540,-90],[-0.0,0e0],[1E+2,4.5e-7]]}"#
    let segment = try #require(try readGeoJSON(geometry).document.tracks.first?.segments.first)
    #expect(segment.coordinates.map(\.longitude) == [540, -540, 0, 100])
    #expect(segment.coordinates.map(\.latitude) == [90, -90, 0, 4.5e-7])
    #expect(segment.coordinates[2].longitude.sign == .minus)
  }

  @Test func swappedAxesAreSuspected() {
    let error = geoJSONError(#"{"type":"Point","coordinates":[45.5,-122.6]}"#)
    #expect(error?.problem == .invalidCoordinate)
    #expect(error?.message.contains("swapped") == true)
    #expect(error?.position == FilePosition(line: 1, column: 37))
  }

  @Test(arguments: [
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}"#, 3),
    (#"{"type":"Polygon","coordinates":[[[0,0],[0,0],[0,0],[0,0]]]}"#, 4),
    (#"{"type":"Polygon","coordinates":[[[0,0]]]}"#, 1),
    (#"{"type":"Polygon","coordinates":[[]]}"#, 0),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0],[1,1],[0,0]]]}"#, 5),
  ])
  func degenerateRingsAreKeptWithAFinding(geometry: String, count: Int) throws {
    let result = try readGeoJSON(geometry)
    #expect(result.document.areas.first?.polygons.first?.rings.map(\.count) == [count])
    #expect(result.findings.findings.map(\.problem) == [.invalidGeometry])
  }

  @Test func aLineOfOnePositionIsKept() throws {
    let result = try readGeoJSON(#"{"type":"LineString","coordinates":[[1,2]]}"#)
    #expect(result.document.tracks.first?.segments.map(\.count) == [1])
    #expect(result.findings.findings.map(\.problem) == [.invalidGeometry])
  }

  @Test func manyEmptyArraysTakeNoLongerThanTheyAreLong() throws {
    // Each array that ends is looked at once: a million of them would show it otherwise.
    let empty = String(repeating: "[],", count: 300_000)
    let text = #"{"type":"MultiLineString","coordinates":[\#(empty)[[1,2],[3,4]]]}"#
    let track = try #require(try readGeoJSON(text, chunk: 64).document.tracks.first)
    #expect(track.segments.count == 300_001)
    #expect(track.segments.last?.count == 2)
  }
}
