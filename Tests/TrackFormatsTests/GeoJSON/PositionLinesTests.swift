import Geodesy
import Testing
import Tracks

@testable import TrackFormats

private func segment(_ count: Int) throws -> Segment {
  Segment(
    coordinates: try (0..<count).map { try Coordinate(latitude: 0, longitude: Double($0)) })
}

struct PositionLinesTests {
  @Test func segmentsGoBackWhereTheyCameFrom() throws {
    let (one, two, three) = (try segment(1), try segment(2), try segment(3))
    let geometries: [(Geometry, [Int], Int?)] = [
      (.point(one), [1], 0), (.multiPoint(two), [2], 1), (.lineString(three), [3], 1),
      (.multiLineString([one, Segment(), two]), [1, 0, 2], 2),
      (.polygon(Polygon(rings: [three, two])), [3, 2], 2),
      (
        .multiPolygon([Polygon(rings: [three]), Polygon(rings: []), Polygon(rings: [two, one])]),
        [3, 2, 1], 3
      ), (.collection([.point(one)]), [], nil),
    ]
    for (geometry, counts, levels) in geometries {
      let lines = PositionLines(geometry)
      #expect(lines.segments.map(\.count) == counts)
      #expect(lines.levels == levels)
      #expect(lines.geometry == geometry)
    }
  }

  @Test func valuesAreSharedOutInOrder() throws {
    var lines = PositionLines(.multiLineString([try segment(2), try segment(0), try segment(1)]))
    var shares: [[Int]] = []
    lines.split([7, 8, 9]) { shares.append($1) }
    #expect(shares == [[7, 8], [], [9]])
  }
}
