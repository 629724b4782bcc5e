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
    ("legs under 0.278 m/s are stops", 70), ("legs of 15 s or more are stops", 10),
    ("all recorded time", 70),
  ])
  func movingTimes(method: String, seconds: Double) throws {
    let result = try #require(Self.results().first { $0.method == method })
    #expect(result.value == seconds)
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
