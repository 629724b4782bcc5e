import Testing
import Tracks

@testable import Rendering

@Suite struct LeavesTests {
  @Test func leavesComeInOrder() {
    func point(_ x: Double) -> Geometry { .point(segment([x, 0])) }
    let geometry = Geometry.collection([
      point(1), .collection([point(2), .collection([]), .collection([point(3)])]), point(4),
    ])
    #expect(Leaves.geometries(of: geometry) == [1, 2, 3, 4].map(point))
    #expect(Leaves.geometries(of: point(5)) == [point(5)])
  }

  @Test func emptyPartsAreLeftOut() {
    let line = segment([1, 2], [3, 4])
    #expect(Leaves.shape(of: .multiLineString([Segment(), line]))?.kind == .lineString)
    #expect(Leaves.shape(of: .multiPolygon([Polygon(rings: [])])) == nil)
    #expect(Leaves.shape(of: .collection([])) == nil)
    #expect(Leaves.of(.collection([.point(Segment()), .lineString(line)])).count == 1)
  }
}
