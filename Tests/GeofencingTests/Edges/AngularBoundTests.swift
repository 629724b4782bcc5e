import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct AngularBoundTests {
  /// No place of a box is nearer than the bound says.
  @Test func boundsAreBelow() throws {
    try forAll(count: 5000) { random in
      let point = random.coordinate()
      let south = random.double(in: -90...90)
      let west = random.double(in: -180...180)
      let box = EdgeChain.Box(
        west, south, west + random.double(in: 0...random.double(in: 0...90)),
        random.double(in: south...90))
      let inBox = place(random.double(in: box.y...box.w), random.double(in: box.x...box.z))
      let distance = Geodesic.distance(from: point, to: inBox)
      // On the copy nearest to the box.
      let turn = ((box.x + box.z - 2 * point.longitude) / 720).rounded()
      let least =
        (-1...1).map {
          AngularBound.leastHaversine(
            from: place(point.latitude, point.longitude + 360 * (turn + Double($0))),
            cosine: cos(point.latitude * .pi / 180), to: box)
        }.min() ?? 0
      return least <= AngularBound.haversine(of: distance)
    }
  }

  /// Small boxes near the place, where the cosine is not computed, up to the poles.
  @Test func boundsOfNearBoxesAreBelow() throws {
    try forAll(count: 20_000) { random in
      let point = place(
        random.oneIn(4) ? 90 - pow(10, random.double(in: -9...1)) : random.double(in: -89...89), 0)
      let reach = pow(10, random.double(in: -8...0.3))
      func near() -> Coordinate {
        place(
          min(90, max(-90, point.latitude + random.double(in: -reach...reach))),
          random.double(in: -reach...reach))
      }
      let (a, b) = (near(), near())
      let box = EdgeChain.Box(
        min(a.longitude, b.longitude), min(a.latitude, b.latitude),
        max(a.longitude, b.longitude), max(a.latitude, b.latitude))
      let inBox = place(random.double(in: box.y...box.w), random.double(in: box.x...box.z))
      let least = AngularBound.leastHaversine(
        from: point, cosine: max(0, cos(point.latitude * .pi / 180)), to: box)
      return least <= AngularBound.haversine(of: Geodesic.distance(from: point, to: inBox))
    }
  }

  @Test func farthestIsInfinite() {
    #expect(AngularBound.haversine(of: 2.1e7) == .infinity)
    #expect(AngularBound.haversine(of: .infinity) == .infinity)
    #expect(AngularBound.haversine(of: 0) > 0)
  }

  /// All within a radius lies within its reach; the reach is no more than a hundredth too long.
  @Test func reachesHoldCircles() throws {
    try forAll(count: 2000) { random in
      let center = random.coordinate()
      let radius = pow(10, random.double(in: 0...6.5))
      let reach = AngularBound.reach(of: radius, at: center.latitude)
      let point = Geodesic.destination(
        from: center, azimuth: random.double(in: 0...360), distance: radius)
      let north = abs(point.latitude - center.latitude)
      let east = abs((point.longitude - center.longitude).remainder(dividingBy: 360))
      return north <= reach.north && east <= (reach.east ?? 180)
        && reach.north <= radius / 110_574 * 1.01 + 1e-9
    }
  }

  @Test func aPoleIsOnAllMeridians() {
    #expect(AngularBound.reach(of: 200_000, at: 89).east == nil)
    #expect(AngularBound.reach(of: 100_000, at: 89).east != nil)
    #expect(AngularBound.reach(of: 0, at: 90).east == nil)
  }
}
