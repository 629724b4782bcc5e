import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct PolygonFenceSeamTests {
  /// The cut was a boundary: margin 0 on it, and a few meters beside it.
  @Test(arguments: FenceEdges.allCases, [0, 1, 2, 3])
  func theCutOfAMultiPolygonIsNoBoundary(edges: FenceEdges, rotation: Int) throws {
    let west = box(-18, 179, -16, 180).rotated(rotation)
    let east = box(-18, -180, -16, -179)
    let ring = places([(-18, 179), (-18, 180), (-18, 181), (-16, 181), (-16, 180), (-16, 179)])
    let whole = try PolygonFence([[ring]], edges: edges)
    for parts in [[[west], [east]], [[east], [Array(west.reversed())]]] {
      let fence = try PolygonFence(parts, edges: edges)
      for (latitude, longitude) in [(-17, 180), (-17, -180), (-17, 179.999), (-16.5, -179.9)] {
        let point = place(latitude, longitude)
        #expect(fence.state(of: point) == .inside)
        #expect(
          abs(fence.margin(of: point).value - whole.margin(of: point).value) < 1e-3,
          "\(latitude),\(longitude)")
      }
      #expect(fence.state(of: place(-17, 179)) == .boundary)
      #expect(fence.state(of: place(-15.9, 180)) == .outside)
      // A way that begins on the meridian and goes east leaves once.
      #expect(fence.crossings(from: place(-17, 178.5), to: place(-17, 179.9)).count == 1)
      #expect(fence.crossings(from: place(-17, 180), to: place(-17, -178)).count == 1)
      #expect(fence.crossings(from: place(-17, 179.5), to: place(-17, -179.5)).isEmpty)
    }
  }

  /// Vertices on the cut do not matter, and holes stay.
  @Test func holesAndVerticesOnTheCut() throws {
    let west = places([(0, 178), (0, 180), (1, 180), (2, 180), (2, 178)])
    let hole = box(0.5, 178.5, 1.5, 179.5)
    let fence = try PolygonFence([[west, hole], [box(0, -180, 2, -179)], [box(5, 5, 6, 6)]])
    #expect(fence.parts.count == 2)
    #expect(fence.state(of: place(1, 180)) == .inside)
    #expect(fence.state(of: place(1, 179)) == .outside)
    #expect(fence.state(of: place(5.5, 5.5)) == .inside)
  }

  /// Where the two sides do not meet all along, the meridian is a boundary.
  @Test func whatDoesNotMeetAllAlongStays() throws {
    for east in [box(0, -180, 1.5, -179), box(0, -179.9, 2, -179), box(3, -180, 4, -179)] {
      let fence = try PolygonFence([[box(0, 178, 2, 180)], [east]])
      #expect(fence.parts.count == 2)
      #expect(fence.state(of: place(1.8, 180)) == .boundary)
    }
  }
}
