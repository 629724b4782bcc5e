import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct PolygonFenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let ring: [Coordinate]
    var edges = FenceEdges.planar
    let point: Coordinate
    let state: FenceState
    var testDescription: String { id }
  }

  static let square = places([(60, -10), (60, 10), (50, 10), (50, -10)])
  static let triangle = places([(0, 0), (60, 60), (0, 60)])
  static let plain = places([(0, 0), (0, 10), (10, 10), (10, 0)])
  static let fiji = places([(-20, 177), (-20, -178), (-16, -178), (-16, 177)])
  static let arctic = stride(from: -180.0, to: 180, by: 30).map { place(70, $0) }

  /// Published values (MAPSPEC section 9, `pip.*`).
  static let published: [Case] = [
    Case(
      id: "pip.sq.planar.60.2", ring: square, point: place(60.2, 0), state: .outside),
    Case(id: "pip.sq.planar.59.9", ring: square, point: place(59.9, 0), state: .inside),
    Case(
      id: "pip.sq.mercator.60.2", ring: square, edges: .mercator, point: place(60.2, 0),
      state: .outside),
    Case(
      id: "pip.sq.mercator.59.9", ring: square, edges: .mercator, point: place(59.9, 0),
      state: .inside),
    Case(
      id: "pip.sq.mercator.50.05", ring: square, edges: .mercator, point: place(50.05, 0),
      state: .inside),
    Case(
      id: "pip.sq.geodesic.59.9", ring: square, edges: .geodesic, point: place(59.9, 0),
      state: .inside),
    Case(
      id: "pip.sq.geodesic.60.2", ring: square, edges: .geodesic, point: place(60.2, 0),
      state: .inside),
    Case(
      id: "pip.sq.geodesic.50.05", ring: square, edges: .geodesic, point: place(50.05, 0),
      state: .outside),
    Case(
      id: "pip.dia.mercator", ring: triangle, edges: .mercator, point: place(32, 30),
      state: .inside),
    Case(
      id: "pip.dia.geodesic", ring: triangle, edges: .geodesic, point: place(40, 30),
      state: .inside),
    Case(id: "pip.bound.edge", ring: plain, point: place(0, 5), state: .boundary),
    Case(id: "pip.bound.in", ring: plain, point: place(5, 5), state: .inside),
    Case(id: "pip.bound.out", ring: plain, point: place(5, 10.000001), state: .outside),
    Case(id: "pip.fiji.179", ring: fiji, point: place(-18, 179), state: .inside),
    Case(id: "pip.fiji.180", ring: fiji, point: place(-18, 180), state: .inside),
    Case(id: "pip.fiji.0", ring: fiji, point: place(-18, 0), state: .outside),
    Case(id: "pip.fiji.-178", ring: fiji, point: place(-18, -178), state: .boundary),
    Case(id: "pip.polar.89.999", ring: arctic, point: place(89.999, -77), state: .inside),
    Case(id: "pip.polar.60", ring: arctic, point: place(60, 13), state: .outside),
  ]

  @Test(arguments: published)
  func publishedValues(test: Case) throws {
    #expect(try PolygonFence([[test.ring]], edges: test.edges).state(of: test.point) == test.state)
  }

  /// Antarctica as map files store it: led along the 180th meridian to the pole.
  static let cap = places([
    (-90, -180), (-90, 180), (-70, 180), (-72, 90), (-69, 0), (-73, -90), (-70, -180), (-90, -180),
  ])

  static let corners: [Case] = [
    Case(id: "corner", ring: plain, point: place(10, 10), state: .boundary),
    Case(id: "in line with an edge", ring: plain, point: place(10, 10.5), state: .outside),
    Case(id: "level with a corner", ring: triangle, point: place(0, -1), state: .outside),
    Case(
      id: "ray through corners", ring: places([(1, 0), (0, 1), (-1, 0), (0, -1)]),
      point: place(0, 0.5), state: .inside),
    Case(
      id: "past the corner", ring: places([(1, 0), (0, 1), (-1, 0), (0, -1)]),
      point: place(0, 1.5), state: .outside),
    Case(
      id: "past the world", ring: box(-20, -205, 38, -110), point: place(0, 170), state: .inside),
    Case(
      id: "west of it", ring: box(-20, -205, 38, -110), point: place(0, 140), state: .outside),
    Case(id: "on the ice", ring: cap, point: place(-80, 0), state: .inside),
    Case(id: "next to the pole", ring: cap, point: place(-89.9, 123), state: .inside),
    Case(id: "the pole", ring: cap, point: place(-90, 17), state: .inside),
    Case(id: "on the seam", ring: cap, point: place(-75, 180), state: .inside),
    Case(id: "on the seam, east", ring: cap, point: place(-75, -180), state: .inside),
    Case(id: "at sea", ring: cap, point: place(-60, 0), state: .outside),
    Case(id: "its coast", ring: cap, point: place(-70, 180), state: .boundary),
    Case(id: "the other pole", ring: cap, point: place(90, 0), state: .outside),
    Case(id: "the pole of a round ring", ring: arctic, point: place(90, 5), state: .inside),
    Case(
      id: "a wedge from the pole", ring: places([(90, 0), (60, 0), (60, 90)]), edges: .geodesic,
      point: place(80, 45), state: .inside),
    Case(
      id: "beside that wedge", ring: places([(90, 0), (60, 0), (60, 90)]), edges: .geodesic,
      point: place(80, -45), state: .outside),
    Case(
      id: "its tip, written with any longitude", ring: places([(90, 0), (60, 0), (60, 90)]),
      edges: .geodesic, point: place(90, 200), state: .boundary),
    Case(
      id: "half a hemisphere, closed over the pole", ring: places([(10, 0), (10, 90), (10, 180)]),
      edges: .geodesic, point: place(50, 90), state: .inside),
    Case(
      id: "the other half", ring: places([(10, 0), (10, 90), (10, 180)]), edges: .geodesic,
      point: place(50, -90), state: .outside),
    Case(
      id: "a geodesic cap", ring: arctic, edges: .geodesic, point: place(71, 5), state: .inside),
    Case(
      id: "its edges bulge to the pole", ring: arctic, edges: .geodesic, point: place(70.2, 15),
      state: .outside),
    Case(
      id: "a meridian edge", ring: plain, edges: .geodesic, point: place(5, 10), state: .boundary),
    Case(id: "the equator", ring: plain, edges: .geodesic, point: place(0, 3), state: .boundary),
    Case(
      id: "a parallel in Mercator", ring: square, edges: .mercator, point: place(60, 3),
      state: .boundary),
  ]

  @Test(arguments: corners)
  func cornerCases(test: Case) throws {
    #expect(try PolygonFence([[test.ring]], edges: test.edges).state(of: test.point) == test.state)
  }

  /// An island in a hole, and parts that overlap.
  @Test func partsAddUp() throws {
    let island = try PolygonFence([[box(0, 0, 8, 8), box(2, 2, 6, 6)], [box(3, 3, 5, 5)]])
    #expect(island.state(of: place(1, 1)) == .inside)
    #expect(island.state(of: place(2.5, 2.5)) == .outside)
    #expect(island.state(of: place(4, 4)) == .inside)
    #expect(island.state(of: place(2, 4)) == .boundary)
    let overlap = try PolygonFence([[box(0, 0, 4, 4), box(1, 1, 3, 3)], [box(1, 2, 3, 6)]])
    #expect(overlap.state(of: place(2, 2.5)) == .inside)
    #expect(overlap.state(of: place(2, 1.5)) == .outside)
    #expect(overlap.state(of: place(2, 4)) == .inside)
  }

  @Test func ringsThatAreNone() {
    let line = places([(0, 0), (1, 1), (0, 0), (1, 1)])
    #expect(throws: PolygonFence.Invalid.tooFewPositions(polygon: 1, ring: 0)) {
      try PolygonFence([[Self.plain], [line]])
    }
    let twice = stride(from: 0.0, to: 720, by: 30).map {
      place(70 + $0 / 1000, Antimeridian.wrapped($0))
    }
    #expect(throws: PolygonFence.Invalid.severalTurns(polygon: 0, ring: 0)) {
      try PolygonFence([[twice]])
    }
    #expect(throws: PolygonFence.Invalid.noRing(polygon: 0)) { try PolygonFence([]) }
    #expect(throws: PolygonFence.Invalid.noRing(polygon: 0)) { try PolygonFence([[]]) }
  }

  /// Turns, the first vertex and the direction mean nothing (MAPSPEC section 9).
  @Test(arguments: FenceEdges.allCases)
  func howARingIsWrittenMeansNothing(edges: FenceEdges) throws {
    try forAll(count: 200) { random in
      let middle = place(random.coarse(in: -60...60), random.coarse(in: -179...179))
      let size = random.double(in: 0.5...25)
      let ring = random.star(
        middle.latitude, middle.longitude, radii: size / 3...size
      ).map { place(($0.latitude * 1024).rounded() / 1024, ($0.longitude * 1024).rounded() / 1024) }
      let fence = try PolygonFence([[ring]], edges: edges)
      let others = try [
        ring.turned(360), ring.turned(-360), ring.rotated(random.int(in: 0...20)),
        ring.reversed(), ring.map { place($0.latitude, Antimeridian.wrapped($0.longitude)) },
      ].map { try PolygonFence([[$0]], edges: edges) }
      for _ in 0..<30 {
        let point =
          random.oneIn(4)
          ? ring[random.int(in: 0...ring.count - 1)]
          : place(
            middle.latitude + random.coarse(in: -size...size),
            middle.longitude + random.coarse(in: -size...size))
        let state = fence.state(of: point)
        guard others.allSatisfy({ $0.state(of: point) == state }),
          fence.state(of: place(point.latitude, Antimeridian.wrapped(point.longitude))) == state,
          state == .outside || fence.bounds.contains(point)
        else { return false }
      }
      return true
    }
  }

  /// Great circles against the sum of the angles under which edges are seen.
  @Test func geodesicEdgesAgreeWithAngles() throws {
    try forAll(count: 200) { random in
      let middle = random.coordinate(latitudes: -89...89)
      let count = random.int(in: 3...12)
      let ring = (0..<count).map { i in
        Geodesic.destination(
          from: middle, azimuth: 360 * (Double(i) + random.double(in: -0.2...0.2)) / Double(count),
          distance: random.double(in: 100_000...5_000_000))
      }
      let fence = try PolygonFence([[ring]], edges: .geodesic)
      for _ in 0..<20 {
        let point = Geodesic.destination(
          from: middle, azimuth: random.double(in: 0...360),
          distance: random.double(in: 0...6_000_000))
        let isInside = SphericalAngles.isInside(point, ring)
        if let isInside, (fence.state(of: point) == .inside) != isInside { return false }
      }
      return true
    }
  }
}
