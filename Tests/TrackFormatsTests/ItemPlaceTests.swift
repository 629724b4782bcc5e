import Testing
import Tracks

@testable import TrackFormats

@Suite struct ItemPlaceTests {
  static let geoJSON = """
    {"type":"FeatureCollection","features":[
     {"type":"Feature","geometry":null,"properties":{"a":1,
      "b":2,"b":3}},
       {"properties":{"x":0},"type":"Feature",
        "geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}}
    ]}
    """
  static let gpx = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="1" lon="2"/><wpt lat="x" lon="2"/>
      <trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/>
      <rte><rtept lat="1" lon="2"/></rte>
      <trk/></gpx>
    """

  static func places(_ text: String, _ name: String, keeps: Bool = true) throws -> ReadResult {
    let format = try #require(TrackFormat.all.first { $0.name == name })
    var options = ReadOptions()
    options.keepsItemPlaces = keeps
    return try format.read(Array(text.utf8), options: options)
  }

  static func words(_ place: ItemPlace) -> String {
    ([("", place.start)] + place.properties.map { ($0.key, $0.position) })
      .map { "\($0.0)\($0.1.line):\($0.1.column)" }.joined(separator: " ")
  }

  @Test func featuresHavePlaces() throws {
    let result = try Self.places(Self.geoJSON, "geojson")
    #expect(result.itemPlaces.count == result.document.items.count)
    #expect(
      result.itemPlaces.map(Self.words) == [
        "2:2 a2:50 b3:3 b3:9", "4:4 x4:19", "4:4 x4:19",
      ])
    #expect(result.itemPlaces[0].position(of: "b") == FilePosition(line: 3, column: 9))
    #expect(result.itemPlaces[0].position(of: "c") == FilePosition(line: 2, column: 2))
    #expect(result.itemPlaces[0].position(of: nil) == FilePosition(line: 2, column: 2))
  }

  @Test func aFeatureAloneHasAPlace() throws {
    let feature = #" {"type":"Feature","properties":{"r":1},"geometry":null}"#
    #expect(try Self.places(feature, "geojson").itemPlaces.map(Self.words) == ["1:2 r1:34"])
    let point = #"{"type":"Point","coordinates":[1,2]}"#
    #expect(try Self.places(point, "geojson").itemPlaces.map(Self.words) == ["1:1"])
    let lines = "\(point)\n\(point)\n"
    #expect(try Self.places(lines, "geojsonl").itemPlaces.map(Self.words) == ["1:1", "2:1"])
  }

  @Test func elementsHavePlaces() throws {
    let result = try Self.places(Self.gpx, "gpx")
    #expect(result.itemPlaces.count == result.document.items.count)
    #expect(result.itemPlaces.map(Self.words) == ["2:3", "3:3", "4:3", "5:3"])
  }

  @Test func nothingIsKeptUnasked() throws {
    #expect(try Self.places(Self.geoJSON, "geojson", keeps: false).itemPlaces.isEmpty)
    #expect(try Self.places(Self.gpx, "gpx", keeps: false).itemPlaces.isEmpty)
  }
}
