import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Reports

/// What a failure reads like.
struct FenceSentencesTests {
  static let seven = Timestamp(seconds: 1_777_618_800)
  static let eight = Timestamp(seconds: 1_777_622_400)

  static func event(
    _ kind: FenceEvent.Kind, _ time: Timestamp? = seven, fence: String = "yard"
  ) -> FenceEvent {
    FenceEvent(
      kind, fence: fence, fix: 12, time: time,
      place: Coordinate(uncheckedLatitude: 45, longitude: 7))
  }

  static func approach(_ margin: Double, _ time: Timestamp? = seven) -> Approach? {
    var approach = Approach(
      .nearest,
      of: [Segment(coordinates: [Coordinate(uncheckedLatitude: 45.5, longitude: 7)])], to: Dot())
    approach?.margin = Meters(margin)
    approach?.time = time
    return approach
  }

  struct Dot: FenceShape {
    static let kind = "dot"
    var bounds: CoordinateBounds { CoordinateBounds(west: 0, south: 0, east: 0, north: 0) }
    func state(of place: Coordinate) -> FenceState { .outside }
    func margin(of place: Coordinate) -> Meters { 1.meters }
    func crossings(from start: Coordinate, to end: Coordinate) -> [Double] { [] }
  }

  static var entering: FenceVisit { FenceVisit(entry: event(.enter)) }
  static var passing: FenceEvent {
    var event = event(.enter)
    event.isCross = true
    return event
  }

