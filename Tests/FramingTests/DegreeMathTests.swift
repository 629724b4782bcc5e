import Foundation
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct DegreeMathTests {
  @Test(arguments: [-720.0, -450, -360, -270, -180, -90, 0, 90, 180, 270, 360, 450, 3600])
  func quarterTurnsAreExact(degrees: Double) {
    let quarter = Int(DegreeMath.turned(degrees) / 90)
    #expect(DegreeMath.sine(degrees) == [0, 1, 0, -1][quarter])
    #expect(DegreeMath.cosine(degrees) == [1, 0, -1, 0][quarter])
  }

  @Test func othersAreTheLibrarys() throws {
    try forAll { random in
      let degrees = random.double(in: -700...700)
      return abs(DegreeMath.sine(degrees) - sin(degrees * .pi / 180)) < 1e-14
        && abs(DegreeMath.cosine(degrees) - cos(degrees * .pi / 180)) < 1e-14
    }
  }

  @Test(
    arguments: [
      (0.0, 0.0), (359, 359), (360, 0), (-90, 270), (725, 5), (-1e-20, 0), (-0.0, 0), (-360, 0),
    ])
  func turnsAreTakenAway(degrees: Double, expected: Double) {
    #expect(DegreeMath.turned(degrees) == expected)
    #expect(DegreeMath.turned(degrees).sign == .plus)
  }

  @Test(arguments: [(0.0, -1.0, 0.0), (1, 0, 90), (0, 1, 180), (-1, 0, -90), (1, -1, 45)])
  func headingsOfVectors(x: Double, y: Double, expected: Double) {
    #expect(DegreeMath.heading(of: SIMD2(x, y)) == expected)
  }
}
