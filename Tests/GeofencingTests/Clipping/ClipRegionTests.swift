import Geodesy
import Testing

@testable import Geofencing

@Suite struct ClipRegionTests {
  static let set = fences(
    BoxFence(west: 0, south: 0, east: 1, north: 1), BoxFence(west: 1, south: 0, east: 2, north: 1),
    BoxFence(west: 179, south: 0, east: -179, north: 1))

  @Test(arguments: [
    (at(0.5, 0.5), FenceState.inside), (at(0.5, 1), .boundary), (at(0.5, 1.5), .inside),
    (at(0.5, 3), .outside), (at(0.5, -180), .inside), (at(0.5, 540), .inside),
    (at(0, 0), .boundary),
  ])
  func aUnionHasTheStateOfItsInnermostFence(place: Coordinate, state: FenceState) {
    let region = ClipRegion(.inside, of: Self.set, boundary: .inclusive)
    #expect(region.state(of: place) == state)
    #expect(region.state(of: place, among: region.allShapes) == state)
    #expect(region.keeps(place) == (state != .outside))
    let outside = ClipRegion(.outside, of: Self.set, boundary: .exclusive)
    #expect(outside.keeps(place) == (state != .inside))
  }

  @Test func onlyShapesNearAPathAreLookedAt() {
    let region = ClipRegion(.inside, of: Self.set, boundary: .inclusive)
    func near(_ a: Coordinate, _ b: Coordinate) -> [Int] {
      region.shapes(near: ClipLeg(from: a, to: b).box, among: region.allShapes)
    }
    #expect(near(at(0.5, 0.2), at(0.6, 0.3)) == [0])
    #expect(near(at(0.5, 1.2), at(0.6, 1.3)) == [1])
    #expect(near(at(0.5, 0.2), at(0.5, 1.3)) == [0, 1])
    #expect(near(at(0.5, 360.2), at(0.5, 360.3)) == [0])
    #expect(near(at(0.5, 178), at(0.5, -178)) == [2])
    #expect(near(at(0.5, 178), at(0.5, 182)) == [2])
    #expect(near(at(40, 1), at(41, 1)) == [])
  }

  @Test func circlesAloneAreCrossedAlongGeodesics() throws {
    let circle = try CircleFence(center: at(0, 0), radius: 5.meters)
    let region = ClipRegion(
      .inside, of: fences(circle, BoxFence(west: 0, south: 0, east: 1, north: 1)),
      boundary: .inclusive)
    #expect(region.areCrossedByGeodesics([0]))
    #expect(!region.areCrossedByGeodesics([0, 1]))
  }
}
