import Geofencing
import Testing
import Tracks

@testable import Simplifying

struct PathVerdictTests {
  private typealias Stay = PathVerdict.Stay

  @Test func placeAndTimeMakeNoDifference() {
    let event = PathVerdict.Event(
      fence: 1, kind: .enter, isCross: false, isGap: false, time: nil, position: 3)
    var other = event
    other.position = 5
    other.time = Timestamp(seconds: 0)
    #expect(event.isSame(as: other))
    for change in [
      { $0.fence = 0 }, { $0.kind = .exit }, { $0.isCross = true }, { $0.isGap = true },
    ] as [(inout PathVerdict.Event) -> Void] {
      var changed = event
      change(&changed)
      #expect(!event.isSame(as: changed))
    }
    let verdict = PathVerdict(events: [event, other], stays: [])
    #expect(verdict.eventsByFence(count: 3).map(\.count) == [0, 2, 0])
  }

  @Test func visitsAndAbsencesAreTold() {
    func event(_ kind: FenceEvent.Kind, _ fence: Int) -> PathVerdict.Event {
      PathVerdict.Event(
        fence: fence, kind: kind, isCross: false, isGap: false, time: nil, position: 3)
    }
    let events = PathVerdict(
      events: [event(.inside, 0), event(.exit, 0), event(.enter, 2)], stays: [])
    #expect((0...2).map(events.isEverInside) == [true, false, true])
    #expect((0...2).map(events.leaves) == [true, false, false])
    let stays = PathVerdict(
      events: [],
      stays: [
        Stay(startsInside: true, entries: [0], exits: []),
        Stay(startsInside: false, entries: [], exits: []),
      ])
    #expect((0...1).map(stays.isEverInside) == [true, false])
    #expect((0...1).map(stays.leaves) == [false, false])
  }

  @Test func onlyWhetherThereIsOneCounts() {
    let stay = Stay(startsInside: true, entries: [0], exits: [])
    #expect(stay.isSame(as: Stay(startsInside: true, entries: [0, 9], exits: [])))
    #expect(!stay.isSame(as: Stay(startsInside: true, entries: [0], exits: [7])))
    #expect(!stay.isSame(as: Stay(startsInside: true, entries: [], exits: [])))
    #expect(!stay.isSame(as: Stay(startsInside: nil, entries: [0], exits: [])))
  }

  @Test func gapsTellOnlyWhereNothingElseDoes() {
    let gaps = [
      PathVerdict.Gap(fence: 0, isInside: false, first: 1, last: 2),
      PathVerdict.Gap(fence: 1, isInside: true, first: 1, last: 2),
    ]
    let stays = [
      Stay(startsInside: false, entries: [], exits: []),
      Stay(startsInside: true, entries: [0], exits: []),
    ]
    let quiet = PathVerdict(events: [], stays: stays, gaps: gaps)
    #expect(quiet.telling(0, isInside: false).map(\.first) == [1])
    #expect(quiet.telling(0, isInside: true).isEmpty)
    #expect(quiet.telling(1, isInside: true).map(\.last) == [2])
    let loud = PathVerdict(
      events: [],
      stays: [
        Stay(startsInside: false, entries: [5], exits: []),
        Stay(startsInside: true, entries: [0], exits: [8]),
      ], gaps: gaps)
    #expect(loud.telling(0, isInside: false).isEmpty && loud.telling(1, isInside: true).isEmpty)
  }
}
