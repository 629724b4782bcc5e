import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct SectionDistanceTests {
  /// What GeographicLib itself may be off, meters.
  static let noise = 1.5e-8

  /// An edge of a given length, and a point beside it.
  struct Sample {
    var start: Coordinate
    var end: Coordinate
    var point: Coordinate
  }

  /// An edge of any direction, at the poles and written on any turn too, with a point before, beside
  /// or past it.
  static func sample(
    _ random: inout SeededGenerator, length: Double, offset: Double
  ) -> Sample {
    let latitudes: ClosedRange<Double> = random.oneIn(4) ? 85...90 : -90...90
    let start = place(random.double(in: latitudes), random.double(in: -540...540))
    let azimuth = random.double(in: 0...360)
    var end = Geodesic.destination(from: start, azimuth: azimuth, distance: length)
    if random.oneIn(2) {
      end = place(end.latitude, end.longitude + (end.longitude < 0 ? 360 : -360))
    }
    let foot = Geodesic.destination(
      from: start, azimuth: azimuth,
      distance: length * random.double(in: random.oneIn(4) ? -0.3...1.3 : 0...1))
    let point = Geodesic.destination(
      from: foot, azimuth: random.oneIn(2) ? azimuth + 90 : random.double(in: 0...360),
      distance: offset)
    return Sample(start: start, end: end, point: point)
  }

  @Test(arguments: ReferenceValues.sectionDistance)
  func referenceValues(entry: ReferenceValues.Entry) {
    let n = entry.input
    let section = SectionDistance(from: place(n[2], n[3]), to: place(n[4], n[5]))
    #expect(entry.holds([section.foot(of: place(n[0], n[1])).distance]))
  }

  @Test(arguments: [1.0, 10, 100, 1000, 10_000, 30_000, 100_000])
  func theBoundHoldsAndIsGenerous(length: Double) throws {
    var worst = 0.0
    try forEachSeed(count: 3000) { random in
      let length = length * random.double(in: 0.3...1)
      let offset = exp(random.double(in: log(1e-3)...log(max(length, 500_000))))
      let it = Self.sample(&random, length: length, offset: random.oneIn(10) ? 0 : offset)
      let section = SectionDistance(from: it.start, to: it.end)
      let distance = section.foot(of: it.point).distance
      let exact = Geodesic.crossTrack(of: it.point, from: it.start, to: it.end).distance
      let bound = SectionDistance.errorBound(distance: min(distance, exact), chord: section.chord)
      try #require(abs(distance - exact) <= bound / 2 + Self.noise)
      worst = max(worst, abs(distance - exact) / bound)
    }
    #expect(worst > 0.1)
  }

  /// The plane is built from the definition: positions in space, laid along the normal at the point.
  @Test func itIsTheDistanceInThePlaneThatTouchesThePoint() throws {
    func position(_ coordinate: Coordinate) -> SIMD3<Double> {
      let latitude = coordinate.latitude * .pi / 180
      let longitude = coordinate.longitude * .pi / 180
      let e2 = EarthModel.eccentricitySquared
      let normal =
        EarthModel.equatorialRadius / (1 - e2 * sin(latitude) * sin(latitude)).squareRoot()
      return SIMD3(
        normal * cos(latitude) * cos(longitude), normal * cos(latitude) * sin(longitude),
        normal * (1 - e2) * sin(latitude))
    }
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    try forEachSeed(count: 2000) { random in
      let length = exp(random.double(in: 0...log(100_000)))
      let it = Self.sample(&random, length: length, offset: random.double(in: 0...length))
      let latitude = it.point.latitude * .pi / 180
      let longitude = it.point.longitude * .pi / 180
      let up = SIMD3(
        cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
      var a = position(it.start) - position(it.point)
      var b = position(it.end) - position(it.point)
      a -= dot(a, up) * up
      b -= dot(b, up) * up
      let edge = b - a
      let fraction = min(max(0 - dot(a, edge) / dot(edge, edge), 0), 1)
      let nearest = a + fraction * edge
      let foot = SectionDistance(from: it.start, to: it.end).foot(of: it.point)
      // Positions of six thousand kilometers, and nine radians, are rounded to some nanometers.
      try #require(abs(foot.distance - dot(nearest, nearest).squareRoot()) < 4e-8)
      try #require(abs(foot.fraction - fraction) * length < 1e-5)
    }
  }

  /// On the equator and along a meridian the answer is known in closed form.
  @Test func centimetersAreGoodToNanometers() {
    let degree = EarthModel.equatorialRadius * .pi / 180
    let edge = SectionDistance(from: place(0, 9), to: place(0, 9 + 100 / degree))
    for step in [1e-3, 1e-2, 1, 30] {
      let beside = edge.foot(of: place(0, 9 + (100 + step) / degree))
      #expect(abs(beside.distance - step) < 1e-9)
      let before = edge.foot(of: place(0, 9 - step / degree))
      #expect(abs(before.distance - step) < 1e-9)
    }
    // At the equator the meridian's radius is a(1 - e²).
    let north = 0.01 / (degree * (1 - EarthModel.eccentricitySquared))
    let foot = edge.foot(of: place(north, 9 + 50 / degree))
    #expect(abs(foot.distance - 0.01) < 1e-9)
    #expect(abs(foot.fraction - 0.5) < 1e-9)
  }

  /// The chord of a long edge lies far below its middle, which is still on the edge.
  @Test(arguments: ReferenceValues.chordSagitta)
  func sagittasDoNotCount(entry: ReferenceValues.Entry) {
    let length = entry.input[0]
    let radius = entry.input[1]
    #expect(radius == EarthModel.meanRadius)
    let sagitta = radius * (1 - cos(length / 2 / radius))
    #expect(entry.holds([sagitta]))
    let a = place(45, 7)
    let b = Geodesic.destination(from: a, azimuth: 60, distance: length)
    let distance = SectionDistance(from: a, to: b).foot(of: Geodesic.midpoint(from: a, to: b))
    #expect(distance.distance < sagitta / 1000)
  }

  /// Between two places on a parallel the geodesic lies nearer to the pole.
  @Test(arguments: ReferenceValues.parallelDeviation)
  func theEdgeIsNoParallel(entry: ReferenceValues.Entry) {
    let latitude = entry.input[0]
    let length = entry.input[1]
    let radius = EarthModel.meanRadius
    #expect(entry.holds([length * length * tan(latitude * .pi / 180) / (8 * radius)]))
    let half = length / 2 / radius / cos(latitude * .pi / 180) * 180 / .pi
    let section = SectionDistance(from: place(latitude, 7 - half), to: place(latitude, 7 + half))
    let foot = section.foot(of: place(latitude, 7))
    #expect(abs(foot.distance / entry.expected[0] - 1) < 0.01)
    #expect(abs(foot.fraction - 0.5) < 1e-9)
  }

  @Test func anEdgeOfNothingIsItsStart() {
    for latitude in [-90.0, -12, 0, 89.9999, 90] {
      let section = SectionDistance(from: place(latitude, 7), to: place(latitude, 367))
      let near = section.foot(of: place(latitude * 0.99999, 7.0001))
      let exact = Geodesic.distance(from: place(latitude, 7), to: place(latitude * 0.99999, 7.0001))
      #expect(abs(near.distance - exact) < 1e-6)
      #expect(near.position == 0)
      let far = section.foot(of: place(-latitude / 3 - 30, 150))
      #expect(far.distance > 1_000_000)
      #expect(far.position == 0)
      #expect(section.foot(of: place(latitude, 7)).distance < 1e-12)
    }
  }

  @Test func directionsOfLongitudeDoNotMatter() {
    let here = SectionDistance(from: place(10, 179.9), to: place(10.1, -179.9))
    let there = SectionDistance(from: place(10, 539.9), to: place(10.1, -539.9))
    for longitude in [-539.95, -179.95, 180.05, 540.05] where longitude <= 540 {
      let a = here.foot(of: place(10, longitude))
      let b = there.foot(of: place(10, longitude))
      #expect(abs(a.distance - b.distance) < 1e-6)
      #expect(a.distance < 20_000)
    }
  }
}
