import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct PolygonFenceRepairTests {
  static let bowTie = places([(0, 0), (10, 10), (10, 0), (0, 10)])

  @Test func aBowTieCrossesItself() throws {
    let found = try #require(
      try PolygonFence([[box(20, 20, 30, 30)], [box(40, 40, 50, 50), Self.bowTie]]).selfIntersection
    )
    #expect(found.polygon == 1 && found.ring == 1)
    #expect(abs(found.place.latitude - 5) < 1e-9 && abs(found.place.longitude - 5) < 1e-9)
    #expect(throws: Never.self) { try PolygonFence.repairing([[Self.bowTie]]) }
    let fence = try PolygonFence.repairing([[Self.bowTie]])
    #expect(fence.parts.count == 2 && fence.selfIntersection == nil)
    #expect(fence.state(of: place(5, 1)) == .outside)
    #expect(fence.state(of: place(1, 5)) == .inside || fence.state(of: place(5, 1)) == .inside)
  }

  /// Touching, overlapping parts and holes outside leave no doubt about what is inside.
  @Test(arguments: [
    [[box(0, 0, 4, 4)], [box(2, 2, 6, 6)]], [[box(0, 0, 4, 4), box(10, 10, 12, 12)]],
    // A ring that touches itself in a vertex, and one in the middle of an edge.
    [[places([(0, 0), (0, 4), (2, 2), (4, 4), (4, 0), (2, 2)])]],
    [[places([(0, 0), (0, 4), (4, 4), (4, 2), (0, 2), (4, 1.5), (4, 0)])]],
    [[PolygonFenceTests.cap]], [[PolygonFenceTests.arctic]], [[PolygonFenceTests.fiji]],
  ])
  func whatIsNoCrossing(polygons: [[[Coordinate]]]) throws {
    for edges in [FenceEdges.planar, .mercator] {
      let fence = try PolygonFence(polygons, edges: edges)
      #expect(fence.selfIntersection == nil)
      #expect(try PolygonFence.repairing(polygons, edges: edges).parts.count == polygons.count)
    }
  }

  /// Rings with two vertices swapped, against GEOS; what is repaired fills the same places.
  @Test(arguments: FenceEdges.allCases)
  func repairedRingsFillTheSame(edges: FenceEdges) throws {
    try forAll(count: 60) { random in
      var ring = random.star(40, 179.5, radii: 1...2, vertices: random.int(in: 5...60))
      for _ in 0..<random.int(in: 1...3) {
        ring.swapAt(random.int(in: 0...ring.count - 1), random.int(in: 0...ring.count - 1))
      }
      let fence = try PolygonFence([[ring]], edges: edges)
      let repaired = try PolygonFence.repairing([[ring]], edges: edges)
      guard repaired.selfIntersection == nil else { return false }
      if edges == .geodesic { return true }
      for _ in 0..<50 {
        let point = place(random.double(in: 38...42), random.double(in: 177.5...181.5))
        if fence.state(of: point) != repaired.state(of: point) { return false }
      }
      return true
    }
  }

  @Test func degenerateRingsAreLeftOut() throws {
    let line = places([(1, 1), (2, 2), (1, 1)])
    let fence = try PolygonFence.repairing([[line], [box(0, 0, 4, 4), line]])
    #expect(fence.parts.count == 1 && fence.parts[0].holes.isEmpty)
    #expect(throws: PolygonFence.Invalid.tooFewPositions(polygon: 0, ring: 0)) {
      try PolygonFence.repairing([[line]])
    }
  }

  @Test func aCrossingRingRoundAPoleIsRefused() throws {
    let ring = places([
      (70, -180), (70, -100), (74, -140), (66, -120), (70, -60), (70, 0), (70, 60), (70, 120),
    ])
    #expect(try PolygonFence([[ring]]).selfIntersection != nil)
    #expect(throws: PolygonFence.Invalid.severalTurns(polygon: 0, ring: 0)) {
      try PolygonFence.repairing([[ring]])
    }
  }
}
