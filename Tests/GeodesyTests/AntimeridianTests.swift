import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct AntimeridianTests {
  @Test(arguments: [
    (0.0, 0.0), (180, -180), (-180, -180), (190, -170), (-190, 170), (540, -180), (-540, -180),
    (359, -1), (360, 0), (179.99, 179.99), (720, 0),
  ])
  func longitudesAreWrapped(longitude: Double, expected: Double) {
    #expect(Antimeridian.wrapped(longitude) == expected)
  }

  @Test(arguments: [
    // As written up to 180 degrees.
    (0.0, 180.0, 180.0), (180, 0, 0), (-90, 90, 90), (10, 20, 20),
    // The short way.
    (179, -179, 181), (-179, 179, -181), (0, 181, -179), (0, -359, 1), (170, -10.5, 349.5),
    // The whole parallel.
    (-180, 180, 180), (180, -180, -180), (0, 360, 360), (100, -260, -260),
    // Beyond that modulo 360, and west where both ways are equally short.
    (-180, 190, -170), (-270, 270, -450), (270, -270, 90), (-540, 540, -540), (540, -180, 540),
  ])
  func stepsFollowTheRule(previous: Double, longitude: Double, expected: Double) {
    #expect(Antimeridian.unwrapped(longitude, after: previous) == expected)
  }

  @Test func everyStepIsShortOrWhole() throws {
    try forAll(count: 2000) { random in
      let previous = random.double(in: -540...540)
      let longitude = random.double(in: -540...540)
      let result = Antimeridian.unwrapped(longitude, after: previous)
      let turns = (result - longitude) / 360
      return abs(turns - turns.rounded()) < 1e-12 && abs(result - previous) <= 180 + 1e-9
    }
  }

  @Test func aPathKeepsItsTurns() {
    var unwrapper = LongitudeUnwrapper()
    let path = [170.0, -170, -170, -50, 70, 170, -170]
    #expect(path.map { unwrapper.next($0) } == [170, 190, 190, 310, 430, 530, 550])
  }

  /// Measured from the unwrapped neighbor this standstill would be a step of exactly 360.
  @Test func standingStillEastOf180IsNoTurn() {
    var unwrapper = LongitudeUnwrapper()
    #expect([179, -179, -179, -179].map { unwrapper.next($0) } == [179, 181, 181, 181])
  }

  @Test func unwrappedPathsHaveTheSameSteps() throws {
    try forAll { random in
      var unwrapper = LongitudeUnwrapper()
      var truth = random.double(in: -180...180)
      let start = truth
      var worst = 0.0
      for _ in 0..<50 {
        let result = unwrapper.next(Antimeridian.wrapped(truth))
        let offset = Antimeridian.wrapped(start) - start
        worst = max(worst, abs(result - truth - offset))
        truth += random.double(in: -170...170)
      }
      return worst < 1e-9
    }
  }
}
