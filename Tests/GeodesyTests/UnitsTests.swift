import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct UnitsTests {
  @Test func metersAddUp() {
    #expect(5.meters + 2.5.meters - 1.meters == Meters(6.5))
    #expect(2.meters < 3.meters)
    #expect(2.meters * 1.5 == 3.meters)
  }

  @Test(arguments: [
    (-90.0, 270.0), (360, 0), (720.5, 0.5), (-0.0, 0), (-1e-20, 0), (359.9, 359.9), (.nan, 0),
    (.infinity, 0), (-360, 0),
  ])
  func bearingsAreNormalized(degrees: Double, expected: Double) {
    let bearing = Bearing(degrees: degrees)
    #expect(bearing.degrees == expected)
    #expect(bearing.degrees.sign == .plus)
  }

  @Test func bearingsStayInRange() throws {
    try forAll { random in
      let degrees = random.double(in: -1e6...1e6)
      let bearing = Bearing(degrees: degrees).degrees
      let turns = (degrees - bearing) / 360
      return bearing >= 0 && bearing < 360 && abs(turns - turns.rounded()) < 1e-9
    }
  }

  @Test func theReverseOfTheReverse() {
    #expect(Bearing(degrees: 30).reversed.degrees == 210)
    #expect(Bearing(degrees: 210).reversed.degrees == 30)
  }
}
