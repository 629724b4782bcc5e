import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct GeodesicLegTests {
  @Test func placesLieOnTheLegAtTheirPart() throws {
    try forEachSeed(count: 2000) { random in
      let start = try Coordinate(
        latitude: random.double(in: -89...89), longitude: random.double(in: -540...540))
      let reach = [1e-4, 0.01, 1, 40][random.int(in: 0...3)]
      let end = try Coordinate(
        latitude: min(max(start.latitude + random.double(in: -reach...reach), -90), 90),
        longitude: min(max(start.longitude + random.double(in: -reach...reach), -540), 540))
      let leg = GeodesicLeg(from: start, to: end)
      let fraction = random.double(in: 0...1)
      let place = leg.coordinate(at: fraction)
      let before = Geodesic.distance(from: start, to: place)
      let behind = Geodesic.distance(from: place, to: end)
      try #require(abs(before - fraction * leg.length) < 1e-6)
      try #require(abs(before + behind - leg.length) < 1e-6)
      // No turn is made on the way.
      try #require(abs(place.longitude - start.longitude) <= 180)
      try #require(abs(place.longitude - end.longitude) <= 180)
    }
  }

  @Test func endsAreAsTheyWereGiven() throws {
    let start = try Coordinate(latitude: 12.345678901234567, longitude: 400)
    let end = try Coordinate(latitude: 12.5, longitude: 401)
    let leg = GeodesicLeg(from: start, to: end)
    #expect(leg.coordinate(at: 0) == start && leg.coordinate(at: 1) == end)
    #expect(leg.coordinate(at: -1) == start && leg.coordinate(at: .nan) == start)
    #expect(leg.coordinate(at: 2) == end)
  }

  @Test(arguments: [(179.9, -179.9), (-179.9, 179.9), (179.9, 180.1), (540, -540)])
  func theAntimeridianIsNoObstacle(west: Double, east: Double) throws {
    let leg = GeodesicLeg(
      from: try Coordinate(latitude: 10, longitude: west),
      to: try Coordinate(latitude: 10, longitude: east))
    #expect(leg.length < 22_000)
    let middle = leg.coordinate(at: 0.5)
    #expect(abs(middle.longitude).isFinite)
    #expect(abs((middle.longitude - 180).remainder(dividingBy: 360)) < 1e-9)
  }
}
