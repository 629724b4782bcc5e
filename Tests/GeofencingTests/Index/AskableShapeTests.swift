import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct AskableShapeTests {
  /// A shape that somebody else made.
  struct North: FenceShape {
    static let kind = "north"
    let bounds = CoordinateBounds(west: -180, south: 0, east: 180, north: 90)
    func state(of place: Coordinate) -> FenceState { place.latitude > 0 ? .inside : .outside }
    func margin(of place: Coordinate) -> Meters { Meters(-place.latitude * 111_000) }
    func crossings(from start: Coordinate, to end: Coordinate) -> [Double] { [] }
  }

  @Test func everyShapeAnswersAsItself() throws {
    try forAll(count: 50) { random in
      var fences = try random.fences(20)
      fences.append(Fence(id: "north", shape: North()))
      fences.append(
        Fence(
          id: "islands",
          shape: try PolygonFence([[box(0, 0, 8, 8), box(2, 2, 6, 6)], [box(3, 3, 5, 5)]])))
      return fences.allSatisfy { fence in
        let askable = AskableShape.make(fence.shape)
        return (0..<20).allSatisfy { _ in
          let point =
            random.oneIn(2)
            ? random.spot(near: [fence])
            : place(Double(random.int(in: 0...8)), Double(random.int(in: 0...8)))
          return askable.state(of: point) == fence.shape.state(of: point)
        }
      }
    }
  }
}
