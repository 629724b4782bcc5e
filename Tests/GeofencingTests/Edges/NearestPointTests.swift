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
}
