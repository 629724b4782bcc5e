import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct FarthestScanTests {
  /// Random distances, each nearly known: whether some are beyond the tolerance must be as if they
  /// were known exactly.
  @Test func errorsWithinTheBoundChangeNoDecision() throws {
    try forEachSeed(count: 2000) { random in
      let count = random.int(in: 1...30)
      let exact = (0..<count).map { _ in Double(random.int(in: 0...20)) / 10 }
      let near = exact.map { $0 + random.double(in: -0.15...0.15) }
      let tolerance = Double(random.int(in: 5...20)) / 10
      let found = FarthestScan.farthest(
        in: 0..<count, beyond: tolerance, near: { near[$0] }, bound: { _ in 0.15 },
        exact: { exact[$0] })
      let greatest = exact.max() ?? 0
      try #require((found != nil) == (greatest > tolerance))
      if let found {
        try #require(exact[found.index] > tolerance)
        try #require(exact[found.index] >= greatest - 0.3)
        try #require(found.deviation > tolerance)
      }
    }
  }

  @Test func ofEqualsTheFirst() {
    let found = FarthestScan.farthest(
      in: 3..<9, beyond: 1, near: { $0 < 5 ? 1 : 2 }, bound: { _ in 0 }, exact: { _ in 2 })
    #expect(found == FarthestVertex(index: 5, deviation: 2))
  }

  /// A million vertices at the tolerance are not all measured exactly once one is beyond it.
  @Test func exactMeasurementsEnd() {
    var count = 0
    let found = FarthestScan.farthest(
      in: 0..<1_000_000, beyond: 1, near: { _ in 1 }, bound: { _ in 1e-9 },
      exact: { index in
        count += 1
        return index == 7 ? 1.000000001 : 1
      })
    #expect(found?.index == 7)
    #expect(count == 1000)
  }
}
