import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct GeodesicTests {
  @Test(arguments: ReferenceValues.geodesicDistance)
  func distances(entry: ReferenceValues.Entry) {
    let n = entry.input
    #expect(entry.holds([Geodesic.distance(from: place(n[0], n[1]), to: place(n[2], n[3]))]))
  }

  @Test(arguments: ReferenceValues.geodesicMidpoint)
  func midpoints(entry: ReferenceValues.Entry) {
    let n = entry.input
    let middle = Geodesic.midpoint(from: place(n[0], n[1]), to: place(n[2], n[3]))
    #expect(entry.holds([middle.latitude, middle.longitude]))
  }

  @Test func bearingsAreClockwiseFromNorth() {
    let origin = place(0, 0)
    let targets = [place(1, 0), place(0, 1), place(-1, 0), place(0, -1)]
    let bearings = targets.map { Geodesic.path(from: origin, to: $0).initialBearing.degrees }
    #expect(bearings == [0, 90, 180, 270])
  }

  @Test func directAndInverseAgree() throws {
    try forAll { random in
      let start = random.coordinate(latitudes: -89...89)
      let bearing = Bearing(degrees: random.double(in: 0...360))
      let distance = random.double(in: 1...19_000_000)
      let end = Geodesic.destination(from: start, bearing: bearing, distance: distance.meters)
      let path = Geodesic.path(from: start, to: end)
      let turn = Antimeridian.wrapped(path.initialBearing.degrees - bearing.degrees)
      return abs(path.distance - distance) < 1e-6 && abs(turn) < 1e-3
        && Geodesic.distance(from: start, to: end) == path.distance
    }
  }

  @Test func longitudesAreModulo360() throws {
    try forAll { random in
      let a = random.coordinate()
      let b = random.coordinate()
      let shifted = place(b.latitude, b.longitude + (b.longitude < 0 ? 360 : -360))
      return abs(Geodesic.distance(from: a, to: b) - Geodesic.distance(from: a, to: shifted)) < 1e-6
    }
  }

  @Test func distancesThatAreNotFiniteLeadNowhere() {
    let end = Geodesic.destination(
      from: place(10, 20), bearing: .north, distance: Meters(.infinity))
    #expect(abs(end.latitude - 10) < 1e-12 && abs(end.longitude - 20) < 1e-12)
  }
}
