import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SpeedClockTests {
  /// Runs a clock over legs (meters, seconds after the start or nil), from second 0.
  static func run(
    _ legs: [(Double, Double?)], stopSpeed: Double = 0.5, stopDuration: Double = 15
  ) -> SpeedClock {
    var clock = SpeedClock(stopSpeed: stopSpeed, stopDuration: stopDuration)
    clock.add(leg: 0, until: Timestamp(seconds: 0))
    for (leg, seconds) in legs {
      clock.add(leg: leg, until: seconds.map { Timestamp(seconds: Int64($0)) } ?? .missing)
    }
    clock.finish()
    return clock
  }

  @Test func slowLegsInARowAreOneStop() {
    #expect(Self.run([(100, 10), (1, 18), (1, 25), (100, 35)]).stopped == 15)
    #expect(Self.run([(100, 10), (1, 18), (1, 24), (100, 34)]).stopped == 0)
    // Interrupted by a fast leg.
    #expect(Self.run([(1, 10), (10, 12), (1, 22)]).stopped == 0)
    // At the end of the segment.
    #expect(Self.run([(100, 10), (0, 40)]).stopped == 30)
  }

  @Test func theSpeedLimitItselfIsMoving() {
    #expect(Self.run([(10, 20)]).stopped == 0)
    #expect(Self.run([(9.99, 20)]).stopped == 20)
  }

  @Test func legsWithoutATimeBelongToTheNextOne() {
    let clock = Self.run([(10, nil), (20, nil), (30, 10)])
    #expect(clock.maxSpeed == 6)
  }

  @Test func onlyAdvancingTimeHasASpeed() {
    #expect(Self.run([]).maxSpeed == nil)
    #expect(Self.run([(50, 0)]).maxSpeed == nil)
    #expect(Self.run([(50, -10), (8, -6)]).maxSpeed == 2)
    #expect(Self.run([(0, 5)]).maxSpeed == 0)
  }

  @Test func earliestAndLatestInAnyOrder() {
    let clock = Self.run([(1, 50), (1, -20), (1, 30)])
    #expect(clock.earliest == Timestamp(seconds: -20) && clock.latest == Timestamp(seconds: 50))
  }

  @Test func fixesBeforeTheFirstTimeDoNotCount() {
    var clock = SpeedClock(stopSpeed: 0.5, stopDuration: 15)
    clock.add(leg: 0, until: .missing)
    clock.add(leg: 1000, until: Timestamp(seconds: 5))
    clock.add(leg: 10, until: Timestamp(seconds: 7))
    clock.finish()
    #expect(clock.maxSpeed == 5)
  }
}
