import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct GeometrySegmentsTests {
  @Test func allSegmentsAreChanged() {
    let one = line(at(1, 2))
    let polygon = Polygon(rings: [one, one])
    let geometry = Geometry.collection([
      .point(one), .multiPoint(one), .lineString(one), .multiLineString([one, one]),
      .collection([.polygon(polygon), .multiPolygon([polygon])]),
    ])
    var count = 0
    let changed = geometry.changed {
      count += 1
      $0.extensions = RawXML(text: "<a/>")
    }
    #expect(count == 9 && changed != geometry)
    #expect(ItemPositions.of(changed) == ItemPositions.of(geometry))
    #expect(geometry.changed { _ in } == geometry)
  }
}
