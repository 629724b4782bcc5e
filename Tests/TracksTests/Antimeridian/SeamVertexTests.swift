import Geodesy
import Testing

@testable import Tracks

@Suite struct SeamVertexTests {
  private func vertex(_ x: Double, world: Int = 0, _ latitude: Double, fix index: Int) -> SeamVertex
  {
    SeamVertex(
      longitude: UnwrappedLongitude(meridian: x, world: world), latitude: latitude,
      origin: .fix(ring: 0, index: index))
  }

  @Test func aCrossingLiesOnTheLeg() {
    let crossing = vertex(170, 0, fix: 3).crossing(to: vertex(-160, world: 1, 3, fix: 4), at: 180)
    #expect(crossing.x == 180)
    #expect(abs(crossing.latitude - 1) < 1e-12)
    guard case .between(let ring, 3, 4, let fraction) = crossing.origin else {
      Issue.record("the crossing is not between the fixes")
      return
    }
    #expect(ring == 0)
    #expect(abs(fraction - 1.0 / 3) < 1e-12)
    let west = vertex(-170, 0, fix: 0).crossing(to: vertex(160, world: -1, 2, fix: 1), at: -180)
    #expect(west.x == -180)
    #expect(west.atSeam(180).longitude.meridian == 180)
  }

  @Test func aPlaceHasNothingButItself() {
    var ring = Segment()
    let pole = SeamVertex(
      longitude: UnwrappedLongitude(meridian: 180, world: 5), latitude: 90, origin: .place)
    ring.append(pole, of: [])
    #expect(ring.coordinates == [Coordinate(uncheckedLatitude: 90, longitude: 180)])
    #expect(ring[0].elevation == nil)
  }
}
