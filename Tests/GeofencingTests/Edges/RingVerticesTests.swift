import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct RingVerticesTests {
  @Test func aClosedRingStaysAsItIs() throws {
    let ring = box(0, 0, 1, 1)
    let vertices = try RingVertices(ring, edges: .planar)
    #expect(vertices.vertices == ring + [ring[0]])
    #expect(vertices.pole == nil)
    #expect(try RingVertices(ring + [ring[0]], edges: .planar).vertices == vertices.vertices)
    #expect(try RingVertices(ring, edges: .geodesic).vertices == vertices.vertices)
  }

  @Test func theSeamIsCrossed() throws {
    let ring = try RingVertices(PolygonFenceTests.fiji, edges: .planar)
    #expect(ring.vertices.map(\.longitude) == [177, 182, 182, 177, 177])
  }

  @Test(arguments: [FenceEdges.planar, .geodesic])
  func aRingRoundAPoleEndsATurnFurther(edges: FenceEdges) throws {
    let ring = try RingVertices(PolygonFenceTests.arctic, edges: edges)
    #expect(ring.pole == 90)
    #expect(ring.vertices.first == place(70, -180) && ring.vertices.last == place(70, 180))
    // Closed a turn further, as written.
    let written = PolygonFenceTests.arctic + [place(70, 180)]
    #expect(try RingVertices(written, edges: edges).vertices == ring.vertices)
    let south = PolygonFenceTests.arctic.map { place(-$0.latitude, -$0.longitude) }
    #expect(try RingVertices(south, edges: edges).pole == -90)
  }

  @Test func theWayToThePoleIsLeftOut() throws {
    let coast = places([(-70, 180), (-72, 90), (-69, 0), (-73, -90), (-70, -180)])
    let ring = try RingVertices(PolygonFenceTests.cap, edges: .planar)
    #expect(ring.pole == -90)
    #expect(ring.vertices == coast + [place(-70, -180)])
    // In several steps, and begun anywhere.
    let long =
      places([(-80, -180), (-90, -180), (-90, 0), (-90, 180), (-80, 180)]) + coast
    for start in 0..<long.count {
      let ring = try RingVertices(long.rotated(start), edges: .mercator)
      #expect(ring.pole == -90)
      #expect(Set(ring.vertices.map(\.latitude)) == Set(coast.map(\.latitude)))
    }
  }

  @Test func theWholeWorldKeepsItsEdges() throws {
    let ring = try RingVertices(box(-90, -180, 90, 180), edges: .planar)
    #expect(ring.pole == nil && ring.vertices.count == 5)
  }

  @Test func greatCirclesOverAPole() throws {
    let wedge = try RingVertices(places([(90, 33), (60, 0), (60, 90)]), edges: .geodesic)
    #expect(
      wedge.vertices
        == places([(60, 0), (60, 90), (90, 90), (90, 0), (60, 0)]))
    let over = try RingVertices(places([(10, 0), (10, 90), (10, 180)]), edges: .geodesic)
    #expect(
      over.vertices.map(\.latitude) == [10, 10, 10, 90, 90, 10])
  }

  @Test(arguments: [[], [(0.0, 0.0)], [(0, 0), (1, 1), (0, 0)]])
  func tooFewPositions(pairs: [(Double, Double)]) {
    for edges in FenceEdges.allCases {
      #expect(throws: RingVertices.Invalid.tooFewPositions) {
        try RingVertices(places(pairs), edges: edges)
      }
    }
  }

  /// On the earth a pole and a meridian are one, however they are written.
  @Test(arguments: [
    [(0.0, 0.0), (0.0, 360.0), (5, 5), (0, -360)], [(90, 0), (90, 50), (0, 0), (90, 100)],
    box(-90, -180, 90, 180).map { ($0.latitude, $0.longitude) },
  ])
  func tooFewPlaces(pairs: [(Double, Double)]) {
    #expect(throws: RingVertices.Invalid.tooFewPositions) {
      try RingVertices(places(pairs), edges: .geodesic)
    }
  }
}
