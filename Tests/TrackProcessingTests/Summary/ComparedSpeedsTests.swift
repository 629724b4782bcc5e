import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ComparedSpeedsTests {
  private static func speeds(
    _ fixes: [(way: Double, seconds: Double?)], over seconds: Double
  ) -> [Double] {
    let track = segment(fixes.map { (45, 7, nil, $0.seconds) })
    return ComparedSpeeds.speeds(track, ways: fixes.map(\.way), over: seconds)
  }

  @Test func windowsReachToTheFirstFixLateEnough() {
    let fixes: [(way: Double, seconds: Double?)] = [
      (0, 0), (2, 1), (20, 2), (22, 3), (24, 4), (26, nil), (28, 9),
    ]
    #expect(Self.speeds(fixes, over: 0) == [2, 18, 2, 2, 0.8])
    let expected: [Double] = [22 / 3, 22 / 3, 8 / 7, 1, 0.8]
    #expect(Self.speeds(fixes, over: 3) == expected)
    #expect(Self.speeds(fixes, over: 100).isEmpty)
    #expect(Self.speeds([], over: 3).isEmpty)
  }

  @Test func onlyAdvancingTimeCounts() {
    #expect(Self.speeds([(0, 10), (50, 0), (58, 4), (60, 14)], over: 0) == [2, 0.2])
    #expect(Self.speeds([(0, 10), (50, 0), (58, 4), (60, 14)], over: 3) == [15])
    #expect(Self.speeds([(0, 5), (50, 5)], over: 0).isEmpty)
  }

  @Test func percentilesAreValues() {
    let values = (1...100).map(Double.init).shuffled()
    #expect(ComparedSpeeds.percentile(values, 0.95) == 95)
    #expect(ComparedSpeeds.percentile([7], 0.95) == 7)
    #expect(ComparedSpeeds.percentile([], 0.95) == nil)
  }

  @Test func allSegmentsAndTheRecordedChannel() {
    var speeds = ComparedSpeeds()
    var fast = segment([(45, 7, nil, 0), (45, 7, nil, 10)])
    fast.setColumn(.speed, [3.5, .nan])
    speeds.add(segment([(45, 7, nil, 0), (45, 7, nil, 4)]), ways: [0, 40])
    speeds.add(fast, ways: [0, 20])
    #expect(speeds.results.map(\.value) == [10, 10, 2, 3.5])
    #expect(ComparedSpeeds().results.allSatisfy { $0.value == nil })
  }
}