  static let failures: [(CheckFailure, String)] = [
    (
      CheckFailure(nil, fence: nil, .noFile(pattern: "b*.gpx")),
      "no file matches 'b*.gpx', so nothing was tested"
    ),
    (
      CheckFailure(nil, fence: nil, .noFile(pattern: nil)),
      "there is no file, so nothing was tested"
    ),
    (
      CheckFailure(nil, fence: nil, .onlyEmptyFiles(pattern: "b*")),
      "no file that matches 'b*' has a fix, so nothing was tested"
    ),
    (
      CheckFailure(nil, fence: nil, .onlyEmptyFiles(pattern: nil)),
      "no file has a fix, so nothing was tested"
    ),
    (
      CheckFailure(.never, fence: "yard", .notTested),
      "expected the track never to be in 'yard', but of no fix it is known whether it lies in 'yard'"
    ),
    (
      CheckFailure(.dwell(120), fence: "yard", .noTimes(.track)),
      "expected the track to stay in 'yard' for at least 2 min without a break, but the track has "
        + "no times"
    ),
    (
      CheckFailure(
        .never, fence: "yard", .inside(event(.enter)), approach: approach(-12.34, eight)),
      "expected the track never to be in 'yard', but it came in at 2026-05-01T07:00:00Z, up to "
        + "12.3 m inside (at 2026-05-01T08:00:00Z, 45.5,7)"
    ),
    (
      CheckFailure(.never, fence: "yard", .inside(passing), approach: approach(0)),
      "expected the track never to be in 'yard', but it passed through at 2026-05-01T07:00:00Z, "
        + "on the boundary"
    ),
    (
      CheckFailure(.never, fence: "yard", .inside(event(.inside, nil))),
      "expected the track never to be in 'yard', but it begins inside at fix 12"
    ),
    (
      CheckFailure(.always, fence: "yard", .outside(nil), approach: approach(34.5)),
      "expected the track to be always in 'yard', but it begins outside, up to 34.5 m away (at "
        + "2026-05-01T07:00:00Z, 45.5,7)"
    ),
    (
      CheckFailure(.always, fence: "yard", .outside(event(.exit)), approach: approach(34.5)),
      "expected the track to be always in 'yard', but it went out at 2026-05-01T07:00:00Z, up to "
        + "34.5 m away (at 2026-05-01T07:00:00Z, 45.5,7)"
    ),
    (
      CheckFailure(
        .startsInside(true), fence: "yard", .wrongState(isInside: false), approach: approach(3)),
      "expected the track to begin in 'yard', but it is 3 m outside at "
        + "2026-05-01T07:00:00Z, 45.5,7"
    ),
    (
      CheckFailure(
        .endsInside(false), fence: "yard", .wrongState(isInside: true), approach: approach(-3, nil)),
      "expected the track not to end in 'yard', but it is 3 m inside at fix 0, 45.5,7"
    ),
    (
      CheckFailure(
        .enter(.init(min: 1)), fence: "yard", .count(0, nearMiss: nil), approach: approach(35.2)),
      "expected the track to enter 'yard' at least once, but it never did: it missed by 35.2 m at "
        + "2026-05-01T07:00:00Z, 45.5,7"
    ),
    (
      CheckFailure(
        .exit(.init(min: 1, max: 1, until: seven)), fence: "yard",
        .count(0, nearMiss: event(.exit, eight))),
      "expected the track to leave 'yard' exactly once until 2026-05-01T07:00:00Z, but it did so "
        + "at 2026-05-01T08:00:00Z, 1 h too late"
    ),
    (
      CheckFailure(
        .enter(.init(min: 2, max: 3, from: eight, until: eight)), fence: "yard",
        .count(1, nearMiss: event(.enter))),
      "expected the track to enter 'yard' 2 to 3 times between 2026-05-01T08:00:00Z and "
        + "2026-05-01T08:00:00Z, but it did so once; it did at 2026-05-01T07:00:00Z, 1 h too early"
    ),
    (
      CheckFailure(.enter(.init(min: 2)), fence: "yard", .count(1, nearMiss: event(.enter))),
      "expected the track to enter 'yard' at least 2 times, but it did so once at "
        + "2026-05-01T07:00:00Z"
    ),
    (
      CheckFailure(.count(.init(max: 1)), fence: "yard", .count(2, nearMiss: event(.enter))),
      "expected the track to visit 'yard' at most once, but it did so 2 times; the first time too "
        + "many is at 2026-05-01T07:00:00Z"
    ),
    (
      CheckFailure(.dwell(120), fence: "yard", .duration(95, entering)),
      "expected the track to stay in 'yard' for at least 2 min without a break, but the longest "
        + "stay that began at 2026-05-01T07:00:00Z took 95 s, 25 s too short"
    ),
    (
      CheckFailure(.dwell(120), fence: "yard", .duration(0, nil), approach: approach(7)),
      "expected the track to stay in 'yard' for at least 2 min without a break, but it never was: "
        + "it missed by 7 m at 2026-05-01T07:00:00Z, 45.5,7"
    ),
    (
      CheckFailure(.maxDwell(60), fence: "yard", .duration(95, entering)),
      "expected the track to stay in 'yard' for at most 1 min at a time, but a stay that began at "
        + "2026-05-01T07:00:00Z took 95 s, 35 s too long"
    ),
    (
      CheckFailure(.totalDwell(.init(min: 10, max: 60)), fence: "yard", .duration(95, nil)),
      "expected the track to be in 'yard' for 10 s to 1 min altogether, but it was there for 95 s, "
        + "35 s too long"
    ),
    (
      CheckFailure(
        .sequence(["gate", "yard"]), fence: "yard",
        .stoppedBefore("yard", reached: 1, latest: event(.enter, fence: "gate"))),
      "expected the track to go through 'gate', 'yard' in this order, but behind 'gate' at "
        + "2026-05-01T07:00:00Z it did not come to 'yard'"
    ),
    (
      CheckFailure(
        .sequence(["gate"]), fence: "gate", .stoppedBefore("gate", reached: 0, latest: nil),
        approach: approach(1500)),
      "expected the track to go through 'gate' in this order, but it never came to 'gate': it missed "
        + "by 1500 m at 2026-05-01T07:00:00Z, 45.5,7"
    ),
  ]

  @Test(arguments: failures.indices) func sentences(_ i: Int) {
    let (failure, sentence) = Self.failures[i]
    #expect(FenceSentences.sentence(failure) == sentence)
  }

  @Test func aNamelessExpectationIsCalledByWhatItExpects() {
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.enter = .init(min: 1)
    expectation.dwell = 120
    expectation.startsInside = false
    #expect(
      FenceSentences.name(of: expectation)
        == "yard: not begin inside, enter at least once, stay inside for at least 2 min without a break"
    )
    var never = FenceExpectation()
    never.fence = "school"
    never.never = true
    #expect(FenceSentences.name(of: never) == "school: never inside")
    var sequence = FenceExpectation()
    sequence.sequence = ["a", "b"]
    #expect(FenceSentences.name(of: sequence) == "go through 'a', 'b' in this order")
  }
}
