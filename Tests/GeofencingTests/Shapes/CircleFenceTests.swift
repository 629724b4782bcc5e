import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct CircleFenceTests {
  static func circle(
    _ latitude: Double, _ longitude: Double, _ radius: Double
  ) throws -> CircleFence {
    try CircleFence(center: place(latitude, longitude), radius: Meters(radius))
  }

  /// Published values (MAPSPEC section 9, `circle.on.*`).
  @Test(arguments: [
    (60.00071682448961, 10.001078544848905, 100.0),
    (60.35729066321569, 10.545152325054458, 50_000.0),
  ])
  func publishedDistances(latitude: Double, longitude: Double, radius: Double) throws {
    let point = place(latitude, longitude)
    #expect(abs(try Self.circle(60, 10, radius).margin(of: point).value) < 1e-6)
    #expect(try Self.circle(60, 10, radius + 1e-5).state(of: point) == .inside)
    #expect(try Self.circle(60, 10, radius - 1e-5).state(of: point) == .outside)
  }

  /// A polygon with so many corners falls short by as much (`circle.poly.*`); the circle does not.
  @Test(arguments: [(16.0, 19.21471959676957), (32, 4.815273327803071), (128, 0.30118130379575003)])
  func aCircleIsNoPolygon(corners: Double, shortfall: Double) throws {
    #expect(abs(1000 * (1 - cos(.pi / corners)) - shortfall) < 1e-9)
    let fence = try Self.circle(60, 10, 1000)
    let edge = Geodesic.destination(
      from: fence.center, azimuth: 180 / corners, distance: 1000 - shortfall / 2)
    #expect(fence.state(of: edge) == .inside)
    #expect(abs(fence.margin(of: edge).value + shortfall / 2) < 1e-6)
  }

  /// A sphere would be off by that much on a kilometer (`circle.hav.*`); the ellipsoid is not.
  @Test(arguments: [
    (0.009043694769749644, 0.0, 5.6143655298935755),
    (0, 0.008983152841195215, -1.1175990732089076),
  ])
  func aCircleIsNotOnASphere(latitude: Double, longitude: Double, error: Double) throws {
    let point = place(latitude, longitude)
    #expect(abs(GreatCircle.distance(from: place(0, 0), to: point) - 1000 - error) < 1e-6)
    #expect(abs(try Self.circle(0, 0, 1000).margin(of: point).value) < 1e-6)
  }

  @Test(arguments: [
    (-179.9, 0.0, true), (-179.8, 0.2, true), (-179.4, 0, false), (179.4, 0, false), (0, 0, false),
    (180, 0, true), (-180, 0, true), (540, 0, true),
  ])
  func overTheSeam(longitude: Double, latitude: Double, isInside: Bool) throws {
    let state = try Self.circle(0, 179.9, 50_000).state(of: place(latitude, longitude))
    #expect((state != .outside) == isInside)
  }

  @Test func radiusZeroIsTheCenter() throws {
    let fence = try Self.circle(50, 10, 0)
    #expect(fence.state(of: place(50, 10)) == .boundary)
    #expect(fence.state(of: place(50, 370)) == .boundary)
    #expect(fence.margin(of: place(50, 10)).value == 0)
    #expect(fence.state(of: place(50.001, 10)) == .outside)
    #expect(fence.crossings(from: place(50, 9), to: place(50, 10)) == [1])
  }

  @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
  func whatIsNoRadius(radius: Double) {
    #expect(throws: CircleFence.Invalid.self) { try Self.circle(50, 10, radius) }
  }

  /// 200,000 places against GeographicLib: near the boundary and anywhere, at poles and the seam.
  @Test func placesAgreeWithGeodesics() throws {
    try forAll(count: 400) { random in
      var center = random.coordinate()
      if random.oneIn(5) { center = place(random.oneIn(2) ? 90 : -89.99, center.longitude) }
      let radius = pow(10, random.double(in: -2...7.2))
      let fence = try CircleFence(center: center, radius: Meters(radius))
      for i in 0..<500 {
        let point =
          i % 3 == 0
          ? random.coordinate()
          : Geodesic.destination(
            from: center, azimuth: random.double(in: 0...360),
            distance: radius * (1 + random.double(in: -1...1) * pow(10, random.double(in: -9...0))))
        let distance = Geodesic.distance(from: center, to: point)
        let state = fence.state(of: point)
        let expected: FenceState =
          abs(distance - radius) <= CircleFence.tolerance
          ? .boundary : distance < radius ? .inside : .outside
        guard state == expected, state == .outside || fence.bounds.contains(point),
          abs(fence.margin(of: point).value - (distance - radius)) <= 1e-9 * distance + 3e-8
        else { return false }
      }
      return true
    }
  }

  /// Published values (`circlex.*`): meters along the geodesic.
  @Test(arguments: [
    (45.05, 7.1, [1938.9115753881451, 5938.910835638657]), (45.05, 7.05, [1938.9113933189242]),
    (45.2, 7.1, []),
  ])
  func publishedCrossings(latitude: Double, longitude: Double, expected: [Double]) throws {
    let start = place(expected.isEmpty ? 45.2 : 45.05, 7)
    let fence = try Self.circle(45.05, 7.05, 2000)
    let end = place(latitude, longitude)
    let length = Geodesic.distance(from: start, to: end)
    let crossings = fence.crossings(from: start, to: end)
    #expect(crossings.count == expected.count)
    #expect(zip(crossings, expected).allSatisfy { abs($0 * length - $1) < 1e-5 })
  }

  /// `circlex.planar`: fractions in a local plane.
  @Test func thePlaneAgreesInTheSmall() throws {
    let crossings = try Self.circle(45.05, 7.05, 2000).crossings(
      from: place(45.05, 7), to: place(45.05, 7.1))
    let planar = [0.24612275213838058, 0.7538772478616194]
    #expect(zip(crossings, planar).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  /// Between crossings nothing changes, at crossings the distance is the radius.
  @Test func crossingsPartStates() throws {
    try forAll(count: 300) { random in
      let center = random.coordinate()
      let radius = pow(10, random.double(in: 1...7))
      let fence = try CircleFence(center: center, radius: Meters(radius))
      func point() -> Coordinate {
        Geodesic.destination(
          from: center, azimuth: random.double(in: 0...360),
          distance: radius * random.double(in: 0...2))
      }
      let (a, b) = (point(), point())
      let way = GeodesicWay(from: a, to: b)
      let crossings = fence.crossings(from: a, to: b)
      func isInside(_ along: Double) -> Bool { fence.state(of: way.place(along)) != .outside }
      guard (crossings.count % 2 == 1) == (isInside(0) != isInside(way.length)) else {
        return false
      }
      for i in 1..<100 {
        let part = Double(i) / 100
        if crossings.contains(where: { abs($0 - part) * way.length < 1e-4 }) { continue }
        let count = crossings.filter { $0 < part }.count
        if isInside(part * way.length) != (isInside(0) != (count % 2 == 1)) { return false }
      }
      return crossings.allSatisfy {
        abs(fence.margin(of: way.place($0 * way.length)).value) < 1e-5
      }
    }
  }
}
