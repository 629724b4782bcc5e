import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct ConvexPolygonTests {
  @Test func preparedAndPlainReachAsFar() throws {
    try forAll(count: 300) { random in
      let count = random.int(in: 1...400)
      let flat = random.double(in: 1e-6...1)
      let points = (0..<count).map { _ in
        let angle = random.double(in: 0...360)
        let radius = random.oneIn(3) ? 1 : random.double(in: 0.9...1)
        return SIMD2(DegreeMath.cosine(angle), DegreeMath.sine(angle) * flat) * radius
      }
      let polygon = ConvexPolygon(hullOf: points)
      let prepared = polygon.prepared
      return (0..<40).allSatisfy { _ in
        let direction = SIMD2(random.double(in: -1...1), random.double(in: -1...1))
        let reach = points.map { ($0 * direction).sum() }.max() ?? 0
        return abs(polygon.highest(direction) - reach) < 1e-15
          && abs(prepared.highest(direction) - reach) < 1e-15
          && prepared.lowest(-direction) == -prepared.highest(direction)
      }
    }
  }

  @Test(arguments: [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)])
  func axesOfManyCorners(x: Double, y: Double) {
    let circle = (0..<360).map {
      SIMD2(DegreeMath.cosine(Double($0)), DegreeMath.sine(Double($0)))
    }
    #expect(ConvexPolygon(hullOf: circle).prepared.farthest(SIMD2(x, y)) == SIMD2(x, y))
  }
}
