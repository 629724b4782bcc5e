import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct MapRectTests {
  /// O-FRAME-01, -02 and -06.
  @Test(arguments: [
    ([179.3, -17.25, -179.88, -16.7], [267913498.169, 146850305.619, 611436.316, 428793.151]),
    ([13.1, 52.2, 13.9, 52.3], [143985795.982, 88303715.241, 596523.236, 121795.722]),
    ([10, 0, 20, 80], [141674268.444, 30134402.682, 7456540.444, 104083325.318]),
    ([170, -20, -170, 20], [260978915.556, 118992229.826, 14913080.889, 30450996.349]),
  ])
  func rectanglesOfBounds(box: [Double], expected: [Double]) {
    let rect = MapRect(
      CoordinateBounds(west: box[0], south: box[1], east: box[2], north: box[3]))
    for (value, wanted) in zip([rect.x, rect.y, rect.width, rect.height], expected) {
      #expect(abs(value - wanted) < 0.001)
    }
  }

  @Test func theWorldAndItsEdge() {
    let world = CoordinateBounds(west: -180, south: -90, east: 180, north: 90)
    #expect(MapRect(world) == .world)
    let edge = CoordinateBounds(west: 180, south: 0, east: 180, north: 0)
    #expect(MapRect(edge).x == 0 && MapRect(edge).width == 0)
  }

  @Test func rectanglesOfBoundsStartInTheWorld() throws {
    try forAll { random in
      let south = random.double(in: -90...90)
      let rect = MapRect(
        CoordinateBounds(
          west: random.double(in: -180...180), south: south, east: random.double(in: -180...180),
          north: random.double(in: south...90)))
      return rect.x >= 0 && rect.x < EarthModel.worldSize && rect.width >= 0 && rect.height >= 0
        && rect.minY >= 0 && rect.maxY <= EarthModel.worldSize + 1e-6
    }
  }

  @Test func nullAndEmpty() {
    #expect(MapRect.null.isNull && MapRect.null.isEmpty)
    #expect(MapRect(x: .nan, y: 0, width: 1, height: 1).isNull)
    #expect(MapRect(x: 0, y: 0, width: .nan, height: 1).isNull)
    #expect(MapRect(x: 0, y: -.infinity, width: 1, height: 1).isNull)
    let line = MapRect(x: 1, y: 2, width: 5, height: 0)
    #expect(!line.isNull && line.isEmpty)
    #expect(!MapRect.world.isEmpty)
    #expect(MapRect.world.midX == EarthModel.worldSize / 2)
    #expect(MapRect.world.midY == EarthModel.worldSize / 2)
  }
}
