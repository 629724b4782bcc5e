import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct GeometryLinesTests {
  private static func collection() -> Geometry {
    var random = SeededGenerator(seed: 21)
    guard case .feature(let feature) = DocumentSamples.mixed(&random).items[8],
      let geometry = feature.geometry
    else { return .collection([]) }
    return geometry
  }

  @Test func piecesOfAllPartsInOrder() {
    let geometry = Self.collection()
    #expect(geometry.lines.count == 3 && geometry.lines.dropFirst().map(\.count) == [9, 20])
    #expect(geometry.polygons.map(\.count) == [1, 2])
  }

  @Test func replacingByThemselvesChangesNothing() {
    let geometry = Self.collection()
    var lines = geometry.lines
    #expect(geometry.replacingLines(&lines) == geometry)
    #expect(geometry.replacingPolygons(geometry.polygons) == geometry)
  }

  @Test func replacedPiecesComeBackInOrder() {
    let geometry = Self.collection()
    var lines = geometry.lines.reversed() + []
    let polygons = geometry.polygons.map {
      $0.map { Polygon(rings: [$0.rings[0].keeping([0, 1, 2, 0])]) }
    }
    let result = geometry.replacingLines(&lines).replacingPolygons(polygons)
    #expect(result.lines == geometry.lines.reversed())
    #expect(result.polygons == polygons)
    guard case .collection(let parts) = result, case .collection(let old) = geometry else { return }
    #expect(parts.count == old.count && parts[0] == old[0] && parts[4] == old[4])
  }

  @Test(
    arguments: [
      .point(line([(0, 0)])), .multiPoint(line([(0, 0), (1, 1)])), .collection([]),
    ] as [Geometry])
  func pointsHaveNoPieces(_ geometry: Geometry) {
    #expect(geometry.lines.isEmpty && geometry.polygons.isEmpty)
    var none: [Segment] = []
    #expect(geometry.replacingLines(&none) == geometry)
    #expect(geometry.replacingPolygons([]) == geometry)
  }

  @Test func onePieceOfEachKind() {
    let way = line([(0, 0), (5, 5)])
    let ring = Polygon(rings: [line([(0, 0), (5, 5), (5, 0), (0, 0)])])
    #expect(Geometry.lineString(way).lines == [way])
    #expect(Geometry.multiLineString([way, way]).lines == [way, way])
    #expect(Geometry.polygon(ring).polygons == [[ring]])
    #expect(Geometry.multiPolygon([ring, ring]).polygons == [[ring, ring]])
  }
}
