import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SpeedLimitTests {
  @Test func fastLegsAreFoundWithTheirSpeed() throws {
    let legs = SpeedLimit(10).fastLegs(in: Recordings.east([0, 5, 100, 105, 105]))
    #expect(legs.map(\.from) == [1] && legs.map(\.to) == [2])
    #expect(try #require(legs.first).speed.isNear(95))
    #expect(SpeedLimit(96).fastLegs(in: Recordings.east([0, 5, 100, 105, 105])) == [])
  }

  @Test func untimedFixesArePassedOver() {
    let segment = Recordings.meters([(0, 0, 0), (500, 0, nil), (90, 0, 10), (91, 0, nil)])
    #expect(SpeedLimit(10).fastLegs(in: segment) == [])
    #expect(SpeedLimit(8).fastLegs(in: segment).map(\.to) == [2])
    #expect(SpeedLimit(1).fastLegs(in: Recordings.meters([(0, 0, nil), (9e5, 0, nil)])) == [])
    #expect(SpeedLimit(1).fastLegs(in: Segment()) == [])
  }

  @Test func accuraciesExplainSomeOfALeg() throws {
    let a = Recordings.fix(0, 0, 0, [.accuracy: 30])
    let b = Recordings.fix(100, 0, 2, [.accuracy: 20])
    #expect(try #require(SpeedLimit(1).speed(from: a, to: b)).isNear(25))
    let segment = Recordings.segment([a, b])
    #expect(SpeedLimit(26).fastLegs(in: segment) == [])
    #expect(SpeedLimit(24).fastLegs(in: segment).count == 1)
  }

  @Test func accuraciesThatAreNoneExplainNothing() {
    let a = Recordings.fix(0, 0, 0, [.accuracy: -1])
    let b = Recordings.fix(100, 0, 1)
    #expect(SpeedLimit(1).speed(from: a, to: b)?.isNear(100) == true)
    let near = Recordings.fix(3, 0, 1, [.accuracy: 10])
    #expect(SpeedLimit(1).speed(from: Recordings.fix(0, 0, 0), to: near) == 0)
  }

  @Test func noiseExplainsAsMuchAsAccuracies() {
    let segment = Recordings.segment([
      Recordings.fix(0, 0, 0), Recordings.fix(20, 0, 1),
      Recordings.fix(40, 0, 2, [.accuracy: 4]), Recordings.fix(60, 0, 3, [.accuracy: 4]),
    ])
    #expect(SpeedLimit(14, noise: 5).fastLegs(in: segment).map(\.to) == [1, 2])
    #expect(SpeedLimit(14).fastLegs(in: segment).map(\.to) == [1, 2])
    #expect(SpeedLimit(14, noise: 7).fastLegs(in: segment) == [])
    #expect(SpeedLimit(1, noise: 5).speed(from: segment[0], to: segment[1])?.isNear(15) == true)
  }

  @Test func theSignOfTimeDoesNotMatter() {
    let forward = Recordings.meters([(0, 0, 0), (50, 0, 2)])
    let backward = Recordings.meters([(0, 0, 2), (50, 0, 0)])
    for segment in [forward, backward] {
      #expect(SpeedLimit(26).fastLegs(in: segment) == [])
      #expect(SpeedLimit(24).fastLegs(in: segment).count == 1)
    }
  }

  @Test func fixesWithoutTimeHaveNoSpeed() {
    let fix = Recordings.fix(0, 0, nil)
    #expect(SpeedLimit(1).speed(from: fix, to: Recordings.fix(0, 0, 0)) == nil)
    #expect(SpeedLimit(1).speed(from: Recordings.fix(0, 0, 0), to: fix) == nil)
  }
}
