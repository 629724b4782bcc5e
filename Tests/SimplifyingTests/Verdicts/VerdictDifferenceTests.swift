import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Simplifying

struct VerdictDifferenceTests {
  /// A path of 100 fixes of which every tenth stays, at two fences.
  private func difference(
    _ expected: [PathVerdict.Event], minFixes: Int = 1, within tolerance: Double? = nil,
    stays: [PathVerdict.Stay] = []
  ) throws -> VerdictDifference {
    let way = line((0..<100).map { (Double($0), 0) })
    var options = FenceMonitorOptions()
    options.minFixes = minFixes
    let shape = try CircleFence(center: place(47, 11), radius: Meters(100))
    let monitor = FenceMonitor(
      FenceSet([Fence(id: "a", shape: shape), Fence(id: "b", shape: shape)]), options: options)
    return VerdictDifference(
      expected: PathVerdict(events: expected, stays: stays),
      kept: KeptFixes(
        FixOrder([way], options), retained: [Array(stride(from: 0, to: 100, by: 10))]),
      monitors: WatchingMonitors(monitor), timeTolerance: tolerance)
  }

  private func event(
    _ kind: FenceEvent.Kind, _ position: Int, fence: Int = 0, isCross: Bool = false,
    at seconds: Double? = nil
  ) -> PathVerdict.Event {
    PathVerdict.Event(
      fence: fence, kind: kind, isCross: isCross, isGap: false, time: seconds.map(instant),
      position: position)
  }

  private func troubles(
    _ difference: VerdictDifference, _ found: [PathVerdict.Event], stays: [PathVerdict.Stay] = []
  ) -> [VerdictDifference.Trouble] {
    difference.troubles(PathVerdict(events: found, stays: stays))
  }

  @Test func equalOnesHaveNone() throws {
    let own = try difference([event(.enter, 13), event(.exit, 37)])
    #expect(troubles(own, [event(.enter, 20), event(.exit, 40)]).isEmpty)
    // A little later is the same.
    #expect(troubles(own, [event(.enter, 30), event(.exit, 60)]).isEmpty)
  }

  @Test func missingAndNewEventsAreFoundWhereTheyAre() throws {
    let own = try difference([event(.enter, 13), event(.exit, 37), event(.enter, 71)])
    let found = troubles(
      own, [event(.enter, 20), event(.exit, 40), event(.enter, 50), event(.exit, 60)])
    #expect(found.map(\.spans) == [5...5, 6...6, 8...8])
    #expect(found.map(\.wanted) == [[], [], [70, 71]])
    let flagged = troubles(
      own, [event(.enter, 20, isCross: true), event(.exit, 40), event(.enter, 80)])
    #expect(flagged.map(\.wanted) == [[12, 13]])
  }

  @Test func confirmingFixesAreWantedToo() throws {
    let own = try difference([event(.enter, 13)], minFixes: 3)
    let found = troubles(own, [])
    #expect(found.map(\.wanted) == [[12, 13, 14, 15]])
    #expect(found.map(\.spans) == [2...4])
  }

  @Test func aDwellHangsOnItsEntry() throws {
    let own = try difference([event(.enter, 13), event(.dwell, 45), event(.exit, 80)])
    let found = troubles(own, [event(.enter, 20), event(.exit, 80)])
    #expect(found.map(\.wanted) == [[44, 45, 12, 13]])
  }

  @Test func theOrderOfSeveralFencesCounts() throws {
    let own = try difference([event(.enter, 13), event(.enter, 15, fence: 1)])
    let found = troubles(own, [event(.enter, 20, fence: 1), event(.enter, 20)])
    #expect(found.map(\.wanted) == [[12, 13], [14, 15]])
    #expect(found.map(\.spans) == [2...2, 2...2])
  }

  @Test func timesCountWithATolerance() throws {
    let times = [event(.enter, 13, at: 13), event(.exit, 37, at: 37)]
    let moved = [event(.enter, 20, at: 15), event(.exit, 40, at: 38)]
    #expect(troubles(try difference(times), moved).isEmpty)
    #expect(troubles(try difference(times, within: 1), moved).map(\.wanted) == [[12, 13]])
    #expect(troubles(try difference(times, within: 5), moved).isEmpty)
    #expect(troubles(try difference(times, within: 5), [event(.enter, 13), moved[1]]).count == 1)
  }

  @Test func whatNeverAndAlwaysAskIsLookedAt() throws {
    let outside = PathVerdict.Stay(startsInside: false, entries: [], exits: [])
    let visited = PathVerdict.Stay(startsInside: false, entries: [33], exits: [50])
    let more = PathVerdict.Stay(startsInside: false, entries: [33, 60], exits: [50, 70])
    let own = try difference([], stays: [outside, visited])
    #expect(troubles(own, [], stays: [outside, more]).isEmpty)
    let entered = troubles(own, [], stays: [visited, visited])
    #expect(entered.map(\.spans) == [4...4, 5...5])
    let missed = troubles(own, [], stays: [outside, outside])
    #expect(missed.map(\.wanted) == [[32, 33], [49, 50]])
    #expect(missed.allSatisfy { $0.fence == 1 })
    let unknown = PathVerdict.Stay(startsInside: nil, entries: [], exits: [])
    #expect(troubles(own, [], stays: [unknown, visited]).map(\.spans) == [0...1])
  }

  @Test func gapsThatMayHideSomethingCount() throws {
    let gap = PathVerdict.Gap(fence: 0, isInside: false, first: 33, last: 34)
    func verdict(_ gaps: [PathVerdict.Gap], _ events: [PathVerdict.Event] = []) -> PathVerdict {
      PathVerdict(events: events, stays: [], gaps: gaps)
    }
    func troubles(
      _ a: PathVerdict, _ b: PathVerdict
    ) throws -> [VerdictDifference.Trouble] {
      let own = try difference([])
      return VerdictDifference(
        expected: a, kept: own.kept, monitors: own.monitors, timeTolerance: nil
      ).troubles(b)
    }
    let wide = PathVerdict.Gap(fence: 0, isInside: false, first: 30, last: 50)
    #expect(try troubles(verdict([gap]), verdict([wide])).isEmpty)
    #expect(try troubles(verdict([gap]), verdict([])).map(\.wanted) == [[33, 34]])
    #expect(try troubles(verdict([]), verdict([wide])).map(\.spans) == [4...5])
    // A visit says more.
    let visit = [event(.enter, 60), event(.exit, 90)]
    #expect(try troubles(verdict([], visit), verdict([wide], visit)).isEmpty)
  }
}
