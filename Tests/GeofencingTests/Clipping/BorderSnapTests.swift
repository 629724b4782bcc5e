import Geodesy
import RoutelayTestSupport
import Testing

@testable import Geofencing

@Suite struct BorderSnapTests {
  @Test func verticesHaveSevenDecimalsAndAreOutside() throws {
    try forEachSeed(count: 300) { random in
      let center = at(random.double(in: -80...80), random.double(in: -179...179))
      let circle = try CircleFence(center: center, radius: Meters(random.double(in: 50...500)))
      func far() -> Coordinate {
        Geodesic.destination(
          from: center, azimuth: random.double(in: 0...360),
          distance: random.double(in: 600...3000))
      }
      let path = [far(), center, far()]
      let region = ClipRegion(.outside, of: fences(circle), boundary: .inclusive)
      let clip = PathClip(path, in: region, snapping: true)
      #expect(clip.pieces.count == 2 && clip.borderCount == 2)
      for vertex in clip.pieces.joined() where vertex.isBorder {
        let place = vertex.coordinate
        try #require(BorderSnap.rounded(place) == place)
        try #require(circle.state(of: place) == .outside)
        try #require(circle.margin(of: place).value < 0.2)
      }
    }
  }

  @Test func aStretchThatIsTooShortLeavesTheVertexWhereItIs() throws {
    let circle = try CircleFence(center: at(0, 0), radius: 100.meters)
    let border = Geodesic.destination(from: at(0, 0), azimuth: 90, distance: 100.001)
    let clip = PathClip(
      [border, at(0, 0)],
      in: ClipRegion(.outside, of: fences(circle), boundary: .inclusive), snapping: true)
    #expect(clip.pieces.map(\.count) == [2])
    #expect(clip.pieces.joined().allSatisfy { circle.state(of: $0.coordinate) != .inside })
  }
}
