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
    #expect(ItemPositions.of(geometry).count == 11)
    #expect(Set(ItemPositions.of(geometry)).count == 9)
  }

  @Test func aCircleHasACenter() {
    let circle = GeodesicCircle(center: at(1, 1), radius: 10)
    let area = Area(
      polygons: [Polygon(rings: [Segment(coordinates: circle.outline(vertexCount: 8))])],
      circle: circle)
    #expect(ItemPositions.of(area).count == 10 && ItemPositions.of(area).last == at(1, 1))
  }
}
