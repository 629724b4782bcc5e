import Geodesy
import Testing

@testable import Geofencing

struct EventOrderTests {
  static func placed(
    _ kind: FenceEvent.Kind, _ fence: String, _ seconds: Double?, fix: Int, _ fraction: Double = 1
  ) -> FenceWatch.Placed {
    let event = FenceEvent(
      kind, fence: fence, fix: fix, time: seconds.map { instant($0) },
      place: Coordinate(uncheckedLatitude: 0, longitude: 0))
    return FenceWatch.Placed(event: event, fix: fix, fraction: fraction)
  }

  static func sorted(_ events: [FenceWatch.Placed]) -> [String] {
    EventOrder.sorted(events).map { "\($0.event.rawValue) \($0.fence)" }
  }

  @Test func alongThePath() {
    #expect(
      Self.sorted([
        Self.placed(.enter, "a", nil, fix: 2, 0.5), Self.placed(.enter, "b", nil, fix: 1),
        Self.placed(.enter, "c", nil, fix: 2, 0.25),
      ]) == ["enter b", "enter c", "enter a"])
  }

  @Test func atOneMomentByKindThenByFence() {
    #expect(
      Self.sorted([
        Self.placed(.inside, "a", 9, fix: 1), Self.placed(.dwell, "a", 9, fix: 1),
        Self.placed(.enter, "b", 9, fix: 1), Self.placed(.enter, "a2", 9, fix: 1),
        Self.placed(.exit, "z", 9, fix: 1),
      ]) == ["exit z", "enter a2", "enter b", "inside a", "dwell a"])
  }

  @Test func roundedTimesDecide() {
    // In one millisecond the enter came first, but exit stands before enter.
    #expect(
      Self.sorted([
        Self.placed(.enter, "a", 1, fix: 1, 0.3), Self.placed(.exit, "b", 1, fix: 1, 0.4),
      ]) == ["exit b", "enter a"])
  }

  @Test func thoseOfOneFenceAreNeverTurnedAround() {
    #expect(
      Self.sorted([
        Self.placed(.enter, "a", 1, fix: 1, 0.3), Self.placed(.exit, "a", 1, fix: 1, 0.4),
        Self.placed(.exit, "b", 1, fix: 1, 0.35),
      ]) == ["enter a", "exit b", "exit a"])
    // Of one fence and one place on the way: as they were made.
    #expect(
      Self.sorted([
        Self.placed(.enter, "a", nil, fix: 1), Self.placed(.exit, "a", nil, fix: 1),
      ]) == ["enter a", "exit a"])
  }
}
