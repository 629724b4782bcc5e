import Testing
import Tracks

@testable import Simplifying

struct VertexCountsTests {
  private static let way = line([(0, 0), (10, 9), (20, 0), (0, 0)])

  @Test func tracksCountFixes() {
    #expect(Track(segments: [Self.way, Segment(), Self.way]).vertexCount == 8)
    #expect(Track().vertexCount == 0)
  }

  @Test func routesCountPointsAndWhatShapesThem() {
    var route = Route(points: Self.way)
    #expect(route.vertexCount == 4)
    route.shaping = [[place(1, 1), place(2, 2)], [], [place(3, 3)]]
    #expect(route.vertexCount == 7 && route.vertexCount == route.path.count)
  }

  @Test func areasCountPositionsOfRings() {
    let polygon = Polygon(rings: [Self.way, Self.way])
    #expect(Area(polygons: [polygon, polygon]).vertexCount == 16)
  }

  @Test func geometriesCountLinesAndRingsButNoPoints() {
    let polygon = Polygon(rings: [Self.way])
    let parts: [(Geometry, Int)] = [
      (.point(Self.way), 0), (.multiPoint(Self.way), 0), (.lineString(Self.way), 4),
      (.multiLineString([Self.way, Self.way]), 8), (.polygon(polygon), 4),
      (.multiPolygon([polygon, polygon]), 8),
    ]
    for (geometry, count) in parts { #expect(geometry.vertexCount == count) }
    let all = Geometry.collection([.collection(parts.map(\.0)), .lineString(Self.way)])
    #expect(all.vertexCount == 28)
  }
}
