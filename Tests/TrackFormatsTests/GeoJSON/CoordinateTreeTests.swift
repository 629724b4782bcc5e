import Geodesy
import Testing
import Tracks

@testable import TrackFormats

/// The tree of arrays that close at these levels after so many positions.
private func tree(_ depth: Int?, _ closings: [(Int, Int)]) -> CoordinateTree {
  CoordinateTree(
    depth: depth, closings: closings.map { CoordinateTree.Closing(level: $0.0, count: $0.1) })
}

struct CoordinateTreeTests {
  @Test func onlyTheDepthOfATypeFits() {
    for type in GeometryType.allCases where type != .collection {
      for depth in 0...3 {
        #expect((tree(depth, []).mismatch(with: type) == nil) == (type.depth == depth))
      }
    }
  }

  @Test func emptyArraysFitWhereNoPositionShouldBe() {
    #expect(tree(nil, [(0, 0)]).mismatch(with: .point) == nil)
    #expect(tree(nil, [(1, 0), (0, 0)]).mismatch(with: .point) != nil)
    #expect(tree(nil, [(0, 0)]).mismatch(with: .lineString) == nil)
    #expect(tree(nil, [(1, 0), (0, 0)]).mismatch(with: .lineString) != nil)
    #expect(tree(nil, [(1, 0), (0, 0)]).mismatch(with: .polygon) == nil)
    #expect(tree(2, [(2, 0), (1, 1), (0, 1)]).mismatch(with: .polygon) != nil)
  }

  @Test func closingsSplitThePositions() {
    var store = PositionStore()
    for i in 0..<6 {
      store.append(longitude: Double(i), latitude: 0, elevation: .nan)
    }
    let polygons = tree(3, [(2, 2), (2, 3), (1, 3), (1, 3), (2, 6), (1, 6), (0, 6)])
      .geometry(.multiPolygon, from: store)
    guard case .multiPolygon(let parts) = polygons else {
      Issue.record("no multipolygon")
      return
    }
    #expect(parts.map { $0.rings.map(\.count) } == [[2, 1], [], [3]])
    #expect(parts.last?.rings.first?.first?.coordinate.longitude == 3)
    #expect(tree(nil, [(0, 0)]).geometry(.point, from: PositionStore()) == nil)
  }
}
