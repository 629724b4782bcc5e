import Geodesy
import Testing

@testable import Tracks

@Suite struct TrackDocumentTests {
  @Test func eachKindIsFoundInFileOrder() throws {
    var place = Segment()
    place.append(Fix(coordinate: try Coordinate(latitude: 1, longitude: 2)))
    func named(_ name: String) -> ItemDetails {
      var details = ItemDetails()
      details.text.name = name
      return details
    }
    var document = TrackDocument()
    document.items = [
      .track(Track(details: named("a"))), .waypoint(Waypoint(details: named("b"), position: place)),
      .feature(Feature(details: named("c"))), .route(Route(details: named("d"))),
      .area(Area(details: named("e"), polygons: [])), .track(Track(details: named("f"))),
    ]
    #expect(document.tracks.map(\.details.text.name) == ["a", "f"])
    #expect(document.waypoints.map(\.details.text.name) == ["b"])
    #expect(document.features.map(\.details.text.name) == ["c"])
    #expect(document.routes.map(\.details.text.name) == ["d"])
    #expect(document.areas.map(\.details.text.name) == ["e"])
  }
}
