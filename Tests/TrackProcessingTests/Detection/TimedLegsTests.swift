import Geodesy
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TimedLegsTests {
  static let recordings: [([Double?], Double)] = [
    // Whole seconds, however far apart or equal.
    ([0, 1, 1, 5], 1), ([0, 60, 120], 1), ([nil, nil], 1), ([], 1), ([0.5], 1),
    // Ten times a second.
    ([0, 0.1, 0.2, 0.3, 5], 0.1),
    // A second and a bit.
    ([0, 1.001, 2.002], 1),
    // Some of them twice.
    ([0, 1.001, 1.004, 2.002, 3.003], 1),
    // Equal fractions only.
    ([0.5, 0.5], 1),
  ]

  @Test(arguments: recordings)
  func aLegTakesAtLeastTheUsualTime(seconds: [Double?], step: Double) {
    #expect(TimedLegs(Recordings.timed(seconds)).step.isNear(step))
  }

  @Test func onlyTimedFixesCount() {
    let legs = TimedLegs(Recordings.meters([(0, 0, nil), (10, 0, 0), (0, 0, nil), (40, 0, 10)]))
    #expect(legs.count == 2 && legs.hasUntimed && legs.fix(0) == 1 && legs.fix(1) == 3)
    #expect(legs.speed(from: 0, to: 1).isNear(3))
    #expect(legs.isPlausible(from: 0, to: 1, limit: 3.01))
    #expect(!legs.isPlausible(from: 0, to: 1, limit: 2.99))
    let all = TimedLegs(Recordings.timed([0, 1]))
    #expect(all.count == 2 && !all.hasUntimed && all.fix(1) == 1)
  }

  @Test func noPositionIsNeverPlausible() {
    var segment = Recordings.timed([0])
    segment.append(
      Fix(
        coordinate: Coordinate(uncheckedLatitude: .nan, longitude: 7), time: Recordings.time(1)))
    #expect(!TimedLegs(segment).isPlausible(from: 0, to: 1, limit: 1e9))
  }

  @Test func across180IsNear() {
    let legs = TimedLegs(Recordings.degrees([(0, 179.9999), (0, -179.9999), (0, 180.0001)]))
    #expect(legs.speed(from: 0, to: 1).isNear(22.26, part: 0.001))
    #expect(legs.speed(from: 1, to: 2) < 1e-6)
  }
}
