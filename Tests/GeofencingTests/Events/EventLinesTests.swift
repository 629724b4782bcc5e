import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// Events and approaches name the line of their fix, where lines were remembered.
struct EventLinesTests {
  static var way: Segment {
    var way = segment([(0.5, -1, 0), (0.5, 0.5, 15), (0.5, 2, 30)])
    way.setLines([7, 8, 9])
    return way
  }

  @Test func ofTracksAndRoutes() throws {
    var document = TrackDocument()
    let shaping = [[Coordinate(uncheckedLatitude: 0.5, longitude: -0.5)]]
    document.items = [
      .track(Track(segments: [Self.way])), .route(Route(points: Self.way, shaping: shaping)),
    ]
    let log = try FenceMonitor(.one(FenceMonitorTests.square)).log(of: document)
    #expect(log.events.map(\.line) == [8, 9, 8, 9])
    #expect(log.paths[0].histories[0].visits[0].exit?.line == 9)
  }

  @Test func ofApproaches() {
    let far = TestBox(west: 3, south: 0, east: 4, north: 1)
    #expect(Approach(.nearest, of: [Self.way], to: far)?.line == 9)
    #expect(Approach(atFix: 0, ofSegment: 0, Self.way, to: far).line == 7)
  }
}
