import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ComparedMovementsTests {
  /// Seconds by method; 100 m in 20 s, 8 m in 20 s, 4 m in 10 s, 100 m in 20 s.
  private static func results(_ options: SummaryOptions = SummaryOptions()) -> [ComparedResult] {
    var movements = ComparedMovements(options)
    let times = [0.0, 20, 40, 50, 70]
    movements.add(
      segment(times.map { (45, 7, nil, $0) }), ways: [0, 100, 108, 112, 212])
    movements.add(segment([(45, 7, nil, nil)]), ways: [0])
    return movements.results
  }

  @Test(arguments: [
    ("legs under 0.5 m/s for 15 s or more are stops", 40.0),
    ("legs under 0.3 m/s for 15 s or more are stops", 70),
    ("legs under 1 m/s for 15 s or more are stops", 40), ("legs under 0.5 m/s are stops", 40),
    ("legs of 15 s or more are stops", 10),
    ("all recorded time", 70),
  ])
  func movingTimes(method: String, seconds: Double) throws {
    let result = try #require(Self.results().first { $0.method == method })
    #expect(result.value == seconds)
  }

  /// Meters north, elevations and seconds of fixes; what gpxpy takes for moving.
  @Test(
    arguments: [
      ([(0, nil, 0), (5, nil, 10), (7, nil, 20)], 10),
      // Up counts, unless an elevation is 0, which gpxpy takes for none.
      ([(0, 1, 0), (1, 31, 10)], 10), ([(0, 0, 0), (1, 30, 10)], 0),
      // 1 km/h itself is a stop; so is time that runs backward, and what has no length.
      ([(0, nil, 0), (2.7, nil, 10), (2.7, nil, 20), (99, nil, 5)], 0),
      // Legs at a fix without a time count neither way.
      ([(0, nil, 0), (50, nil, nil), (100, nil, 20), (150, nil, 30)], 10),
    ] as [([(Double, Double?, Double?)], Double)])
  func gpxpyCountsLegs(rows: [(Double, Double?, Double?)], seconds: Double) {
    let segment = segment(rows.map { (45 + $0.0 / 111_319.49, 7, $0.1, $0.2) })
    #expect(ComparedMovements.flatMovingTime(of: segment) == seconds)
  }

  @Test func theRuleOfTheSummaryIsFirst() {
    var options = SummaryOptions()
    options.stopSpeed = 0.45
    options.stopDuration = 60
    #expect(
      Self.results(options).first?.method == "legs under 0.45 m/s for 60 s or more are stops")
    #expect(Self.results(options).count == Self.results().count + 1)
  }

  @Test func withoutTimesNothingIsKnown() {
    var movements = ComparedMovements(SummaryOptions())
    movements.add(segment([(45, 7, nil, nil), (46, 7, nil, nil)]), ways: [0, 1])
    #expect(movements.results.allSatisfy { $0.value == nil })
  }
}
