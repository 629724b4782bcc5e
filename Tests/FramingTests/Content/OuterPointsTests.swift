import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct OuterPointsTests {
  private func points(_ count: Int, _ make: (Double, inout SeededGenerator) -> SIMD2<Double>)
    -> [SIMD2<Double>]
  {
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { make(Double($0) / Double(count), &random) }
  }

  private func noise(_ random: inout SeededGenerator) -> Double {
    Double.random(in: -1...1, using: &random)
  }

  /// The hull is the same, corner by corner, as without leaving anything out.
  @Test func theHullStaysWhatItIs() {
    let shapes: [[SIMD2<Double>]] = [
      points(20_000) { _, random in SIMD2(1e8 + 1e5 * noise(&random), 9e7 + 1e5 * noise(&random)) },
      points(20_000) { t, random in SIMD2(1e8 + 1e6 * t, 9e7 - 1e6 * t + 10 * noise(&random)) },
      points(20_000) { t, random in SIMD2(1e8 + 3 * noise(&random), 9e7 + 1e6 * t) },
      points(20_000) { t, _ in SIMD2(1e8 + 1e6 * t, 9e7) },
      points(20_000) { t, _ in SIMD2(1e8, 9e7 + 1e6 * t) },
      points(20_000) { t, _ in
        SIMD2(1e8 + 1e5 * DegreeMath.cosine(360 * t), 9e7 + 1e5 * DegreeMath.sine(360 * t))
      },
      points(20_000) { _, _ in SIMD2(1e8, 9e7) },
    ]
    for shape in shapes { #expect(ConvexHull.of(OuterPoints.of(shape)) == ConvexHull.of(shape)) }
  }

  @Test func mostPointsOfAStraightWayAreLeftOut() {
    let way = points(100_000) { t, random in
      SIMD2(1e8 + 1e6 * t, 9e7 - 1e6 * t + 1000 * noise(&random))
    }
    #expect(OuterPoints.of(way).count < 10_000)
  }

  @Test func fewPointsAreLeftAlone() {
    let few = points(100) { t, _ in SIMD2(t, 0.5) }
    #expect(OuterPoints.of(few) == few)
  }
}
