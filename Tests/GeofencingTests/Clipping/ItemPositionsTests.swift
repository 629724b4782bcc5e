import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct ItemPositionsTests {
  @Test func allPartsOfAGeometry() {
    let ring = line(at(0, 0), at(0, 1), at(1, 1), at(0, 0))
    let hole = line(at(0.1, 0.1))
    let geometry = Geometry.collection([
      .point(line(at(1, 2))), .multiPoint(line(at(3, 4), at(5, 6))),
      .collection([.lineString(line(at(7, 8))), .multiLineString([line(at(9, 9))])]),
      .polygon(Polygon(rings: [ring, hole])), .multiPolygon([Polygon(rings: [hole])]),
    ])
    let parts = ItemPositions.of(geometry)
    #expect(parts.flatMap(\.places).count == 11)
    #expect(Set(parts.flatMap(\.places)).count == 9)
    #expect(parts.count(where: \.isPath) == 5 && parts.count == 7)
  }

  @Test func aCircleHasACenter() {
    let circle = GeodesicCircle(center: at(1, 1), radius: 10)
    let area = Area(
      polygons: [Polygon(rings: [Segment(coordinates: circle.outline(vertexCount: 8))])],
      circle: circle)
    let parts = ItemPositions.of(area)
    #expect(parts.map(\.places.count) == [9, 1] && parts.last?.places == [at(1, 1)])
    #expect(parts.map(\.isPath) == [true, false])
  }

  @Test func openRingsAreClosed() {
    let corners = [at(0, 0), at(0, 1), at(1, 1)]
    #expect(ItemPositions.closed(corners) == corners + [at(0, 0)])
    #expect(ItemPositions.closed(corners + [at(0, 0)]).count == 4)
    #expect(ItemPositions.closed([at(0, 0), at(0, 1)]).count == 2)
  }
}
