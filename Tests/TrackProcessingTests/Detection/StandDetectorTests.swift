import Testing
import Tracks

@testable import TrackProcessing

@Suite struct StandDetectorTests {
  @Test func fixesNearAnAnchorAreAStand() throws {
    let segment = Recordings.meters([
      (0, 0, 0), (50, 0, 10), (51, 1, 20), (49, 0, 30), (50, 2, 40), (90, 0, 50),
    ])
    let stand = try #require(StandDetector().stands(in: segment).first)
    #expect(stand.fixes == 1...4 && stand.timed == 1...4 && stand.duration == 30)
    #expect(StandDetector(radius: 3, time: 31).stands(in: segment) == [])
    #expect(StandDetector(radius: 0.5, time: 5).stands(in: segment) == [])
  }

  @Test func whatMovesFasterThanRadiusByTimeNeverStands() {
    let walk = Recordings.meters((0..<300).map { (Double($0) * 0.21, 0, Double($0)) })
    #expect(StandDetector().stands(in: walk) == [])
    // A bad accuracy widens the radius, and asks for more time.
    let vague = Recordings.segment(
      (0..<300).map { Recordings.fix(Double($0) * 0.9, 0, Double($0), [.accuracy: 50]) })
    #expect(StandDetector().stands(in: vague) == [])
  }

  @Test func accuraciesWidenTheRadius() {
    let rows: [(Double, Double)] = [(0, 0), (15, 10), (0, 60), (12, 120)]
    let vague = Recordings.segment(
      rows.map { Recordings.fix($0.0, 0, $0.1, [.accuracy: 20]) })
    #expect(StandDetector().stands(in: vague).map(\.fixes) == [0...3])
    let exact = Recordings.segment(rows.map { Recordings.fix($0.0, 0, $0.1, [.accuracy: 2]) })
    #expect(StandDetector().stands(in: exact) == [])
  }

  @Test func untimedFixesStandToo() {
    let segment = Recordings.meters([
      (0, 0, nil), (0, 0, 0), (1, 0, nil), (0, 1, 20), (0, 0, nil), (50, 0, 30),
    ])
    let stands = StandDetector().stands(in: segment)
    #expect(stands.map(\.fixes) == [0...4] && stands.map(\.timed) == [1...3])
    #expect(StandDetector().stands(in: Recordings.timed([nil, nil])) == [])
    #expect(StandDetector().stands(in: Recordings.timed([nil, 5, nil])) == [])
    #expect(StandDetector().stands(in: Segment()) == [])
  }

  @Test func driftBecomesSeveralStands() {
    let drift = Recordings.meters((0..<200).map { (Double($0) * 0.051, 0, Double($0)) })
    let stands = StandDetector().stands(in: drift)
    #expect(stands.map(\.fixes) == [0...58, 59...117, 118...176, 177...199])
  }
}
