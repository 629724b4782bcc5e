import Geodesy
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct InvalidRuleTests {
  @Test func whatIsNoPositionGoes() {
    let places: [(Double, Double)] = [
      (45, 7), (.nan, 7), (45, .nan), (91, 7), (-90.0001, 7), (45, 541), (45, -.infinity),
      (90, 540),
      (-90, -540),
    ]
    let segment = Recordings.degrees(places)
    let outcome = Outcome(segment, InvalidRule())
    #expect(outcome.kept == [0, 7, 8])
    #expect(
      outcome.reasons == [
        "latitude nan is not in -90 through 90", "longitude nan is not in -540 through 540",
        "latitude 91 is not in -90 through 90", "latitude -90.0001 is not in -90 through 90",
        "longitude 541 is not in -540 through 540", "longitude -inf is not in -540 through 540",
      ])
  }

  @Test func aNegativeAccuracyIsNoPosition() {
    let segment = Recordings.segment([
      Recordings.fix(0, 0, 0, [.accuracy: 5]), Recordings.fix(0, 0, 1, [.accuracy: -1]),
      Recordings.fix(0, 0, 2), Recordings.fix(0, 0, 3, [.accuracy: 0]),
    ])
    let outcome = Outcome(segment, InvalidRule())
    #expect(outcome.kept == [0, 2, 3])
    #expect(outcome.reasons == ["accuracy -1 m, which says that there is no position"])
  }
}
