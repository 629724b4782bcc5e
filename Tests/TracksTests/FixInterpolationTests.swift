import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct FixInterpolationTests {
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

  @Test(arguments: [
    (Channel.satellites, 7.0, 8.0, 0.49, 7.0), (.satellites, 7, 8, 0.5, 8), (.fix, 1, 2, 0.9, 2),
    (.accuracy, 3, 5, 0.5, 4), (.heartRate, 100, 110, 0.1, 101),
  ])
  func channels(
    _ channel: Channel, _ a: Double, _ b: Double, _ fraction: Double, _ expected: Double
  ) {
    #expect(abs(Interpolation.value(of: channel, a, b, fraction) - expected) < 1e-9)
  }

  @Test(arguments: Channel.allCases)
  func nothingIsMadeOutOfAGap(_ channel: Channel) {
    #expect(Interpolation.value(of: channel, .nan, 3, 0.2).isNaN)
    #expect(Interpolation.value(of: channel, 3, .nan, 0.2).isNaN)
  }

  @Test func anInvalidAccuracyIsNotAveraged() {
    #expect(Interpolation.value(of: .accuracy, -1, 5, 0.5).isNaN)
    #expect(Interpolation.value(of: .accuracy, 5, -1, 0.5).isNaN)
  }

  @Test func roundedTimesStayBetweenTheEnds() throws {
    let a = Timestamp(seconds: 5, nanoseconds: 999_999_900)
    let b = Timestamp(seconds: 6, nanoseconds: 100)
    #expect(Interpolation.roundedTime(a, b, 0.1) == Timestamp(seconds: 6))
    let close = Timestamp(seconds: 5, nanoseconds: 999_999_950)
    #expect(Interpolation.roundedTime(a, close, 0.5) == close)
    #expect(
      Interpolation.roundedTime(Timestamp(seconds: 0), Timestamp(seconds: 1), 1 / 3)
        == Timestamp(seconds: 0, nanoseconds: 333_000_000))
    try forAll { random in
      let a = Timestamp(
        seconds: Int64(random.int(in: -9...9)), nanoseconds: UInt32(random.int(in: 0...999_999_999))
      )
      let b = Timestamp(
        seconds: Int64(random.int(in: -9...9)), nanoseconds: UInt32(random.int(in: 0...999_999_999))
      )
      let time = Interpolation.roundedTime(a, b, random.double(in: 0...1))
      return time >= min(a, b) && time <= max(a, b)
        && (time == a || time == b || time.nanoseconds % 1_000_000 == 0)
    }
  }

  /// Three fixes with gaps in every column.
  private func mixed() throws -> Segment {
    var named = FixDetails()
    named.name = "Hut"
    named.extensions = RawXML(text: "<a/>")
    var segment = Segment()
    segment.append(
      Fix(
        coordinate: try Coordinate(latitude: 0, longitude: 7), elevation: 10,
        time: Timestamp(seconds: 0), channels: [.heartRate: 100], details: named))
    segment.append(
      Fix(
        coordinate: try Coordinate(latitude: 0, longitude: 8), elevation: 20,
        time: Timestamp(seconds: 100), channels: [.heartRate: 120, .course: 350]))
    segment.append(
      Fix(coordinate: try Coordinate(latitude: 0, longitude: 9), channels: [.course: 10]))
    segment.extensions = RawXML(text: "<s/>")
    return segment
  }

  @Test func samplesAreFixesAndPlacesBetween() throws {
    let segment = try mixed()
    let first = GeodesicLeg(from: segment.coordinates[0], to: segment.coordinates[1])
    let second = GeodesicLeg(from: segment.coordinates[1], to: segment.coordinates[2])
    let sampled = segment.sampled([
      SegmentSample(fix: 0, of: segment), SegmentSample(behind: 0, fraction: 0.25, on: first),
      SegmentSample(behind: 0, fraction: 0.5, on: first, time: Timestamp(seconds: 33)),
      SegmentSample(fix: 1, of: segment), SegmentSample(behind: 1, fraction: 0.5, on: second),
      SegmentSample(fix: 2, of: segment),
    ])
    #expect([sampled[0], sampled[3], sampled[5]] == Array(segment))
    #expect(sampled.extensions == segment.extensions)
    let quarter = sampled[1]
    #expect(abs(quarter.coordinate.longitude - 7.25) < 1e-12)
    #expect(quarter.elevation == 12.5 && quarter.time == Timestamp(seconds: 25))
    #expect(quarter.channels == [.heartRate: 105] && quarter.details == nil)
    #expect(sampled[2].time == Timestamp(seconds: 33))
    let half = sampled[4]
    #expect(half.elevation == nil && half.time == nil && half.details == nil)
    #expect(half.channels == [.course: 0])
    // Its own fixes alone make the segment again.
    #expect(segment.sampled(segment.indices.map { SegmentSample(fix: $0, of: segment) }) == segment)
    #expect(segment.sampled([]).isEmpty)
  }
}
