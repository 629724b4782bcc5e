import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct RingWindingTests {
  @Test func areaIsSignedAndDoubled() {
    let square = [(x: 0.0, y: 0.0), (x: 2, y: 0), (x: 2, y: 3), (x: 0, y: 3)]
    #expect(RingWinding.doubledArea(square) == 12)
    #expect(RingWinding.doubledArea(Array(square.reversed())) == -12)
    // Repeating the first corner changes nothing.
    #expect(RingWinding.doubledArea(square + square.prefix(1)) == 12)
    #expect(RingWinding.doubledArea([]) == 0)
  }

  @Test func windingChangesOrderOnly() throws {
    try forEachSeed(count: 100) { random in
      let triangles = (0..<3).map { _ -> Segment in
        let corners = (0..<3).map { _ in
          Coordinate(
            uncheckedLatitude: random.double(in: -80...80), longitude: random.double(in: 0...170))
        }
        return Segment(coordinates: corners + corners.prefix(1))
      }
      let wound = RingWinding.wound(Polygon(rings: triangles))
      for (i, (ring, before)) in zip(wound.rings, triangles).enumerated() {
        let area = RingWinding.doubledArea(
          ring.coordinates.map { (x: $0.longitude, y: $0.latitude) })
        try #require(i == 0 ? area > 0 : area < 0)
        try #require(
          ring.coordinates == before.coordinates
            || ring.coordinates == before.coordinates.reversed())
      }
    }
  }
}
