import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct SegmentSeamVertexTests {
  @Test func aCopiedFixKeepsEverythingButItsLongitude() throws {
    var source = Segment()
    var details = FixDetails()
    details.name = "corner"
    source.append(Fix(coordinate: try Coordinate(latitude: 1, longitude: 2)))
    source.append(
      Fix(
        coordinate: try Coordinate(latitude: 3, longitude: 190), elevation: 4,
        time: Timestamp(seconds: 5), channels: [.hdop: 6, .fix: 1], details: details))
    var copy = Segment()
    copy.append(fix: 1, of: source, longitude: -170)
    var expected = source[1]
    expected.coordinate = try Coordinate(latitude: 3, longitude: -170)
    #expect(copy[0] == expected)
    copy.append(fix: 0, of: source, longitude: 2)
    #expect(copy[1] == source[0])
  }

  @Test func linearNeverLeavesItsEnds() throws {
    try forAll(count: 1000) { random in
      let (a, b) = (random.double(in: -1e3...1e3), random.double(in: -1e3...1e3))
      let value = Interpolation.linear(a, b, random.double(in: 0...1))
      return value >= min(a, b) && value <= max(a, b)
    }
    #expect(Interpolation.linear(0.1, 0.1, 0.3) == 0.1)
    #expect(Interpolation.linear(.nan, 1, 0.5).isNaN)
  }

  @Test(arguments: [
    (350.0, 20.0, 0.5, 5.0), (20, 350, 0.5, 5), (90, 100, 0.25, 92.5), (0, 350, 1, 350),
  ])
  func courseTurnsTheShortWay(_ a: Double, _ b: Double, _ fraction: Double, _ expected: Double) {
    #expect(abs(Interpolation.value(of: .course, a, b, fraction) - expected) < 1e-9)
  }

  @Test func timesAreInterpolatedToTheNanosecond() throws {
    try forEachSeed { random in
      let start = Int64(random.int(in: -4_000_000_000...4_000_000_000))
      let span = Int64(random.int(in: -100_000...100_000))
      let nanoseconds = UInt32(random.int(in: 0...999_999_999))
      let a = Timestamp(seconds: start, nanoseconds: nanoseconds)
      let b = Timestamp(seconds: start + span)
      // In whole nanoseconds, which fit Int64 over this span.
      let difference = span * 1_000_000_000 - Int64(nanoseconds)
      let quarter = Int64(random.int(in: 0...4))
      let time = Interpolation.time(a, b, Double(quarter) / 4)
      let passed = (time.seconds - start) * 1_000_000_000 + Int64(time.nanoseconds)
      try #require(abs(4 * (passed - Int64(nanoseconds)) - difference * quarter) <= 4)
    }
  }
}
