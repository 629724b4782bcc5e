import Geodesy
import Testing
import Tracks

@testable import Simplifying

@Suite struct RingCornersTests {
  static func corners(
    _ places: [(x: Double, y: Double)]
  ) throws(RingCorners.Invalid) -> (corners: RingCorners, places: [Coordinate]) {
    var numbering = VertexNumbering()
    let segment = Segment(
      coordinates: places.map { Coordinate(uncheckedLatitude: $0.y, longitude: $0.x) })
    let corners = try RingCorners(segment, &numbering)
    return (corners, numbering.places)
  }

  @Test func repetitionsAreOneCorner() throws {
    let corners = try Self.corners([
      (0, 0), (0, 0), (4, 0), (4, 3), (4, 3), (0, 0), (0, 0),
    ]).corners
    #expect(corners.vertices == [0, 1, 2])
    #expect(corners.origins == [0, 2, 3])
    #expect(corners.turn == 0)
  }

  @Test func longitudesAreUnwrapped() throws {
    let (corners, places) = try Self.corners([(179, 0), (-179, 0), (-179, 2), (179, 2), (179, 0)])
    #expect(corners.turns == [0, 1, 1, 0])
    #expect(places.map(\.longitude) == [179, -179, -179, 179])
    #expect(corners.turn == 0)
  }

  @Test(arguments: [
    [0.0, 90, 180, 270, 360], [0, 90, 180, -90, 0], [360, 450, 540, 270, 360],
  ]) func aRingRoundAPoleTurnsOnce(_ longitudes: [Double]) throws {
    let corners = try Self.corners(longitudes.map { ($0, 80) }).corners
    #expect(corners.count == 4)
    #expect(corners.turn == 1)
    #expect(corners.corner(5).index == 1)
    #expect(corners.corner(5).turns == Int(corners.turns[1]) + 1)
    #expect(corners.corner(-1).index == 3)
    #expect(corners.corner(-1).turns == Int(corners.turns[3]) - 1)
  }

  @Test func aPositionOnEitherSideOfTheSeamIsOneVertex() throws {
    let (corners, places) = try Self.corners([
      (180, 0), (-170, 0), (-170, 5), (-180, 5), (-180, 0),
    ])
    #expect(places.count == 4)
    #expect(corners.turns == [1, 1, 1, 1])
  }

  typealias Places = [(x: Double, y: Double)]
  static let noRings: [(Places, RingCorners.Invalid)] = [
    ([], .notClosed),
    ([(1, 1)], .notClosed),
    ([(0, 0), (1, 0), (1, 1), (0, 1)], .notClosed),
    ([(9, 45), (9, 45), (9, 45), (9, 45), (9, 45)], .tooFewPositions),
    ([(9, 45), (10, 45), (9, 45), (10, 45), (9, 45)], .tooFewPositions),
    ([(0, 85), (360, 85)], .tooFewPositions),
    ([(0, 85), (170, 85), (-20, 85), (150, 85), (-40, 85), (130, 85), (0, 85)], .severalTurns),
  ]

  @Test(arguments: noRings) func whatIsNoRingIsRefused(
    _ places: Places, _ expected: RingCorners.Invalid
  ) {
    #expect(throws: expected) { try Self.corners(places) }
  }

  @Test func threeDifferentVerticesAreCounted() throws {
    let corners = try Self.corners([(0, 0), (4, 0), (0, 4), (4, 0), (9, 9), (0, 0)]).corners
    #expect(corners.hasThree { _ in true })
    #expect(!corners.hasThree { $0 == 0 || $0 == 1 || $0 == 3 })
    #expect(corners.hasThree { $0 >= 2 })
  }
}
