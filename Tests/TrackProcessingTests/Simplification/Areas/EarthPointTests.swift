import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct EarthPointTests {
  /// The textbook's formula, with the library's sines.
  private func expected(_ c: Coordinate) -> (x: Double, y: Double, z: Double) {
    let (phi, lambda) = (c.latitude * .pi / 180, remainder(c.longitude, 360) * .pi / 180)
    let e2 = EarthModel.eccentricitySquared
    let n = EarthModel.equatorialRadius / (1 - e2 * sin(phi) * sin(phi)).squareRoot()
    return (n * cos(phi) * cos(lambda), n * cos(phi) * sin(lambda), n * (1 - e2) * sin(phi))
  }

  @Test func pointsLieWhereTheFormulaSays() throws {
    try forAll(count: 3000) { random in
      let c = Coordinate(
        uncheckedLatitude: random.double(in: -90...90), longitude: random.double(in: -540...540))
      let point = EarthPoint(c)
      let wanted = expected(c)
      // The formula rounds angles of up to half a turn to 7e-16.
      return abs(point.x - wanted.x) < 8e-9 && abs(point.y - wanted.y) < 8e-9
        && abs(point.z - wanted.z) < 3e-9
    }
  }

  @Test(arguments: [0.0, 30, 45, 89.999999, 90], [-180.0, -135, -90, 0, 44.99999999, 45, 90, 180])
  func signsAndQuartersAreRight(latitude: Double, longitude: Double) {
    for sign in [1.0, -1] {
      let c = Coordinate(uncheckedLatitude: sign * latitude, longitude: longitude)
      let wanted = expected(c)
      let point = EarthPoint(c)
      #expect(abs(point.x - wanted.x) < 3e-9)
      #expect(abs(point.y - wanted.y) < 3e-9)
      #expect(abs(point.z - wanted.z) < 3e-9)
    }
  }

  @Test func polesAndMeridiansAreExact() {
    let pole = EarthPoint(Coordinate(uncheckedLatitude: 90, longitude: 17))
    #expect(pole.x == 0)
    #expect(pole.y == 0)
    #expect(abs(pole.z - 6_356_752.314245179) < 2e-9)
    let east = EarthPoint(Coordinate(uncheckedLatitude: 10, longitude: 180))
    let west = EarthPoint(Coordinate(uncheckedLatitude: 10, longitude: -180))
    #expect(east.x == west.x)
    #expect(east.y == 0)
    #expect(west.y == 0)
    let far = EarthPoint(Coordinate(uncheckedLatitude: 10, longitude: 190.5))
    let near = EarthPoint(Coordinate(uncheckedLatitude: 10, longitude: -169.5))
    #expect(far == near)
  }

  @Test func theNormalIsPerpendicularToTheGround() throws {
    try forAll(count: 500) { random in
      let latitude = random.double(in: -89...89)
      let longitude = random.double(in: -180...180)
      let point = EarthPoint(Coordinate(uncheckedLatitude: latitude, longitude: longitude))
      let scale = point.curvature
      let normal = (
        x: point.x * scale, y: point.y * scale,
        z: point.z * scale / (1 - EarthModel.eccentricitySquared)
      )
      let length = normal.x * normal.x + normal.y * normal.y + normal.z * normal.z
      return abs(length - 1) < 1e-15 * 4
        && abs(asin(normal.z) * 180 / .pi - latitude) < 1e-7
    }
  }
}
