import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import Geofencing

@Suite struct RingSimplicityTests {
  /// Against every pair of edges.
  @Test func crossingsAreFound() throws {
    try forAll(count: 300) { random in
      let count = random.int(in: 3...100)
      var ring = random.star(40, 10, radii: 1...2, vertices: count)
      if random.oneIn(2) {
        ring.swapAt(random.int(in: 0...count - 1), random.int(in: 0...count - 1))
      }
      var crosses = false
      func side(_ p: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Int {
        Orientation.side(of: p, from: a, to: b)
      }
      for i in 0..<count {
        for j in i + 1..<count {
          let (a, b) = (ring[i], ring[(i + 1) % count])
          let (c, d) = (ring[j], ring[(j + 1) % count])
          if side(c, a, b) * side(d, a, b) < 0 && side(a, c, d) * side(b, c, d) < 0 {
            crosses = true
          }
        }
      }
      switch try FenceRing(ring, edges: .planar).simplicity {
      case .simple: return !crosses
      case .crosses: return crosses
      case .touches: return false
      }
    }
  }

  @Test(arguments: [
    // A vertex on a vertex, a vertex on an edge, a spike, two edges along each other.
    places([(0, 0), (0, 4), (2, 2), (4, 4), (4, 0), (2, 2)]),
    places([(0, 0), (0, 4), (4, 4), (4, 2), (0, 2), (4, 1.5), (4, 0)]),
    places([(0, 0), (0, 4), (2, 4), (6, 4), (2, 4), (2, 0)]),
    places([(0, 0), (0, 4), (2, 4), (2, 2), (2, 5), (2, 6), (7, 6), (7, 0)]),
  ])
  func touches(ring: [Coordinate]) throws {
    guard case .touches = try FenceRing(ring, edges: .planar).simplicity else {
      Issue.record("it touches itself")
      return
    }
  }

  @Test func aSquareIsSimple() throws {
    for edges in FenceEdges.allCases {
      #expect(try FenceRing(box(0, 0, 1, 1), edges: edges).simplicity == .simple)
      #expect(
        try FenceRing(box(0, 0, 1, 1) + [place(1, 0), place(0, 0)], edges: edges).simplicity
          == .simple)
    }
  }
}
