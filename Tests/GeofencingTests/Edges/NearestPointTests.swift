import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct NearestPointTests {
  /// Short edges by parabolas against the same edge halved until geodesics decide.
  @Test(arguments: FenceEdges.allCases)
  func shortEdges(edges: FenceEdges) throws {
    try forAll(count: 300) { random in
      let a = random.coordinate(latitudes: -79...79)
      let b = Geodesic.destination(
        from: a, azimuth: random.double(in: 0...360), distance: random.double(in: 0.1...1900))
      guard abs(b.longitude - a.longitude) < 1 else { return true }
      let near = edges.point(random.double(in: -0.2...1.2), from: a, to: b)
      let point = Geodesic.destination(
        from: near, azimuth: random.double(in: 0...360),
        distance: random.oneIn(2) ? random.double(in: 0...1) : random.double(in: 0...20_000))
      let result = edges.distance(from: point, toEdge: a, b, below: .infinity)
      func at(_ part: Double) -> Double {
        Geodesic.distance(from: point, to: edges.point(part, from: a, to: b))
      }
      let valley = Roots.valley(from: 0, to: 1, tolerance: 1e-9, at)
      let least = min(at(valley), at(0), at(1))
      return abs(result - least) < 1e-4
    }
  }

  /// Long edges against a dense search.
  @Test(arguments: FenceEdges.allCases)
  func longEdges(edges: FenceEdges) throws {
    try forAll(count: 150) { random in
      let a = random.coordinate(latitudes: -85...85)
      let b = place(
        min(max(a.latitude + random.double(in: -30...30), -85), 85),
        a.longitude + random.double(in: -100...100))
      let point = random.coordinate()
      let result = edges.distance(from: point, toEdge: a, b, below: .infinity)
      var least = Double.infinity
      var gap = 0.0
      for i in 0...500 {
        let vertex = edges.point(Double(i) / 500, from: a, to: b)
        least = min(least, Geodesic.distance(from: point, to: vertex))
        gap = max(
          gap,
          Geodesic.distance(from: vertex, to: edges.point(Double(i + 1) / 500, from: a, to: b)))
      }
      // Between two places set on the edge it comes nearer by less than that, near the antipode too.
      return result <= least + 1e-3
        && result >= least - gap * gap * (1 / max(least, gap) + 1e-6)
    }
  }

  @Test func aPointIsAnEdge() {
    let a = place(45, 7)
    let point = place(45.1, 7)
    #expect(
      FenceEdges.planar.distance(from: point, toEdge: a, a, below: .infinity)
        == Geodesic.legLength(from: point, to: a))
  }

  /// The nearest of many edges, whichever turn the place is written on.
  @Test func theNearestOfMany() throws {
    try forAll(count: 100) { random in
      let ring = random.star(45, 179.9, radii: 0.1...0.2, vertices: 300)
      let chain = EdgeChain(ring) { (min($0.latitude, $1.latitude), max($0.latitude, $1.latitude)) }
      let point = place(45 + random.double(in: -0.3...0.3), 179.9 + random.double(in: -0.3...0.3))
      func measure(_ place: Coordinate, _ a: Coordinate, _ b: Coordinate, _ limit: Double) -> Double
      {
        FenceEdges.planar.distance(from: place, toEdge: a, b, below: limit)
      }
      let all = zip(ring, ring.dropFirst()).map { measure(point, $0, $1, .infinity) }.min() ?? 0
      return [0.0, 360, -360].allSatisfy { turn in
        let turned = place(point.latitude, point.longitude + turn)
        return abs(
          chain.leastDistance(from: turned, below: .infinity, edgesBend: false, measure) - all)
          < 1e-3
      }
    }
  }

  /// From afar few edges are measured: it was each of them, since the bound by angles tells no
  /// difference below half a percent.
  @Test(arguments: [50.0, 300, 3000]) func farFromManyEdges(kilometers: Double) throws {
    let ring = (0...20_000).map { i -> Coordinate in
      let angle = Double(i % 20_000) * 2 * .pi / 20_000
      return place(48 + 0.5 * sin(angle), 11 + 0.7 * cos(angle))
    }
    let chain = EdgeChain(ring) { (min($0.latitude, $1.latitude), max($0.latitude, $1.latitude)) }
    for azimuth in [0.0, 37, 90, 200, 315] {
      let point = Geodesic.destination(
        from: place(48, 11), azimuth: azimuth, distance: 55_000 + kilometers * 1000)
      var measured = 0
      let least = chain.leastDistance(from: point, below: .infinity, edgesBend: false) {
        measured += 1
        return FenceEdges.planar.distance(from: $0, toEdge: $1, $2, below: $3)
      }
      let all = ring.map { Geodesic.legLength(from: point, to: $0) }.min() ?? 0
      #expect(measured < 1500)
      #expect(least <= all && least > all - 1)
    }
  }

  /// What is said to be no nearer than the limit is no nearer.
  @Test(arguments: FenceEdges.allCases) func farEdgesBelowALimit(edges: FenceEdges) throws {
    try forAll(count: 300) { random in
      let a = random.coordinate(latitudes: -79...79)
      let b = Geodesic.destination(
        from: a, azimuth: random.double(in: 0...360), distance: random.double(in: 1...1990))
      guard abs(b.longitude - a.longitude) < 1 else { return true }
      let point = random.coordinate()
      let exact = edges.distance(from: point, toEdge: a, b, below: .infinity)
      let limit = exact + random.double(in: -3...3)
      let result = edges.distance(from: point, toEdge: a, b, below: limit)
      return limit > exact + 1e-4 ? abs(result - exact) < 1e-3 : result > limit - 1e-3
    }
  }
}
