import Geodesy
import Testing

@testable import Geofencing

struct FenceShapeDefaultsTests {
  @Test func theWayIsStraightInDegreesTheShortWayRound() {
    let shape = TestBox(west: 0, south: 0, east: 1, north: 2)
    func place(_ a: Double, _ b: Double) -> Double {
      shape.place(
        at: 0.25, from: Coordinate(uncheckedLatitude: 0, longitude: a),
        to: Coordinate(uncheckedLatitude: 0, longitude: b)
      ).longitude
    }
    #expect(place(0, 4) == 1)
    #expect(place(178, -178) == 179)
    #expect(place(-178, 178) == -179)
    #expect(place(530, -180) == 532.5)
  }

  @Test func theSizeIsHalfTheShorterSide() {
    let wide = TestBox(west: 0, south: 0, east: 1, north: 0.1).size.value
    #expect(abs(wide - 5528.7) < 1)
    let high = TestBox(west: 179.9, south: -1, east: -179.9, north: 1).size.value
    #expect(abs(high - 11_132) < 1)
    #expect(TestBox(west: 0, south: 0, east: 1, north: 1).circleRadius == nil)
    #expect(TestBox(west: -180, south: -90, east: 180, north: 90).size.value > 5e6)
  }
}
