import RoutelayTestSupport
import Testing

@testable import Geodesy

/// The series against GeographicLib.
@Suite struct ShortLegTests {
  /// Whether the leg is in the series' domain.
  static func usesSeries(_ a: Coordinate, _ b: Coordinate) -> Bool {
    ShortLeg.squares(
      latitudeSum: SIMD2(repeating: a.latitude + b.latitude),
      latitudeStep: SIMD2(repeating: b.latitude - a.latitude),
      longitudeStep: SIMD2(repeating: b.longitude - a.longitude)
    ).x >= 0
  }

  /// The difference from the exact geodesic, relative to the length.
  static func error(_ a: Coordinate, _ b: Coordinate) -> Double {
    let exact = Geodesic.distance(from: a, to: b)
    return abs(Geodesic.legLength(from: a, to: b) - exact) / exact
  }

  @Test func theSeriesIsGoodToOneInABillion() throws {
    var worst = 0.0
    try forEachSeed(count: 20_000) { random in
      let latitude = random.double(in: -ShortLeg.latitudeLimit...ShortLeg.latitudeLimit)
      // Large and small steps alike; the largest are the worst.
      let scale = random.oneIn(2) ? 1 : random.double(in: 0.001...1)
      let north = random.double(in: -1...1) * ShortLeg.latitudeReach * scale
      let east = random.double(in: -1...1) * ShortLeg.longitudeReach * scale
      let a = place(latitude - north / 2, 7)
      let b = place(latitude + north / 2, 7 + east)
      guard Self.usesSeries(a, b) else { return }
      let error = Self.error(a, b)
      worst = max(worst, error)
      try #require(error < 1e-9)
    }
    #expect(worst > 1e-12, "the series was never used")
  }

  /// With all terms of third order right, the error of 10 km is far below that of a missing one.
  @Test func theTermsOfThirdOrderAreAllThere() throws {
    try forEachSeed(count: 2000) { random in
      let a = random.coordinate(latitudes: -60...60)
      let b = Geodesic.destination(
        from: a, azimuth: random.double(in: 0...360), distance: 10_000)
      guard Self.usesSeries(a, b) else { return }
      try #require(Self.error(a, b) < 1.5e-12)
    }
  }

  @Test(arguments: [0.0, 15, 30, 45, 60, 70, 75, 79.75])
  func theCornersOfTheDomainAreGood(latitude: Double) {
    for north in [-1.0, -0.5, 0, 0.5, 1] {
      for east in [-1.0, -0.5, 0, 0.5, 1] where north != 0 || east != 0 {
        for sign in [-1.0, 1] {
          let half = north * 0.2499999
          let a = place(sign * (latitude - half), 10)
          let b = place(sign * (latitude + half), 10 + east * 0.9999999)
          #expect(Self.usesSeries(a, b))
          #expect(Self.error(a, b) < 1e-9)
        }
      }
    }
  }

  /// GeographicLib itself is good to some nanometers.
  @Test func legsOfCentimetersAreGood() throws {
    try forAll(count: 3000) { random in
      let a = random.coordinate(latitudes: -79...79)
      let b = place(
        a.latitude + random.double(in: -1e-6...1e-6), a.longitude + random.double(in: -1e-6...1e-6))
      let exact = Geodesic.distance(from: a, to: b)
      return abs(Geodesic.legLength(from: a, to: b) - exact) <= 1e-9 * exact + 5e-9
    }
  }

  @Test func farAndPolarLegsAndThoseAcrossTheAntimeridianAreExact() {
    let legs = [
      (place(10, 179.999), place(10, -179.999)), (place(89.99, 0), place(89.98, 120)),
      (place(0, 0), place(40, 100)), (place(10, 190), place(10, -170.001)),
      (place(-85, 3), place(-85.001, 3)), (place(0, 0), place(0, 360)),
    ]
    for (a, b) in legs {
      #expect(!Self.usesSeries(a, b))
      #expect(Geodesic.legLength(from: a, to: b) == Geodesic.distance(from: a, to: b))
    }
  }

  @Test func aLegOfNothingHasNoLength() {
    #expect(Geodesic.legLength(from: place(52, 13), to: place(52, 13)) == 0)
  }

  @Test func lengthsInBulkAreThoseOneByOne() throws {
    try forEachSeed(count: 50) { random in
      var path = [random.coordinate(latitudes: -70...70)]
      for _ in 0..<random.int(in: 0...600) {
        let last = path[path.count - 1]
        path.append(
          random.oneIn(40)
            ? random.coordinate()
            : place(
              min(max(last.latitude + random.double(in: -0.01...0.01), -90), 90),
              last.longitude + random.double(in: -0.01...0.01)))
      }
      let oneByOne = zip(path, path.dropFirst()).map { Geodesic.legLength(from: $0, to: $1) }
      let count = path.count - 1
      let bulk = Array<Double>(unsafeUninitializedCapacity: count) { lengths, used in
        path.withUnsafeBufferPointer { Geodesic.legLengths(of: $0, into: lengths) }
        used = count
      }
      try #require(bulk == oneByOne)
      try #require(Geodesic.pathLength(path) == oneByOne.reduce(0, +))
    }
  }

  @Test func pathsWithoutLegs() {
    #expect(Geodesic.pathLength([]) == 0)
    #expect(Geodesic.pathLength([place(1, 2)]) == 0)
  }
}
