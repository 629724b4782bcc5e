import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ElevationStepsTests {
  static let limits = ElevationSteps.Limits(height: 20, rate: 5, grade: 1)

  @Test func levelGroundIsNotLookedAt() {
    #expect(ElevationSteps(Segment(), limits: Self.limits) == nil)
    #expect(ElevationSteps(climb([nil, 1, nil, 21, 1]), limits: Self.limits) == nil)
    #expect(
      ElevationSteps(climb([nil, 1, nil, 21.5, 1]), limits: Self.limits)?.fixes == [1, 3, 4])
  }

  /// Steps between two fixes some 111 m or 1.1 m apart.
  @Test(arguments: [
    (0.001, 30.0, 0.0 as Double?, 5.0 as Double?, true),
    (0.001, 30, 0, 6, false), (0.001, -30, 0, 5, true), (0.001, -30, 0, 6, false),
    // Not high enough, however steep.
    (0.001, 20, 0, 1, false),
    // In one whole second, in one of two parts.
    (0.001, 24, 0, 0, true), (0.001, 20.5, 0.25, 0.5, true),
    // Without times, and with those that run backward, the grade says it.
    (0.001, 110, nil, nil, false), (0.001, 112, nil, nil, true), (0.00001, 21, nil, 3, true),
    (0.001, 110, 5, 0, false), (0.001, 112, 5, 0, true),
  ])
  func jumps(degrees: Double, rise: Double, start: Double?, end: Double?, isJump: Bool) throws {
    let steps = try #require(
      ElevationSteps(
        segment([
          (0, 7, 100, start), (degrees, 7, 100 + rise, end), (degrees, 7, 900, end.map { $0 + 9 }),
        ]),
        limits: Self.limits))
    #expect(steps.isJump(0, 1) == isJump && steps.rise(0, 1) == rise)
  }

  @Test func stepsAreSaidWithTheirTimeOrTheirWay() throws {
    let steps = try #require(
      ElevationSteps(
        segment([(0, 7, 100, 0), (0.001, 7, 130, 12), (0.002, 7, 100, nil)]), limits: Self.limits))
    #expect(steps.text(0, 1) == "30 m at 2.5 m/s" && steps.text(1, 2) == "30 m over 110.6 m")
  }

  @Test func severalFixesOfOneTimeHaveNoRate() {
    // 30 m up over 1 km: no more than a grade, since nobody knows how long it took.
    let limits = ElevationSteps.Limits(height: 20, rate: 5, grade: 1)
    for (times, isJump) in [([0.0, 0, 0], false), ([0, 0, 1], true)] {
      let rows = zip([0.0, 0.009, 0.018], zip([100.0, 130, 160], times))
      let steps = ElevationSteps(segment(rows.map { ($0, 7, $1.0, $1.1) }), limits: limits)
      #expect(steps?.isJump(0, 1) == isJump)
    }
  }
}
