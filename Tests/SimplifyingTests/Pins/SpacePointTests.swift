import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

struct SpacePointTests {
  @Test func chordsAreAsLongAsShortGeodesics() throws {
    try forEachSeed(count: 500) { random in
      let a = place(random.double(in: -90...90), random.double(in: -540...540))
      let distance = pow(10, random.double(in: -2...4))
      let b = Geodesic.destination(
        from: a, bearing: Bearing(degrees: random.double(in: 0...360)), distance: Meters(distance))
      let chord = (a.spacePoint - b.spacePoint).square.squareRoot()
      let relative = distance * distance / (24 * 6.3e6 * 6.3e6)
      try #require(abs(chord - distance) <= distance * relative + 1e-8, "\(chord) \(distance)")
    }
  }

  @Test func upIsSquareToTheGround() {
    for origin in [place(0, 0), place(47, 11), place(-89.9999, 180), place(90, 0)] {
      for bearing in stride(from: 0.0, to: 360, by: 45) {
        let step =
          Geodesic.destination(
            from: origin, bearing: Bearing(degrees: bearing), distance: Meters(10)
          ).spacePoint - origin.spacePoint
        #expect(abs(step.dot(origin.spaceNormal)) < 1e-4)
      }
    }
  }

  @Test func distanceToAChordEndsAtItsEnds() {
    for (x, y, z, square) in [(5.0, 3.0, 0.0, 9.0), (-3, 4, 0, 25), (14, 0, 3, 25)] {
      let point = SpacePoint(x, y, z)
      #expect(point.squareDistance(toChord: .zero, SpacePoint(10, 0, 0)) == square)
      #expect(point.squareDistance(toChord: .zero, .zero) == point.square)
    }
  }

  @Test func theVectorProductIsSquareToBoth() {
    let (a, b) = (SpacePoint(1, 2, 3), SpacePoint(-4, 5, 0.5))
    #expect(a.cross(b).dot(a) == 0 && a.cross(b).dot(b) == 0)
    #expect(SpacePoint(1, 0, 0).cross(SpacePoint(0, 1, 0)) == SpacePoint(0, 0, 1))
  }
}
