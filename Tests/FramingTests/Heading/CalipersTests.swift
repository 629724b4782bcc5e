import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct CalipersTests {
  @Test func sidesLieAlongBothAxes() {
    let square = ConvexPolygon(hullOf: [
      SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1),
    ])
    #expect(Calipers.sideHeadings(of: square) == [0, 90])
    let line = ConvexPolygon(hullOf: [SIMD2(0, 0), SIMD2(1, 1)])
    #expect(Calipers.sideHeadings(of: line) == [45, 135])
    #expect(Calipers.sideHeadings(of: ConvexPolygon(hullOf: [SIMD2(0, 0)])) == [0])
  }

  /// Among the headings is the one at which a box around the points is smallest for its room.
  @Test func neverBeatenByAGrid() throws {
    try forEachSeed(count: 150) { random in
      let points = (0..<random.int(in: 2...40)).map { _ in
        SIMD2(random.double(in: -1...1), random.double(in: -0.3...0.3))
      }
      let hull = ConvexPolygon(hullOf: points)
      let width = random.double(in: 100...1000)
      let height = random.double(in: 100...1000)
      func scale(_ heading: Double) -> Double {
        let right = SIMD2(DegreeMath.cosine(heading), DegreeMath.sine(heading))
        let down = SIMD2(-right.y, right.x)
        return max(
          (hull.highest(right) - hull.lowest(right)) / width,
          (hull.highest(down) - hull.lowest(down)) / height)
      }
      let best =
        Calipers.headings(of: hull, width: width, height: height).map(scale).min() ?? .infinity
      for step in 0..<720 {
        #expect(best <= scale(Double(step) / 4) * (1 + 1e-12))
      }
    }
  }
}
