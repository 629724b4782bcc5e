import Geodesy
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct DuplicatesRuleTests {
  @Test func exactDuplicatesGoAndStandingStillStays() {
    let rows: [(Double, Double)] = [
      (46.5, 0), (46.5, 0), (46.5001, 10), (46.5001, 20), (46.5002, 30), (46.5002, 30),
    ]
    let segment = segment(rows.map { ($0.0, 7.5, 600, $0.1) })
    let outcome = Outcome(segment, DuplicatesRule())
    #expect(outcome.kept == [0, 2, 3, 4])
    #expect(outcome.reasons == ["repeats the fix before", "repeats the fix before"])
  }

  @Test func elevationsAndTimesMayBeMissing() {
    let segment = segment([
      (46, 7, nil, nil), (46, 7, nil, nil), (46, 7, 5, nil), (46, 7, nil, nil), (46, 7, nil, 3),
      (46, 7, nil, 3),
    ])
    #expect(Outcome(segment, DuplicatesRule()).kept == [0, 2, 3, 4])
    #expect(Outcome(Recordings.degrees([]), DuplicatesRule()).kept == [])
    let bare = Segment(
      coordinates: [1, 1, 2].map { Coordinate(uncheckedLatitude: $0, longitude: 0) })
    #expect(Outcome(bare, DuplicatesRule()).kept == [0, 2])
  }

  @Test func wordsThatGoWithADuplicateAreNoted() {
    var segment = Segment()
    for (second, name) in [(0, "a"), (0, "a"), (0, "b"), (0, nil), (1, nil), (1, "c"), (1, nil)] {
      var fix = Recordings.fix(0, 0, Double(second))
      if let name {
        var details = FixDetails()
        details.name = name
        fix.details = details
      }
      segment.append(fix)
    }
    let outcome = Outcome(segment, DuplicatesRule())
    #expect(outcome.kept == [0, 4])
    #expect(
      outcome.report.steps[0].notes == [
        "track 1: 2 removed fixes had words or extensions that the fix before has not"
      ])
    #expect(outcome.reasons[1] == "repeats the fix before; its words are lost")
    #expect(outcome.reasons[0] == "repeats the fix before")
  }
}
