import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct StraightWayTests {
  @Test func theShortWayRound() {
    #expect(StraightWay(from: place(0, 170), to: place(0, -170)).end == place(0, 190))
    #expect(StraightWay(from: place(0, -170), to: place(0, 170)).end == place(0, -190))
    #expect(StraightWay(from: place(0, -180), to: place(0, 180)).end == place(0, -180))
    #expect(StraightWay(from: place(0, 0), to: place(0, 180)).end == place(0, -180))
    #expect(StraightWay(from: place(0, 0.1), to: place(0, 0.3)).end == place(0, 0.3))
  }

  @Test func endsAreExact() {
    let way = StraightWay(from: place(0.1, 0.2), to: place(0.7, 0.9))
    #expect(way.place(0) == place(0.1, 0.2) && way.place(1) == place(0.7, 0.9))
    #expect(way.turned(1).start == place(0.1, 360.2))
    #expect(way.box == EdgeChain.Box(0.2, 0.1, 0.9, 0.7))
  }

  static func meetings(
    _ way: StraightWay, _ a: Coordinate, _ b: Coordinate, _ edges: FenceEdges
  ) -> [Double] {
    var meetings = StraightWay.Meetings()
    way.addMeetings(with: a, b, edges: edges, to: &meetings)
    return meetings.parts.sorted()
  }

  @Test func meetingsWithStraightEdges() {
    let way = StraightWay(from: place(0, 0), to: place(0, 10))
    #expect(Self.meetings(way, place(-1, 4), place(1, 4), .planar) == [0.4])
    #expect(Self.meetings(way, place(0, 4), place(1, 4), .planar) == [0.4])
    #expect(Self.meetings(way, place(0.5, 4), place(1, 4), .planar).isEmpty)
    #expect(Self.meetings(way, place(0, 4), place(0, 6), .planar) == [0.4, 0.6])
    #expect(Self.meetings(way, place(-1, 14), place(1, 14), .planar).isEmpty)
    #expect(Self.meetings(way, place(-1, 4), place(1, 4), .geodesic) == [0.4])
  }

  /// A way that goes over the bulge of a great circle meets it twice; over the equator a bent edge
  /// turns the other way.
  @Test func meetingsWithBentEdges() {
    let way = StraightWay(from: place(60.2, -9), to: place(60.2, 9))
    let parts = Self.meetings(way, place(60, -10), place(60, 10), .geodesic)
    #expect(parts.count == 2)
    #expect(
      parts.allSatisfy {
        abs(
          EdgeCurveTests.latitude(
            .geodesic, place(60, -10), place(60, 10),
            at: way.place($0).longitude) - 60.2) < 1e-9
      })
    #expect(parts.count == 2 && abs(parts[0] + parts[1] - 1) < 1e-9)
    let diagonal = StraightWay(from: place(-50, -50), to: place(50, 50))
    #expect(
      Self.meetings(diagonal, place(-60, -50), place(60, 50), .mercator).contains {
        abs($0 - 0.5) < 1e-9
      })
    let north = StraightWay(from: place(0, 30), to: place(60, 30))
    let met = Self.meetings(north, place(0, 0), place(60, 60), .geodesic)
    #expect(met.count == 1 && abs(met[0] - 0.75) < 1e-9)
  }
}
