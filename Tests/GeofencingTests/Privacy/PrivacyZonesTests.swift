import Geodesy
import RoutelayTestSupport
import Testing

@testable import Geofencing

@Suite struct PrivacyZonesTests {
  @Test func aMovedCircleHoldsTheWholeZone() throws {
    try forEachSeed(count: 300) { random in
      let center = at(random.double(in: -90...90), random.double(in: -540...540))
      let circle = GeodesicCircle(center: center, radius: random.double(in: 0...3000))
      let seed = PrivacySeed("\(random.next())")
      let zones = try PrivacyZones(circles: [circle], seed: seed)
      let moved = try #require(zones.fences.fences[0].shape as? CircleFence)
      let apart = Geodesic.distance(from: center, to: moved.center)
      let growth = moved.radius.value - circle.radius
      try #require(abs(growth - max(circle.radius / 2, 50)) < 1e-9)
      try #require(apart <= 0.981 * growth && apart > 0)
      let rim = Geodesic.destination(
        from: center, azimuth: random.double(in: 0...360), distance: circle.radius)
      try #require(moved.state(of: rim) == .inside)
      // The same every time.
      let again = try PrivacyZones(circles: [circle], seed: seed)
      try #require((again.fences.fences[0].shape as? CircleFence)?.center == moved.center)
    }
  }

  @Test func movementsAreSpreadEvenly() throws {
    let circle = try CircleFence(center: at(50, 10), radius: 200.meters)
    var inner = 0
    var east = 0
    for i in 0..<400 {
      let moved = try PrivacyZones.moved(circle, PrivacySeed("\(i)"), 100.meters)
      if Geodesic.distance(from: circle.center, to: moved.center) < 98 / 2.0.squareRoot() {
        inner += 1
      }
      if moved.center.longitude > 10 { east += 1 }
    }
    // Half of each, within four standard deviations.
    #expect((160...240).contains(inner) && (160...240).contains(east))
  }

  @Test func otherSpellingsOfAZoneMoveAlike() throws {
    func step(_ latitude: Double, _ longitude: Double, _ radius: Double) throws -> [Double] {
      let circle = try CircleFence(center: at(latitude, longitude), radius: Meters(radius))
      let center = try PrivacyZones.moved(circle, PrivacySeed("s"), nil).center
      return [center.latitude - latitude, center.longitude - longitude]
    }
    let first = try step(48.137154, 11.576124, 200)
    for (latitude, longitude, radius) in [
      (48.13715, 11.57612, 200.0), (48.137154, 11.576124, 201), (48.1372, 11.5761, 250),
    ] {
      let other = try step(latitude, longitude, radius)
      // Less than 10 cm apart.
      #expect(zip(first, other).allSatisfy { abs($0 - $1) < 1e-6 }, "\(radius)")
    }
    #expect(try abs(step(48.147, 11.576, 200)[0] - first[0]) > 1e-5)
  }

  @Test func onlyCirclesMove() throws {
    let box = BoxFence(west: 0, south: 0, east: 1, north: 1)
    let circle = try CircleFence(center: at(5, 5), radius: 10.meters)
    let zones = try PrivacyZones(
      circles: [GeodesicCircle(center: at(5, 5), radius: 10)], fences: fences(box, circle),
      seed: PrivacySeed("s"))
    #expect(zones.fences.fences.map(\.id) == ["privacy-0", "0", "1"])
    #expect(zones.fences.fences[1].shape is BoxFence)
    let centers = zones.fences.fences.compactMap { ($0.shape as? CircleFence)?.center }
    #expect(centers.count == 2 && centers[0] == centers[1] && centers[0] != at(5, 5))
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func aWrongRadiusIsRefused(radius: Double) {
    #expect(throws: CircleFence.Invalid.self) {
      try PrivacyZones(
        circles: [GeodesicCircle(center: at(0, 0), radius: radius)], seed: PrivacySeed(""))
    }
  }
}
