import Geodesy
import Testing

@testable import Tracks

@Suite struct TrackTests {
  @Test func aWaypointIsOneFix() throws {
    var place = Segment()
    place.append(Fix(coordinate: try Coordinate(latitude: 1, longitude: 2), elevation: 3))
    let waypoint = Waypoint(position: place, multiPointIndex: 1)
    #expect(waypoint.position[0].elevation == 3)
    #expect(waypoint != Waypoint(position: place))
  }
}
