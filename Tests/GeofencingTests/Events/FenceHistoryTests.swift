import Geodesy
import Testing

@testable import Geofencing

struct FenceHistoryTests {
  @Test func aStretchOfUnknownLengthCountsNothing() {
    #expect(FenceVisit.Stretch(start: instant(1), end: instant(3.5)).seconds == 2.5)
    #expect(FenceVisit.Stretch(start: nil, end: instant(3)).seconds == 0)
    #expect(FenceVisit.Stretch(start: instant(3), end: nil).seconds == 0)
    #expect(FenceVisit.Stretch(start: instant(3), end: instant(1)).seconds == 0)
  }

  @Test func aVisitIsTheSumOfItsStretches() {
    var visit = FenceVisit(
      entry: FenceEvent(
        .enter, fence: "a", fix: 0, time: nil,
        place: Coordinate(uncheckedLatitude: 0, longitude: 0)))
    #expect(visit.seconds == 0 && visit.longestStretch == 0)
    visit.stretches = [
      FenceVisit.Stretch(start: instant(0), end: instant(5)),
      FenceVisit.Stretch(start: instant(7), end: instant(10)),
    ]
    #expect(visit.seconds == 8 && visit.longestStretch == 5)
  }
}
