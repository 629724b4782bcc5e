import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

struct EdgeFrameTests {
  private static func random(
    _ random: inout SeededGenerator, near start: Coordinate, within reach: Double
  ) -> Coordinate {
    let place = Geodesic.destination(
      from: start, bearing: Bearing(degrees: random.double(in: 0...360)),
      distance: Meters(reach * random.double(in: 0...1)))
    // As documents have it: on the same turn.
    let turn = ((start.longitude - place.longitude) / 360).rounded()
    return Coordinate(
      uncheckedLatitude: place.latitude, longitude: place.longitude + 360 * turn)
  }

  @Test(
    arguments: [
      (1.0, 1.0, 1e-8, 1e-6), (100, 100, 1e-8, 1e-8), (1000, 1000, 1e-6, 1e-8),
      (9000, 2000, 5e-5, 1e-7), (9000, 20_000, 1e-4, 1e-6),
    ])
  func distancesAndFeetAreThoseOfGeodesics(
    length: Double, reach: Double, meters: Double, part: Double
  ) throws {
    try forEachSeed(count: 300) { random in
      let a = Coordinate(
        uncheckedLatitude: random.double(in: -79...79), longitude: random.double(in: -180...180))
      let b = Self.random(&random, near: a, within: length)
      let c = Self.random(&random, near: a, within: reach)
      let frame = try #require(EdgeFrame(from: a, to: b))
      let place = try #require(frame.place(of: c))
      let measured = frame.deviation(of: place)
      let track = Geodesic.crossTrack(of: c, from: a, to: b)
      let path = Geodesic.path(from: a, to: b)
      try #require(abs(measured.ground - track.distance) <= meters)
      try #require(abs(frame.length - path.distance) <= meters)
      if path.distance > length / 100 {
        try #require(abs(measured.fraction - track.along / path.distance) <= part)
      }
      let gone = random.double(in: 0...1)
      let there = Geodesic.destination(
        from: a, bearing: path.initialBearing, distance: Meters(gone * path.distance))
      try #require(
        abs(
          frame.distance(from: place, toFraction: gone) - Geodesic.distance(from: c, to: there))
          <= meters)
      let screen = CertificateOracle.screen(c, a, b)
      try #require(abs(measured.screenSquare.squareRoot() - screen) <= 1e-2)
    }
  }

  @Test func edgesAndVerticesThatAreTooFarAreNotTaken() throws {
    let a = try Coordinate(latitude: 45, longitude: 10)
    #expect(EdgeFrame(from: a, to: try Coordinate(latitude: 45.1, longitude: 10)) == nil)
    #expect(EdgeFrame(from: a, to: try Coordinate(latitude: 45, longitude: 10.2)) == nil)
    #expect(EdgeFrame(from: a, to: try Coordinate(latitude: 45, longitude: 370)) == nil)
    let pole = try Coordinate(latitude: 80.1, longitude: 10)
    #expect(EdgeFrame(from: pole, to: pole) == nil)
    let frame = try #require(EdgeFrame(from: a, to: a))
    for (latitude, longitude) in [(45.3, 10.0), (45, 10.4), (45, 370), (-45, 10), (90, 10)] {
      #expect(frame.place(of: try Coordinate(latitude: latitude, longitude: longitude)) == nil)
    }
  }

  @Test func anEdgeOfNoLengthIsItsPlace() throws {
    let a = try Coordinate(latitude: -33, longitude: 151)
    let b = try Coordinate(latitude: -33.001, longitude: 151.001)
    let frame = try #require(EdgeFrame(from: a, to: a))
    let measured = frame.deviation(of: try #require(frame.place(of: b)))
    #expect(frame.length == 0)
    #expect(abs(measured.ground - Geodesic.distance(from: a, to: b)) < 1e-8)
    #expect(measured.fraction == 0)
  }
}
