import Testing

@testable import Tracks

@Suite struct RingNestingTests {
  private func square(_ x: Double, _ y: Double, _ size: Double, isHole: Bool = false)
    -> [SeamVertex]
  {
    let corners = [(x, y), (x + size, y), (x + size, y + size), (x, y + size)].map {
      SeamVertex(
        longitude: UnwrappedLongitude(meridian: $0.0, world: 0), latitude: $0.1, origin: .place)
    }
    return isHole ? corners.reversed() : corners
  }

  @Test func holesGoWithTheExteriorThatTheyLieIn() {
    let polygons = RingNesting.polygons([
      square(2, 2, 1, isHole: true), square(0, 0, 10), square(20, 0, 10),
      square(22, 2, 1, isHole: true), square(25, 5, 2, isHole: true),
    ])
    #expect(polygons.map(\.count) == [2, 3])
    #expect(polygons[1].map { $0[0].longitude.meridian }.sorted() == [20, 22, 25])
  }

  @Test func anExteriorInsideAHoleIsItsOwnPolygon() {
    let polygons = RingNesting.polygons([
      square(0, 0, 30), square(5, 5, 20, isHole: true), square(10, 10, 10),
    ])
    #expect(polygons.map(\.count) == [2, 1])
  }

  @Test func aHoleThatTouchesIsToldByItsOtherCorners() {
    // Its first corner lies on the boundary of both exteriors.
    let polygons = RingNesting.polygons([
      square(0, 0, 10), square(10, 0, 10), square(10, 5, 2, isHole: true),
    ])
    #expect(polygons.map(\.count) == [1, 2])
  }

  @Test func ringsWithoutAreaAreLeftOut() {
    #expect(RingNesting.polygons([square(0, 0, 0)]).isEmpty)
    #expect(RingNesting.polygons([square(0, 0, 1, isHole: true)]).isEmpty)
    #expect(RingNesting.polygons([]).isEmpty)
    // A hole outside all exteriors is not lost.
    #expect(
      RingNesting.polygons([square(0, 0, 1), square(50, 50, 1, isHole: true)]).map(\.count) == [2])
  }
}
