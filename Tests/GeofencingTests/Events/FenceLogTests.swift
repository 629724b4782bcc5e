import Geodesy
import Testing

@testable import Geofencing

struct FenceLogTests {
  @Test func aChangeOfEventsReachesAllOfThem() {
    func event(_ kind: FenceEvent.Kind) -> FenceEvent {
      FenceEvent(
        kind, fence: "a", fix: 1, time: nil,
        place: Coordinate(uncheckedLatitude: 0, longitude: 0))
    }
    var path = FencePathLog(source: .route, number: 2)
    path.events = [event(.enter), event(.exit)]
    path.suppressed = [SuppressedTransition(event(.enter), .invalidAccuracy)]
    var history = FenceHistory()
    history.visits = [FenceVisit(entry: event(.enter))]
    history.visits[0].exit = event(.exit)
    path.histories = [history]
    path.renumber([7, 8])
    #expect(path.events.map(\.fix) == [8, 8])
    #expect(path.suppressed.map(\.event.fix) == [8])
    #expect(path.histories[0].visits[0].entry.fix == 8)
    #expect(path.histories[0].visits[0].exit?.fix == 8)
    path.renumber([])
    #expect(path.events.map(\.fix) == [8, 8])

    var log = FenceLog()
    log.paths = [path, path]
    #expect(log.events.count == 4 && log.suppressed.count == 2)
  }
}
