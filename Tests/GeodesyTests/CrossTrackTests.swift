import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct CrossTrackTests {
  @Test(arguments: ReferenceValues.crossTrack)
  func publishedValues(entry: ReferenceValues.Entry) {
    let n = entry.input
    let result = Geodesic.crossTrack(
      of: place(n[0], n[1]), from: place(n[2], n[3]), to: place(n[4], n[5]))
    #expect(entry.holds([result.distance, result.along]))
  }

  /// Against a search along the leg.
  @Test func noPointOfTheLegIsNearer() throws {
    try forAll(count: 100) { random in
      let a = random.coordinate(latitudes: -85...85)
      let leg = random.double(in: 1...500_000)
      let azimuth = random.double(in: 0...360)
      let b = Geodesic.destination(from: a, azimuth: azimuth, distance: leg)
      let point = Geodesic.destination(
        from: Geodesic.destination(
          from: a, azimuth: azimuth, distance: random.double(in: -0.2...1.2) * leg),
        azimuth: random.double(in: 0...360), distance: random.double(in: 0...50_000))
      let result = Geodesic.crossTrack(of: point, from: a, to: b)
      var nearest = Double.infinity
      for i in 0...400 {
        let step = Geodesic.destination(from: a, azimuth: azimuth, distance: leg * Double(i) / 400)
        nearest = min(nearest, Geodesic.distance(from: step, to: point))
      }
      return result.distance <= nearest + 1e-6 && result.distance >= nearest - leg / 800
    }
  }

  @Test func aLegOfNothingIsItsStart() {
    let result = Geodesic.crossTrack(of: place(45, 8), from: place(45, 7), to: place(45, 7))
    #expect(result.along == 0)
    #expect(abs(result.distance - Geodesic.distance(from: place(45, 7), to: place(45, 8))) < 1e-6)
  }

  @Test func aPointOfTheLegIsAtNoDistance() {
    let result = Geodesic.crossTrack(of: place(0, 5), from: place(0, 0), to: place(0, 10))
    #expect(result.distance < 1e-6)
    #expect(abs(result.along - 556_597.4539663679) < 1e-5)
  }

  /// Legs up to half round the earth, points anywhere: against a search along the leg.
  @Test func longLegsAndFarPointsAreFoundToo() throws {
    try forEachSeed(count: 300) { random in
      let a = random.coordinate()
      let azimuth = random.double(in: 0...360)
      let end = Geodesic.destination(
        from: a, azimuth: azimuth, distance: random.double(in: 1_000_000...19_990_000))
      let leg = Geodesic.path(from: a, to: end)
      let point = random.coordinate()
      func distance(_ along: Double) -> Double {
        Geodesic.distance(
          from: Geodesic.destination(
            from: a, azimuth: leg.initialBearing.degrees, distance: along), to: point)
      }
      var best = 0.0
      for i in 1...400 {
        let along = leg.distance * Double(i) / 400
        if distance(along) < distance(best) { best = along }
      }
      var step = leg.distance / 400
      while step > 1e-3 {
        for along in [best - step, best + step] where along >= 0 && along <= leg.distance {
          if distance(along) < distance(best) { best = along }
        }
        step *= 0.6
      }
      let result = Geodesic.crossTrack(of: point, from: a, to: end)
      try #require(abs(result.distance - distance(best)) < 1e-6)
      try #require(abs(distance(result.along) - result.distance) < 1e-6)
    }
  }

  @Test func legsBetweenAntipodes() {
    for (a, b) in [
      (place(0, 0), place(0, 180)), (place(90, 0), place(-90, 0)), (place(30, 10), place(-30, 190)),
    ] {
      for point in [a, b, place(10, 20), place(-89, 0)] {
        let result = Geodesic.crossTrack(of: point, from: a, to: b)
        let length = Geodesic.distance(from: a, to: b)
        #expect(result.distance <= Geodesic.distance(from: a, to: point) + 1e-6)
        #expect(result.distance <= Geodesic.distance(from: b, to: point) + 1e-6)
        #expect(result.along >= 0 && result.along <= length)
      }
      #expect(Geodesic.crossTrack(of: b, from: a, to: b).distance < 1e-6)
    }
  }
}
