import Geodesy
import Testing

@testable import Geofencing

struct PathBlocksTests {
  static func places(_ count: Int, _ longitude: (Int) -> Double) -> [Coordinate] {
    (0..<count).map { Coordinate(uncheckedLatitude: 10, longitude: longitude($0)) }
  }

  @Test func farStretchesAreClear() {
    let blocks = PathBlocks(Self.places(10_000) { $0 < 9000 ? 0 : 5 })
    let far = PathBlocks.Box(
      CoordinateBounds(west: 4.9, south: 9, east: 5.1, north: 11), grownBy: 0)
    #expect(blocks.clearFixes(from: 0, of: far) == PathBlocks.largeSize)
    #expect(blocks.clearFixes(from: 1, of: far) == 0)
    #expect(blocks.clearFixes(from: 8192, of: far) == PathBlocks.smallSize)
    #expect(blocks.clearFixes(from: 9024, of: far) == 0)
  }

  @Test(arguments: [
    (179.0, -179.0, 180.0, true), (179, -179, -179.5, true), (179, -179, 0, false),
    (179, -179, 178.9, false), (-180, 180, 77, true), (170, -170, 530, true),
  ])
  func boxesMeetAroundTheGlobe(
    _ west: Double, _ east: Double, _ longitude: Double, _ expected: Bool
  ) {
    let blocks = PathBlocks(Self.places(1) { _ in longitude })
    let box = PathBlocks.Box(
      CoordinateBounds(west: west, south: 0, east: east, north: 20), grownBy: 0)
    #expect((blocks.clearFixes(from: 0, of: box) == 0) == expected)
  }

  @Test func aBoxGrowsByMeters() {
    let blocks = PathBlocks(Self.places(1) { _ in 0 })
    let bounds = CoordinateBounds(west: 0.01, south: 9, east: 1, north: 11)
    #expect(blocks.clearFixes(from: 0, of: PathBlocks.Box(bounds, grownBy: 1000)) > 0)
    #expect(blocks.clearFixes(from: 0, of: PathBlocks.Box(bounds, grownBy: 1100)) == 0)
    let polar = CoordinateBounds(west: 100, south: 88, east: 101, north: 89)
    #expect(PathBlocks.Box(polar, grownBy: 1000).halfWidth == 180)
  }

  @Test func aStepCountsWithItsBulge() {
    let places = [
      Coordinate(uncheckedLatitude: 60, longitude: -4),
      Coordinate(uncheckedLatitude: 60, longitude: 4),
    ]
    // The geodesic's middle lies at 60.06.
    let middle = Geodesic.midpoint(from: places[0], to: places[1])
    let box = PathBlocks.Box(
      CoordinateBounds(
        west: -0.1, south: middle.latitude - 0.001, east: 0.1, north: middle.latitude + 0.001),
      grownBy: 0)
    #expect(PathBlocks.Box(legTo: 1, of: places).meets(box))
  }
}
