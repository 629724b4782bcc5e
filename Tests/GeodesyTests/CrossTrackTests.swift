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
}
