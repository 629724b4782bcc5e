import Testing

@testable import Tracks

@Suite struct ChainMatchingTests {
  private func chain(_ corners: [(Double, Double)]) -> [SeamVertex] {
    corners.map {
      SeamVertex(
        longitude: UnwrappedLongitude(meridian: $0.0, world: 0), latitude: $0.1, origin: .place)
    }
  }

  private func rings(_ chains: [[(Double, Double)]]) -> [[[Double]]] {
    ChainMatching.rings(of: chains.map(chain)).map { ring in
      ring.map { [$0.longitude.meridian, $0.latitude] }
    }
  }

  @Test func alongTheEastSideEndsAreJoinedNorthward() {
    // Two teeth of a comb that reach 180: each is closed by itself.
    let teeth = rings([[(180, 1), (170, 0), (180, 0)], [(180, 3), (170, 2), (180, 2)]])
    #expect(teeth == [[[180, 1], [170, 0], [180, 0]], [[180, 3], [170, 2], [180, 2]]])
  }

  @Test func alongTheWestSideEndsAreJoinedSouthward() {
    let piece = rings([
      [(-180, 0), (-170, 0), (-170, 4), (-180, 4)], [(-180, 3), (-175, 2), (-180, 1)],
    ])
    #expect(
      piece == [
        [[-180, 0], [-170, 0], [-170, 4], [-180, 4], [-180, 3], [-175, 2], [-180, 1]]
      ])
  }

  @Test func aChainThatReturnsToItsStartClosesItself() {
    let touching = rings([
      [(180, 10), (170, 10), (170, 0), (180, 0)], [(180, 5), (175, 6), (175, 4), (180, 5)],
    ])
    #expect(touching.map(\.count) == [4, 3])
  }

  @Test func chainsThatDoNotAlternateStillGiveEachChainOnce() {
    // Both end before any starts, as in a polygon that crosses itself.
    let crossed = rings([[(180, 5), (170, 0), (180, 0)], [(180, 6), (160, 0), (180, 1)]])
    #expect(crossed.flatMap { $0 }.count == 6)
    let starts = rings([[(180, 0), (170, 0), (180, 5)], [(180, 1), (160, 0), (180, 6)]])
    #expect(starts.flatMap { $0 }.count == 6)
  }
}
