import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Simplifying

struct KeptFixesTests {
  private func kept(_ retained: [[Int]], _ counts: [Int]) -> KeptFixes {
    let segments = counts.map { count in line((0..<count).map { (Double($0), 0) }) }
    return KeptFixes(FixOrder(segments, FenceMonitorOptions()), retained: retained)
  }

  @Test func endsStayAndNonsenseIsIgnored() {
    #expect(kept([[2], [9, -1, 1]], [5, 3]).positions == [0, 2, 4, 5, 6, 7])
    #expect(kept([], [5, 0, 1]).positions == [0, 4, 5])
    #expect(kept([], []).positions == [])
  }

  @Test func spansEndAtTheNextKeptFix() {
    var fixes = kept([[4]], [10])
    #expect((0..<10).map { fixes.span(of: $0) } == [0, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    #expect(fixes.gap(ofSpan: 0) == nil)
    #expect(fixes.gap(ofSpan: 3) == nil)
    #expect(fixes.gap(ofSpan: 2).map { [$0.first, $0.last] } == [4, 9])
    fixes.insert([8, 5, 5, 4])
    #expect(fixes.positions == [0, 4, 5, 8, 9])
    #expect(fixes.gap(ofSpan: 2) == nil)
    #expect(fixes.contains(8) && !fixes.contains(7))
  }
}
