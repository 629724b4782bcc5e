import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// Watching without anything that makes events rarer.
struct StrictWatchTests {
  @Test func aTouchOfACornerIsNotNever() throws {
    let square = try PolygonFence([
      [
        [
          Coordinate(uncheckedLatitude: 0, longitude: 0),
          Coordinate(uncheckedLatitude: 0, longitude: 1),
          Coordinate(uncheckedLatitude: 1, longitude: 1),
          Coordinate(uncheckedLatitude: 1, longitude: 0),
        ]
      ]
    ])
    let fences = FenceSet([Fence(id: "yard", shape: square)])
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.never = true
    for (offset, fails) in [(0.0, true), (1e-6, false)] {
      var document = TrackDocument()
      document.items = [
        .track(Track(segments: [segment([(2 + offset, 0, 0), (0, 2 + offset, 10)])]))
      ]
      let check = FenceCheck([expectation], fences: fences)
      let cases = check.cases(
        path: "a", relativePath: "a", document, try FenceMonitor(fences).log(of: document))
      #expect((cases.first?.outcome != .passed) == fails)
    }
  }

  @Test func propertiesOfAFenceDoNotCount() {
    var options = FenceMonitorOptions()
    options.minFixes = 3
    options.crossings = .fixes
    var overrides = Fence.Overrides()
    overrides.minFixes = 9
    overrides.dwell = 5
    let fence = Fence(id: "yard", shape: FenceMonitorTests.square, overrides: overrides)
    let segments = [segment([(0.5, -1, 0), (0.5, 2, 10)])]
    let history = StrictWatch(options).history(
      of: segments, as: FencePathLog(source: .track, number: 0), at: fence)
    #expect(history.visits.count == 1 && history.visits[0].entry.isCross)
  }
}
