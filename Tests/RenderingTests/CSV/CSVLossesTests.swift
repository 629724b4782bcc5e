import Testing
import Tracks

@testable import Rendering

@Suite struct CSVLossesTests {
  @Test func everythingOfGPX() throws {
    #expect(
      try output(fullGPXDocument(), .csv).report.losses == [
        "metadata", "types", "numbers of tracks", "descriptions", "sources", "links", "symbols",
        "magnetic variation, geoid height and DGPS data", "names of both a track and its fixes",
        "tracks without fixes", "extensions",
      ])
  }

  @Test func everythingOfGeoJSON() throws {
    #expect(
      try output(fullGeoJSONDocument(), .csv).report.losses == [
        "foreign members", "ids", "properties", "types of geometries",
        "features without positions", "styles",
      ])
  }

  @Test func namesAndTimesAreHeld() throws {
    var details = properties(["title": "\"T\"", "time": "\"1970-01-01T00:00:01Z\"", "n": "null"])
    details.text.name = "T"
    var point = Segment()
    point.append(segment([1, 2])[0].coordinate, elevation: 3, time: Timestamp(seconds: 1))
    point.setLast(.heartRate, 100)
    #expect(
      try output(document(.waypoint(Waypoint(details: details, position: point))), .csv).report
        .losses == [])
  }

  @Test func whatOnlyGPXHas() throws {
    var waypoint = Waypoint(position: segment([1, 2]))
    waypoint.proximity = 5
    let points = segment([1, 2], [3, 4])
    var route = Route(points: points, shaping: [[points.coordinates[0]]])
    route.details.drawing = DrawingStyle()
    let (text, report) = try output(document(.waypoint(waypoint), .route(route)), .csv)
    #expect(report.losses == ["proximities", "styles", "shaping points of routes"])
    #expect(text.split(separator: "\r\n").count == 4)
  }

  @Test func halfCharactersAreNotHeld() throws {
    var details = properties(["name": #""a\ud800""#])
    details.text.name = "a\u{FFFD}"
    let point = document(.waypoint(Waypoint(details: details, position: segment([1, 2]))))
    #expect(try output(point, .csv).report.losses == ["half characters"])
    #expect(try output(point, .geoJSON).report.losses == [])
  }
}
