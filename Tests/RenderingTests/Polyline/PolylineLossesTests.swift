import Testing
import Tracks

@testable import Rendering

@Suite struct PolylineLossesTests {
  @Test func everythingOfGPX() throws {
    #expect(
      try output(fullGPXDocument(), .polyline).report.losses == [
        "times", "elevations", "channels", "tracks of several segments", "names", "types",
        "numbers of tracks and routes", "waypoints", "words of single points",
        "tracks without fixes", "metadata", "extensions",
      ])
  }

  @Test func everythingOfGeoJSON() throws {
    #expect(
      try output(fullGeoJSONDocument(), .polyline).report.losses == [
        "elevations", "channels", "names", "ids", "properties", "foreign members", "waypoints",
        "areas", "features without geometry", "geometry collections",
        "tracks of several segments", "styles",
      ])
  }

  @Test func bareLinesLoseNothing() throws {
    let track = Track(segments: [segment([1, 2], [3, 4])])
    let route = Route(points: segment([1, 2]))
    #expect(try output(document(.track(track), .route(route)), .polyline).report.losses == [])
    #expect(
      try output(document(.track(track), .route(Route())), .polyline).report.losses
        == ["routes without points"])
  }
}
