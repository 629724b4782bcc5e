import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct LineJoinTests {
  @Test func joiningUndoesTheCut() throws {
    try forEachSeed(count: 4000) { random in
      let segment = randomSeamWalk(&random)
      // Whole parallels have their own test, and of several halves not all can be named.
      let steps = zip(segment.coordinates, segment.coordinates.dropFirst()).map {
        abs(LongitudeStep.degrees(from: $0.longitude, to: $1.longitude))
      }
      if steps.contains(360) || steps.count(where: { $0 == 180 }) > 1 { return }
      let cut = AntimeridianCut.cut(segment)
      let lines = AntimeridianCut.joined(cut.pieces, recordedJoints: cut.recordedJoints)
      try #require(lines.count == 1)
      let line = lines[0]
      try #require(line.count == segment.count)
      for i in segment.indices {
        // The same place; longitudes may name another copy of the meridian.
        let turn = line.coordinates[i].longitude - segment.coordinates[i].longitude
        try #require(abs(turn.remainder(dividingBy: 360)) < 1e-9)
        var (a, b) = (line[i], segment[i])
        a.coordinate = b.coordinate
        try #require(a == b)
        b.coordinate = a.coordinate
        guard i > 0 else { continue }
        // And the same way to it.
        func step(_ s: Segment) -> Double {
          LongitudeStep.degrees(
            from: s.coordinates[i - 1].longitude, to: s.coordinates[i].longitude)
        }
        try #require(abs(step(line) - step(segment)) < 1e-9)
      }
    }
  }

  @Test func aRecordedVertexOnTheSeamSurvives() {
    let points = [(179.9, 0.0), (180.0, 0.0), (-179.9, 0.0)]
    let segment = Segment(
      coordinates: points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
    let cut = AntimeridianCut.cut(segment)
    #expect(cut.recordedJoints == [true])
    #expect(AntimeridianCut.joined(cut.pieces, recordedJoints: [true]) == [segment])
    #expect(AntimeridianCut.joined(cut.pieces).map(\.count) == [2])
  }

  @Test(arguments: [(-180.0, 180.0), (180.0, -180.0), (0.0, 360.0), (0.0, -360.0)])
  func aWholeParallelComesBack(_ from: Double, _ to: Double) {
    let segment = Segment(
      coordinates: [from, to].map { Coordinate(uncheckedLatitude: 5, longitude: $0) })
    #expect(AntimeridianCut.joined(AntimeridianCut.pieces(of: segment)) == [segment])
  }

  @Test func aWholeParallelOffTheSeamKeepsAVertexHalfWay() {
    let segment = Segment(
      coordinates: [-170.0, 190.0].map { Coordinate(uncheckedLatitude: 5, longitude: $0) })
    let pieces = AntimeridianCut.pieces(of: segment)
    #expect(pieces.map { $0.coordinates.map(\.longitude) } == [[-170, 10, 180], [-180, -170]])
    #expect(
      AntimeridianCut.joined(pieces).map { $0.coordinates.map(\.longitude) }
        == [[-170, 10, 190]])
  }

  @Test func piecesThatDoNotMeetAreNotBridged() {
    func piece(_ points: [(Double, Double)]) -> Segment {
      Segment(coordinates: points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
    }
    let pieces = [
      piece([(179, 0), (180, 1)]), piece([(-180, 2), (-179, 2)]), piece([(-179, 2), (-178, 2)]),
      Segment(),
    ]
    #expect(AntimeridianCut.joined(pieces) == pieces)
  }

  @Test func longitudesStayWithinTheWorldWhereTheyCan() {
    let points = [(179.0, 0.0), (-179.0, 1.0), (179.5, 2.0), (-170.0, 1.0)]
    let segment = Segment(
      coordinates: points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
    #expect(AntimeridianCut.joined(AntimeridianCut.pieces(of: segment)) == [segment])
  }
}
