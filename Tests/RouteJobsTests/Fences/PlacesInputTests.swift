import Geodesy
import RoutelayTestSupport
import TrackFormats
import Tracks
import Testing

@testable import RouteJobs

@Suite struct PlacesInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func positions(_ text: String, _ name: String) throws -> [[Double]] {
    let loaded = try PlacesInput().read(try folder.write(text, name))
    return loaded.positions.map { [$0.longitude, $0.latitude] }
  }

  /// Every geometry, in the order of the file, as the fast reader of places gives it.
  private static let features = [
    #"{"type":"Point","coordinates":[1,1]}"#, #"{"type":"MultiPoint","coordinates":[[2,2],[3,3]]}"#,
    #"{"type":"LineString","coordinates":[[4,4],[5,5,99]]}"#,
    #"{"type":"MultiLineString","coordinates":[[[6,6],[7,7]],[[8,8],[9,9]]]}"#,
    #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]],[[0.2,0.1],[0.9,0.1],[0.9,0.8],[0.2,0.1]]]}"#,
    #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]}"#,
    #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[10,10]},{"type":"GeometryCollection","geometries":[{"type":"LineString","coordinates":[[11,11],[12,12]]},{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}]},{"type":"Point","coordinates":[13,13]}]}"#,
  ]

  @Test func allPositionsOfGeoJSONInOrder() throws {
    let text =
      "{\"type\":\"FeatureCollection\",\"features\":["
      + Self.features.map { "{\"type\":\"Feature\",\"properties\":{},\"geometry\":\($0)}" }
      .joined(separator: ",") + "]}"
    let list = try positions(text, "a.geojson")
    #expect(list.count == 1 + 2 + 2 + 4 + 8 + 4 + 8)
    #expect(list.prefix(9).map { $0[0] } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(list.suffix(8).map { $0[0] } == [10, 11, 12, 0, 1, 1, 0, 13])
    // The way through a document, which other formats go.
    let result = try TrackFormat.geoJSON.read(Array(text.utf8))
    var other: [Coordinate] = []
    for item in result.document.items { item.addPositions(to: &other) }
    #expect(other.map { [$0.longitude, $0.latitude] } == list)
  }

  @Test func fixesRoutePointsAndWaypointsOfGPXInTheOrderOfTheFile() throws {
    let text = """
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="1"/>
      <rte><rtept lat="2" lon="2"/><rtept lat="3" lon="3"/></rte>
      <trk><trkseg><trkpt lat="4" lon="4"/></trkseg><trkseg><trkpt lat="5" lon="365"/></trkseg></trk></gpx>
      """
    #expect(
      try positions(text, "a.gpx") == [[1, 1], [2, 2], [3, 3], [4, 4], [365, 5]])
  }

  @Test func nothingIsNoTrouble() throws {
    #expect(try positions(#"{"type":"FeatureCollection","features":[]}"#, "a.geojson").isEmpty)
  }

  @Test func errorsHaveTheirPlace() throws {
    let path = try folder.write("{\"type\":\"Point\",\n \"coordinates\":[1,95]}", "a.geojson")
    let error = #expect(throws: JobFailure.self) { try PlacesInput().read(path) }
    #expect(error?.path == path && error?.problem == .invalidCoordinate)
    #expect(error?.position == FilePosition(line: 2, column: 19))
  }

  @Test func findingsAreHandedOn() throws {
    let path = try folder.write(
      #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}"#, "a.geojson")
    #expect(try PlacesInput().read(path).findings.map(\.problem) == [.unclosedRing])
  }
}
