import Geodesy
import Testing

@testable import Tracks

@Suite struct RingUnwrappingTests {
  private func ring(_ corners: [(Double, Double)]) -> Segment {
    Segment(coordinates: corners.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
  }

  private func places(_ corners: [SeamVertex]) -> [[Double]] {
    corners.map { [$0.x, $0.latitude] }
  }

  @Test func anOrdinaryRingLosesItsRepetition() {
    let corners = [(170.0, 0.0), (-170, 0), (-170, 5)]
    let expected = [[170.0, 0.0], [190, 0], [190, 5]]
    for closed in [corners, corners + corners.prefix(1)] {
      let unwrapped = RingUnwrapping.corners(of: ring(closed), index: 0, aroundNorthPole: nil)
      #expect(places(unwrapped) == expected)
    }
    #expect(RingUnwrapping.corners(of: Segment(), index: 0, aroundNorthPole: nil).isEmpty)
  }

  @Test func aRingRoundTheEarthStartsWhereItIsNearestToThePole() {
    let corners = [(0.0, 50.0), (120, 60), (-120, 60), (0, 50)]
    let north = RingUnwrapping.corners(of: ring(corners), index: 0, aroundNorthPole: nil)
    #expect(
      places(north) == [
        [180, 60], [240, 60], [360, 50], [480, 60], [540, 60], [540, 90], [180, 90],
      ])
    let south = RingUnwrapping.corners(of: ring(corners), index: 0, aroundNorthPole: false)
    #expect(places(south).suffix(2) == [[540, -90], [180, -90]])
  }

  @Test func crossingsAreStrictlyBetween() {
    func corner(_ meridian: Double, _ world: Int) -> SeamVertex {
      SeamVertex(
        longitude: UnwrappedLongitude(meridian: meridian, world: world), latitude: 0,
        origin: .place)
    }
    func crossings(_ a: SeamVertex, _ b: SeamVertex) -> [Double] {
      Array(SeamCrossings(from: a, to: b))
    }
    #expect(crossings(corner(0, 0), corner(0, 1)) == [180])
    #expect(crossings(corner(0, 0), corner(180, 0)) == [])
    #expect(crossings(corner(180, 0), corner(-179, 1)) == [])
    #expect(crossings(corner(-180, 1), corner(180, 1)) == [])
    #expect(crossings(corner(10, 1), corner(-10, -1)) == [180, -180])
    #expect(crossings(corner(10, 1), corner(10, 1)) == [])
  }
}
