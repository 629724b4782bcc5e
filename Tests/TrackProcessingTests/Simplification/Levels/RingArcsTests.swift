import Geodesy
import Testing

@testable import TrackProcessing

@Suite struct RingArcsTests {
  private func ring(_ points: [(Double, Double)]) -> [Coordinate] {
    points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) }
  }

  private func arcCounts(_ arcs: RingArcs) -> [[Int]] {
    arcs.pieces.map { pieces in (pieces ?? []).map { arcs.arcs[$0.arc].coordinates.count } }
  }

  @Test func piecesSayTheRingAgain() throws {
    let rings = [
      ring([(0, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 0)]),
      ring([(2, 0), (2, 1), (1, 1), (1, 0), (2, 0)]),
      ring([(0.5, 0.2), (0.6, 0.2), (0.6, 0.4), (0.5, 0.2), (0.5, 0.2)]),
    ]
    let arcs = RingArcs(rings)
    for (ring, pieces) in zip(rings, arcs.pieces) {
      var again: [Coordinate] = []
      for piece in try #require(pieces) {
        let coordinates = arcs.arcs[piece.arc].coordinates
        let ordered = piece.isReversed ? coordinates.reversed() : coordinates
        #expect(ordered == piece.vertices.map { ring[$0] })
        #expect(again.isEmpty || again.last == ordered.first)
        again += again.isEmpty ? ordered[...] : ordered.dropFirst()
      }
      // All but repetitions.
      #expect(again.first == ring.first && again.last == ring.last)
      #expect(Set(again) == Set(ring))
    }
  }

  @Test func whatTwoRingsShareIsOneArc() throws {
    // Two squares side by side: the border, and the outer way of each.
    let arcs = RingArcs([
      ring([(1, 0), (1, 0.5), (1, 1), (0, 1), (0, 0), (1, 0)]),
      ring([(1, 0), (2, 0), (2, 1), (1, 1), (1, 0.5), (1, 0)]),
    ])
    #expect(arcCounts(arcs) == [[3, 4], [4, 3]])
    #expect(arcs.arcs.count == 3)
    let (a, b) = (try #require(arcs.pieces[0]), try #require(arcs.pieces[1]))
    #expect(a[0].arc == b[1].arc && a[0].isReversed != b[1].isReversed)
    // Each square has a third vertex that stays, on its own way or on the border.
    for pieces in [a, b] { #expect(pieces.contains { !arcs.arcs[$0.arc].pins.isEmpty }) }
  }

  @Test func aRingByItselfIsOneArcWithItsTwoMostImportantVertices() {
    let arcs = RingArcs([ring([(0, 0), (5, 1), (9, 0), (5, 6), (1, 2), (0, 0)])])
    #expect(arcCounts(arcs) == [[6]])
    let pins = arcs.arcs.first.map { arc in arc.pins.map { arc.coordinates[$0].longitude }.sorted()
    }
    #expect(pins == [5, 9])
  }

  /// West and east are equally far from the line between the two starts: both rings take the same.
  @Test func ofEquallyFarVerticesAllRingsTakeOne() {
    let corners = [(0.0, -10.0), (45, 0), (0, 10), (-45, 0)]
    let other = [corners[2], corners[3], corners[0], corners[1]]
    let arcs = RingArcs([ring(corners + [corners[0]]), ring(other + [other[0]])])
    #expect(arcs.arcs.map(\.coordinates.count) == [3, 3])
    #expect(arcs.arcs.reduce(0) { $0 + $1.pins.count } == 1)
  }

  @Test func aRingThatTouchesItselfOrAnotherPartsThere() {
    let eight = ring([(0, 0), (1, 1), (2, 0), (2, 2), (1, 1), (0, 2), (0, 0)])
    #expect(arcCounts(RingArcs([eight])) == [[2, 4, 3]])
    let touching = RingArcs([
      ring([(0, 0), (1, 0), (1, 1), (0, 0)]), ring([(3, 3), (1, 1), (3, 2), (3, 3)]),
    ])
    #expect(arcCounts(touching) == [[3, 2], [2, 3]])
  }

  @Test func whatIsNoRingHasNoPieces() {
    let arcs = RingArcs([
      [], ring([(0, 0), (1, 1), (0, 0)]), ring([(0, 0), (1, 1), (2, 0), (3, 0)]),
      ring([(0, 0), (0, 0), (1, 1), (0, 0)]),
    ])
    #expect(arcs.pieces.allSatisfy { $0 == nil } && arcs.arcs.isEmpty)
  }
}
