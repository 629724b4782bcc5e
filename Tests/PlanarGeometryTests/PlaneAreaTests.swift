import Geodesy
import Testing

@testable import PlanarGeometry

@Suite struct PlaneAreaTests {
  @Test func openRingsAreClosed() throws {
    let area = try PlaneArea(rings: [ring([(0, 0), (1, 0), (0, 1)])])
    #expect(area.rings == [ring([(0, 0), (1, 0), (0, 1), (0, 0)])])
    let closed = try PlaneArea(rings: [square(0, 0, 1)])
    #expect(closed.rings == [square(0, 0, 1)])
  }

  @Test func whatIsNoRingIsRefused() {
    #expect(throws: PlaneArea.Invalid.noRing) { try PlaneArea(rings: []) }
    #expect(throws: PlaneArea.Invalid.tooFewPoints(ring: 0)) { try PlaneArea(rings: [[]]) }
    #expect(throws: PlaneArea.Invalid.tooFewPoints(ring: 0)) {
      try PlaneArea(rings: [ring([(1, 1)])])
    }
    #expect(throws: PlaneArea.Invalid.tooFewPoints(ring: 1)) {
      try PlaneArea(rings: [square(0, 0, 1), ring([(0, 0), (1, 0), (0, 0)])])
    }
    #expect(throws: PlaneArea.Invalid.notFinite(ring: 0, index: 1)) {
      try PlaneArea(rings: [ring([(0, 0), (.nan, 0), (0, 1)])])
    }
    #expect(throws: PlaneArea.Invalid.notFinite(ring: 0, index: 2)) {
      try PlaneArea(rings: [ring([(0, 0), (1, 0), (0, .infinity)])])
    }
  }
}
