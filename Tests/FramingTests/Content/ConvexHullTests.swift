import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct ConvexHullTests {
  static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  }

  @Test func cornersTurnOneWayAndHoldEverything() throws {
    try forAll(count: 500) { random in
      // A coarse grid, so that points coincide and lie on sides.
      let points = (0..<random.int(in: 1...40)).map { _ in
        SIMD2(Double(random.int(in: 0...8)), Double(random.int(in: 0...8)))
      }
      let hull = ConvexHull.of(points)
      guard Set(hull).count == hull.count, Set(hull).isSubset(of: Set(points)) else {
        return false
      }
      guard hull.count > 2 else {
        // All on one line.
        return points.allSatisfy { Self.cross(hull[0], hull[hull.count - 1], $0) == 0 }
      }
      return hull.indices.allSatisfy { index in
        let (a, b) = (hull[index], hull[(index + 1) % hull.count])
        let c = hull[(index + 2) % hull.count]
        return Self.cross(a, b, c) > 0 && points.allSatisfy { Self.cross(a, b, $0) >= 0 }
      }
    }
  }

  @Test func fewPoints() {
    #expect(ConvexHull.of([]) == [])
    #expect(ConvexHull.of([SIMD2(1, 2)]) == [SIMD2(1, 2)])
    #expect(ConvexHull.of([SIMD2(1, 2), SIMD2(1, 2)]) == [SIMD2(1, 2)])
    #expect(ConvexHull.of([SIMD2(3, 2), SIMD2(1, 2)]) == [SIMD2(1, 2), SIMD2(3, 2)])
    #expect(
      ConvexHull.of([SIMD2(0, 0), SIMD2(2, 2), SIMD2(1, 1)]) == [SIMD2(0, 0), SIMD2(2, 2)])
  }
}
