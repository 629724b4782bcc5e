import Geodesy
import Geofencing
import Testing
import TrackFormats
import Tracks

@testable import RouteJobs

@Suite struct FenceDrawingTests {
  private static let fences = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","id":"depot","properties":{"radius":"100m","stroke":"#ff0000"},
     "geometry":{"type":"Point","coordinates":[7,45.002]}},
    {"type":"Feature","properties":{"name":"yard","fill":"#00ff00"},
     "geometry":{"type":"Polygon","coordinates":[[[7,45],[7.1,45],[7.1,45.1],[7,45]]]}},
    {"type":"Feature","id":"way","properties":{"buffer":20},
     "geometry":{"type":"LineString","coordinates":[[7,45],[7,46]]}}]}
    """

  private func file() throws -> FenceFile {
    try FenceFile(try TrackFormat.geoJSON.read(Array(Self.fences.utf8)))
  }

  @Test func fencesAreDrawnWithTheWordsAndStyleOfTheirFile() throws {
    let file = try file()
    #expect(file.fences.map(\.id) == ["depot", "yard", "way"])
    guard case .area(let circle) = file.drawings[0], case .area(let yard) = file.drawings[1],
      case .track(let way) = file.drawings[2]
    else {
      Issue.record("\(file.drawings)")
      return
    }
    #expect(circle.circle?.radius == 100 && circle.polygons[0].rings[0].isClosed)
    #expect(circle.details.text.name == "depot" && circle.details.id?.text == "\"depot\"")
    #expect(circle.details.properties?["stroke"]?.text == "\"#ff0000\"")
    #expect(yard.details.text.name == "yard" && yard.circle == nil)
    #expect(way.segments[0].count == 2)
  }

  @Test func eventsAreAnnotations() throws {
    let file = try file()
    var drawing = FenceDrawing()
    drawing.items = file.drawings
    drawing.monitor = FenceMonitor(FenceSet([file.fences[0]]))
    var document = TrackDocument()
    let places = (0..<5).map {
      Coordinate(uncheckedLatitude: 45 + Double($0) / 1000, longitude: 7)
    }
    document.items = [.track(Track(segments: [Segment(coordinates: places)]))]
    try drawing.draw(on: &document)
    #expect(document.areas.count == 2 && document.tracks.count == 2)
    #expect(document.waypoints.map(\.details.text.name) == ["enter depot", "exit depot"])
    for waypoint in document.waypoints {
      let margin = file.fences[0].shape.margin(of: waypoint.position.coordinates[0]).value
      #expect(abs(margin) < 0.01)
      #expect(waypoint.details.properties?["fence"]?.text == "\"depot\"")
    }
  }

  @Test func whatIsTypedIsDrawnUnderItsID() throws {
    let center = Coordinate(uncheckedLatitude: 1, longitude: 2)
    guard
      case .area(let circle) = FenceDrawing.item(
        try CircleFence(center: center, radius: 5.meters), id: "a"),
      case .area(let ring) = FenceDrawing.item(
        ring: [
          center, Coordinate(uncheckedLatitude: 2, longitude: 2),
          Coordinate(uncheckedLatitude: 2, longitude: 3),
        ], id: "b")
    else {
      Issue.record("no areas")
      return
    }
    #expect(circle.circle?.center == center && circle.details.text.name == "a")
    #expect(ring.polygons[0].rings[0].count == 4 && ring.details.text.name == "b")
  }

  /// Outputs called them `area-1`…, though they have a name.
  @Test func theNameOfATypedFenceIsItsID() throws {
    let center = Coordinate(uncheckedLatitude: 1, longitude: 2)
    let items = [
      FenceDrawing.item(try CircleFence(center: center, radius: 5.meters), id: "a"),
      FenceDrawing.item(ring: [center], id: "a"),
    ]
    for case .area(let area) in items {
      #expect(area.details.id?.text == #""a""#)
    }
  }

  /// An outline is computed: its places had 17 digits.
  @Test func circlesAreDrawnToSevenDecimals() throws {
    let center = Coordinate(uncheckedLatitude: 48.1234567, longitude: 11.7654321)
    let item = FenceDrawing.item(try CircleFence(center: center, radius: 250.meters), id: "a")
    guard case .area(let area) = item, let ring = area.polygons.first?.rings.first else {
      Issue.record("no area")
      return
    }
    #expect(ring.isClosed && ring.count > 16)
    for place in ring.coordinates {
      #expect(place.latitude == (place.latitude * 1e7).rounded() / 1e7)
      #expect(place.longitude == (place.longitude * 1e7).rounded() / 1e7)
    }
  }
}
