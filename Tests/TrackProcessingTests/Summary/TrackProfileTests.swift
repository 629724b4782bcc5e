import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TrackProfileTests {
  @Test func onlyTheClockGoesOnBetweenSegments() {
    let profile = TrackProfile(
      of: [
        segment([(45, 7, 100, 0), (45.001, 7, 110, 20)]), Segment(),
        segment([(46, 7, 500, 1000), (46.001, 7, 520, 1020)]),
      ], options: SummaryOptions())
    #expect(profile.clock == [0, 20, 1000, 1020])
    #expect(profile.moving == [0, 20, 20, 40])
    #expect(profile.ascents == [0, 10, 10, 30])
    #expect(profile.ways[1] == profile.ways[2] && profile.ways[3] < 223)
    #expect(profile.heartbeats.isEmpty)
  }

  @Test func whatIsNotThereHasNoColumn() {
    let profile = TrackProfile(
      of: [segment([(45, 7, nil, nil), (45, 8, nil, nil)])], options: SummaryOptions())
    #expect(profile.clock.isEmpty && profile.moving.isEmpty && profile.ascents.isEmpty)
    #expect(TrackProfile(of: [], options: SummaryOptions()).ways.isEmpty)
  }

  @Test func missingTimesHaveTheirShareOfTheWay() {
    let profile = TrackProfile(
      of: [
        segment([
          (45, 7, 0, nil), (45.001, 7, nil, 0), (45.002, 7, nil, nil), (45.005, 7, 80, 40),
          (45.006, 7, nil, nil),
        ]), segment([(45, 7, nil, nil), (45.001, 7, nil, nil)]),
      ], options: SummaryOptions())
    #expect(zip(profile.clock, [0.0, 0, 10, 40, 40, 40, 40]).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(zip(profile.moving, profile.clock).allSatisfy { $0 == $1 })
    // So have missing elevations.
    #expect(zip(profile.ascents, [0.0, 16, 32, 80, 80, 80, 80]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func timesThatRunBackwardStandStill() {
    let profile = TrackProfile(
      of: [segment([(45, 7, 0, 10), (45.001, 7, nil, 5), (45.002, 7, nil, 20)])],
      options: SummaryOptions())
    #expect(profile.clock == [0, 0, 10])
  }

  @Test func gapsAreFilledInside() {
    #expect(
      TrackProfile.filled([.nan, 1, .nan, .nan, 4], ways: [0, 10, 10, 40, 40]).dropFirst()
        == [1, 1, 4, 4])
    // Standing still: by number.
    #expect(TrackProfile.filled([0, .nan, 4], ways: [5, 5, 5]) == [0, 2, 4])
    #expect(TrackProfile.filled([1, .nan], ways: [0, 1])[1].isNaN)
  }
}
