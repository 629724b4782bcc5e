import Geodesy
import Testing

@testable import Tracks

@Suite struct SegmentRingTests {
  @Test(
    arguments: [
      ([], false), ([5], true), ([0, 90, 0], true), ([0, 180, 360], true), ([-180, 0, 180], true),
      ([-540, 0, 180], true), ([0, 90, 180], false), ([0, 90, 359.9999999], false),
    ] as [([Double], Bool)])
  func longitudesAreMeantModulo360(_ longitudes: [Double], _ isClosed: Bool) {
    let ring = Segment(
      coordinates: longitudes.map { Coordinate(uncheckedLatitude: 70, longitude: $0) })
    #expect(ring.isClosed == isClosed)
  }

  @Test func anotherLatitudeIsAnotherPlace() {
    let ends = [(70.0, 0.0), (71, 360)].map {
      Coordinate(uncheckedLatitude: $0.0, longitude: $0.1)
    }
    #expect(!Segment(coordinates: ends).isClosed)
  }
}
