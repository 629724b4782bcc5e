import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

@Suite struct RingArcTests {
  private static let corners = [(170.0, 0.0), (-175, 1), (-170, 5), (175, 4)].map {
    Coordinate(uncheckedLatitude: $0.1, longitude: $0.0)
  }

  private static func arc(
    _ start: Int, _ step: Int, _ last: Int, isFrozen: Bool = false
  ) throws -> RingArc {
    var numbering = VertexNumbering()
    let ring = Segment(coordinates: corners + corners.prefix(1))
    let found = try RingCorners(ring, &numbering)
    return RingArc(
      RingArc.Use(ring: 0, start: start, step: step), last: last, of: found,
      places: numbering.places, isFrozen: isFrozen)
  }

  @Test func itLiesOnTheUnwrappedAxisFromItsStart() throws {
    #expect(try Self.arc(0, 1, 3).path.map(\.longitude) == [170, 185, 190, 175])
    #expect(try Self.arc(2, -1, 2).path.map(\.longitude) == [-170, -175, -190])
    #expect(try Self.arc(3, 1, 1).path.map(\.longitude) == [175, 170])
    #expect(try Self.arc(0, 1, 3).line.segment.coordinates == Self.arc(0, 1, 3).path)
  }

  @Test func cornersAreFoundAgain() throws {
    for (start, step, last) in [(0, 1, 4), (2, -1, 4), (3, 1, 2), (1, -1, 3)] {
      let arc = try Self.arc(start, step, last)
      for i in 0...last {
        let corner = arc.corner(i, of: arc.uses[0], count: 4)
        #expect(arc.path[i].latitude == Self.corners[corner].latitude)
      }
    }
  }

  @Test func aLoopPinsWhatIsFarthestAndAFrozenArcEverything() throws {
    #expect(try Self.arc(0, 1, 4).line.pins == [0, 2, 4])
    #expect(try Self.arc(0, 1, 3).line.pins == [0, 3])
    #expect(try Self.arc(0, 1, 3, isFrozen: true).line.pins == [0, 1, 2, 3])
  }
}
