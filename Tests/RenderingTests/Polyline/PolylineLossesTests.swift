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

  @Test(
    arguments: [
      ([[1.12345, 2], [-3, -4.54321]], 5, []), ([[1.123456, 2]], 6, []),
      ([[1.123456, 2]], 5, ["decimals beyond the fifth"]),
      ([[1, 2], [3, 4.00000001]], 6, ["decimals beyond the sixth"]),
      ([[179, 0], [-179, 1]], 5, ["lines over the 180th meridian in one piece"]),
      // The vertices of the cut are no places of the input.
      ([[179, 0], [-178, 1]], 5, ["lines over the 180th meridian in one piece"]),
      ([[190.1, 0]], 5, []),
    ] as [([[Double]], Int, [String])])
  func placesAreMovedWithAWord(places: [[Double]], precision: Int, losses: [String]) throws {
    var line = Segment()
    for place in places { line.append(segment(place)[0]) }
    var options = OutputOptions()
    options.polylinePrecision = precision
    #expect(
      try output(document(.track(Track(segments: [line]))), .polyline, options).report.losses
        == losses)
  }
}
