import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Simplifying

struct PathWatcherTests {
  private func fences(_ overrides: Fence.Overrides = Fence.Overrides()) throws -> FenceSet {
    FenceSet([
      Fence(
        id: "a", shape: try CircleFence(center: place(47, 11), radius: Meters(100)),
        overrides: overrides),
      Fence(
        id: "b", shape: try CircleFence(center: place(47, 11), radius: Meters(50)),
        overrides: overrides),
    ])
  }

  @Test func eventsStandAtThePositionsOfTheWholePath() throws {
    let way = line(walk([(-500, 0), (500, 0)], step: 5)).timed()
    let monitors = WatchingMonitors(FenceMonitor(try fences()))
    var watcher = PathWatcher(monitors, as: .track, number: 0)
    let fixes = FixOrder([way], monitors.monitor.options)
    let all = try watcher.verdict(of: fixes, keeping: nil)
    #expect(all.events.map(\.fence) == [0, 1, 1, 0])
    #expect(all.stays.isEmpty)
    let some = try watcher.verdict(of: fixes, keeping: [0, 70, 100, 130, 200])
    #expect(some.events.map(\.position) == [100, 100, 130, 130])
    #expect(zip(all.events, some.events).allSatisfy { $0.isSame(as: $1) } == true)
    #expect(watcher.watched == 206)
    #expect(
      some.eventsByFence(count: 2).map { $0.map(\.kind) } == [[.enter, .exit], [.enter, .exit]])
  }

  @Test func whatKeepsEventsBackIsWatchedTwice() throws {
    #expect(WatchingMonitors(FenceMonitor(try fences())).strict == nil)
    var changes: [(inout FenceMonitorOptions) -> Void] = []
    changes.append { $0.minFixes = 2 }
    changes.append { $0.crossings = .fixes }
    changes.append { $0.exitBuffer = Meters(5) }
    changes.append { $0.accuracyPolicy = .gate }
    for change in changes {
      var options = FenceMonitorOptions()
      change(&options)
      #expect(WatchingMonitors(FenceMonitor(try fences(), options: options)).strict != nil)
    }
    var overrides = Fence.Overrides()
    overrides.minFixes = 3
    overrides.dwell = 10
    let own = WatchingMonitors(FenceMonitor(try fences(overrides)))
    #expect(own.strict != nil && own.wantsTimes)
    #expect(own.minFixes(ofFence: 1) == 3)
    #expect(own.strict?.fences.fences.allSatisfy { $0.overrides == Fence.Overrides() } == true)
  }
}
