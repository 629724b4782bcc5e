import Geodesy
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct NullIslandRuleTests {
  static func kept(_ places: [(Double, Double)]) -> [Int] {
    Outcome(Recordings.degrees(places), NullIslandRule()).kept
  }

  @Test func aSingleFixInTheMiddleOfARide() {
    let places = [(46.5, 7.5), (0, 0), (46.5002, 7.5002), (46.5004, 7.5004), (46.5006, 7.5006)]
    let outcome = Outcome(Recordings.degrees(places), NullIslandRule())
    #expect(outcome.kept == [0, 2, 3, 4])
    #expect(outcome.reasons == ["at 0, 0; the nearest neighbor is 5203.6 km away"])
    #expect(
      Outcome(Recordings.degrees(places), NullIslandRule(), SpikesRule(maxSpeed: 40)).kept
        == [0, 2, 3, 4])
  }

  @Test func theFirstFramesOfADrone() {
    #expect(Self.kept([(0, 0), (0, 0), (-0.0, -0.0), (52, 13), (52, 13)]) == [3, 4])
    #expect(Self.kept([(52, 13), (0, 0), (0, 0)]) == [0])
    #expect(Self.kept([(52, 13), (0, 360), (0, -360), (52, 13)]) == [0, 3])
  }

  @Test func aBoatInTheGulfOfGuineaStays() {
    #expect(Self.kept([(0.001, 0.001), (0, 0), (-0.001, -0.001)]) == [0, 1, 2])
    #expect(Self.kept([(0.5, 0.5), (0, 0)]) == [0, 1])
    #expect(Self.kept([(0, 0), (0, 0), (0.5, 0.5)]) == [0, 1, 2])
    // It came from there, and was then carried home.
    #expect(Self.kept([(0.5, 0.5), (0, 0), (52, 13)]) == [0, 1, 2])
    #expect(Self.kept([(0, 0.1), (0.1, 0), (0, 12), (0, 0.1)]) == [0, 1, 2, 3])
  }

  @Test func aSegmentOfNothingElseIsJudgedByTheTrack() {
    let zero = Recordings.degrees([(0, 0), (0, 0)])
    #expect(Outcome(zero, NullIslandRule()).kept == [0, 1])
    let home = Outcome([zero, Recordings.degrees([(52, 13)])], NullIslandRule())
    #expect(home.counts == [1])
    #expect(home.reasons.first?.hasPrefix("at 0, 0; the nearest fix of the track is ") == true)
    let near = [zero, Recordings.degrees([(52, 13), (0.5, 0)])]
    #expect(Outcome(near, NullIslandRule()).counts == [2, 2])
    // Another track says nothing.
    let document = Recordings.document([[zero], [Recordings.degrees([(52, 13)])]])
    #expect(Outcome(document, [NullIslandRule()]).document == document)
  }

  @Test func theRadiusCounts() {
    let segment = Recordings.degrees([(0, 0), (0.1, 0)])
    #expect(Outcome(segment, NullIslandRule().setting("radius", 11_000)).kept == [1])
    #expect(Outcome(segment, NullIslandRule().setting("radius", 11_100)).kept == [0, 1])
  }
}
