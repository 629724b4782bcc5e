import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct LocalPlaneTests {
  @Test func thereAndBackAgain() throws {
    try forAll { random in
      let plane = LocalPlane(origin: random.coordinate())
      let place = Geodesic.destination(
        from: plane.origin, azimuth: random.double(in: 0...360),
        distance: random.double(in: 0...300_000))
      let back = plane.coordinate(plane.point(place))
      return Geodesic.distance(from: place, to: back) < 1e-6
    }
  }

  @Test func planarDistancesAreOffByNoMoreThanDocumented() throws {
    try forAll { random in
      let radius = random.double(in: 100...300_000)
      let plane = LocalPlane(origin: random.coordinate())
      let places = (0..<2).map { _ in
        Geodesic.destination(
          from: plane.origin, azimuth: random.double(in: 0...360),
          distance: random.double(in: 0...radius))
      }
      let a = plane.point(places[0])
      let b = plane.point(places[1])
      let planar = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      let exact = Geodesic.distance(from: places[0], to: places[1])
      let earth = 6_335_000.0
      return abs(planar - exact) <= exact * radius * radius / (6 * earth * earth) + 1e-6
    }
  }

  @Test func xIsEastAndYIsNorth() {
    let plane = LocalPlane(origin: place(60, 179.99))
    let east = plane.point(place(60, -179.99))
    #expect(east.x > 1000 && abs(east.y) < 1)
    let north = plane.point(place(60.01, 179.99))
    #expect(north.y > 1000 && abs(north.x) < 1e-6)
    let origin = plane.point(plane.origin)
    #expect(origin == PlanePoint(x: 0, y: 0))
  }

  @Test func pointsThatAreNotFiniteAreTheOrigin() {
    let plane = LocalPlane(origin: place(1, 2))
    #expect(plane.coordinate(PlanePoint(x: .nan, y: 0)) == plane.origin)
    #expect(plane.coordinate(PlanePoint(x: .infinity, y: 0)) == plane.origin)
  }
}
