import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct StopLegsTests {
  /// Fixes 100 m apart per unit, at seconds.
  private static func marks(_ fixes: [(way: Double, seconds: Double?)]) -> [Bool] {
    let track = segment(fixes.map { (45, 7, nil, $0.seconds) })
    return StopLegs.marks(of: track, ways: fixes.map(\.way), options: SummaryOptions())
  }

  @Test func slowLegsInARowAreAStop() {
    #expect(
      Self.marks([(0, 0), (100, 10), (101, 18), (102, 26), (200, 36)]) == [
        false, true, true, false,
      ])
    // 14 seconds are none.
    #expect(Self.marks([(0, 0), (100, 10), (101, 24), (200, 34)]) == [false, false, false])
    #expect(Self.marks([(0, 0), (0, 60)]) == [true])
  }

  @Test func legsWithoutATimeBelongToTheNextOne() {
    #expect(
      Self.marks([(0, nil), (0, 0), (1, nil), (2, 20), (99, nil)]) == [false, true, true, false])
    #expect(Self.marks([(0, nil), (5, nil)]) == [false])
    #expect(Self.marks([(0, nil)]) == [] && Self.marks([]) == [])
  }

  @Test func theSecondsAreThoseOfTheClock() throws {
    try forEachSeed { random in
      var now = 0.0
      var way = 0.0
      let fixes = (0..<random.int(in: 1...60)).map { _ in
        now += Double(random.int(in: 0...12))
        way += [0, 0, 1, 2, 50][random.int(in: 0...4)]
        return (way: way, seconds: random.oneIn(5) ? nil : now)
      }
      var clock = SpeedClock(stopSpeed: 0.5, stopDuration: 15)
      var last = 0.0
      for fix in fixes {
        clock.add(
          leg: fix.way - last,
          until: fix.seconds.map { Timestamp(seconds: Int64($0)) } ?? .missing)
        last = fix.way
      }
      clock.finish()
      let marks = Self.marks(fixes)
      // Between two known times all legs have one mark.
      var stopped = 0.0
      let known = fixes.indices.filter { fixes[$0].seconds != nil }
      for (a, b) in zip(known, known.dropFirst()) where marks[a] {
        stopped += (fixes[b].seconds ?? 0) - (fixes[a].seconds ?? 0)
        try #require(marks[a..<b].allSatisfy { $0 })
      }
      try #require(stopped == clock.stopped)
    }
  }
}
