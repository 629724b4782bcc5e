import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct RingPlaneTests {
  @Test(arguments: FenceEdges.allCases)
  func verticesComeBackAsTheyWere(edges: FenceEdges) throws {
    try forAll(count: 100) { random in
      let positions = random.star(50, 179, radii: 1...5)
      let ring = try FenceRing(positions, edges: edges)
      var plane = RingPlane(ring)
      let points = plane.points(of: ring)
      // Other points come back but for rounding.
      let other = place(random.double(in: 45...55), random.double(in: 174...184))
      let back = plane.coordinate(plane.point(other))
      return points.map(plane.coordinate) == ring.chain.vertices
        && abs(back.latitude - other.latitude) < 1e-12
        && abs(back.longitude - other.longitude) < 1e-12
    }
  }

  @Test func aHoleLiesOnTheSameTurn() throws {
    let exterior = try FenceRing(box(-10, 170, 10, 190), edges: .planar)
    let hole = try FenceRing(box(-5, -178, 5, -174), edges: .planar)
    var plane = RingPlane(exterior)
    let coordinates = plane.points(of: hole).map(plane.coordinate)
    #expect(coordinates.map(\.longitude) == [182, 186, 186, 182, 182])
  }
}
