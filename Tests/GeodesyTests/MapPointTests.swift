import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct MapPointTests {
  @Test(arguments: ReferenceValues.mapPoint)
  func mapKitsPoints(entry: ReferenceValues.Entry) {
    let point = MapPoint(mapKit: place(entry.input[0], entry.input[1]))
    #expect(entry.holds([point.x, point.y]))
  }

  @Test(arguments: ReferenceValues.mapPointWeb)
  func webPoints(entry: ReferenceValues.Entry) {
    let point = MapPoint(place(entry.input[0], entry.input[1]))
    #expect(entry.holds([point.x, point.y]))
  }

  @Test(arguments: ReferenceValues.coordinate)
  func coordinates(entry: ReferenceValues.Entry) throws {
    let coordinate = try #require(MapPoint(x: entry.input[0], y: entry.input[1]).coordinate)
    #expect(entry.holds([coordinate.latitude, coordinate.longitude]))
  }

  @Test func bothClampsDifferOnlyNearThePoles() {
    #expect(MapPoint(place(84.9, 5)) == MapPoint(mapKit: place(84.9, 5)))
    #expect(MapPoint(place(85.04, 5)).y < MapPoint(mapKit: place(85.04, 5)).y)
    for pole in [90.0, -90] {
      let point = MapPoint(place(pole, 0))
      #expect(point.y == (pole > 0 ? 0 : EarthModel.worldSize))
    }
  }

  @Test func longitudesAreNotWrapped() {
    #expect(MapPoint(place(0, 190)).x > EarthModel.worldSize)
    #expect(MapPoint(place(0, -190)).x < 0)
    #expect(MapPoint(x: 1.25 * EarthModel.worldSize, y: 0).coordinate?.longitude == 270)
    #expect(MapPoint(x: 10 * EarthModel.worldSize, y: 0).coordinate?.longitude == -180)
  }

  @Test func thereAndBackAgain() throws {
    try forAll { random in
      let coordinate = random.coordinate(latitudes: -85.05...85.05)
      guard let back = MapPoint(coordinate).coordinate else { return false }
      return abs(back.latitude - coordinate.latitude) < 1e-10
        && abs(back.longitude - coordinate.longitude) < 1e-10
    }
  }

  @Test func whatIsNotFiniteIsNowhere() {
    #expect(MapPoint(x: .nan, y: 0).coordinate == nil)
    #expect(MapPoint(x: 0, y: .infinity).coordinate == nil)
    #expect(MapPoint(x: 0, y: 1e300).coordinate?.latitude == -90)
  }
}
