import Geodesy
import Testing
import Tracks

@testable import Rendering

@Suite struct GeoJSONLossesTests {
  @Test func everythingOfGPX() throws {
    #expect(try output(fullGPXDocument(), .geoJSON).report.losses == ["metadata", "extensions"])
  }

  @Test func aCircleIsLostUnlessItsOverlayTellsIt() throws {
    var area = Area(
      polygons: [Polygon(rings: [segment([0, 0], [1, 0], [1, 1], [0, 0])])],
      circle: GeodesicCircle(
        center: Coordinate(uncheckedLatitude: 0, longitude: 0), radius: 5))
    #expect(try output(document(.area(area)), .geoJSON).report.losses == ["circles"])
    area.details.overlay = JSONText(text: "{\"radius\":5}")
    #expect(try output(document(.area(area)), .geoJSON).report.losses == [])
  }

  @Test func collectionsHaveNoParallelArrays() throws {
    var timed = Segment()
    timed.append(segment([1, 2])[0].coordinate, elevation: 3, time: Timestamp(seconds: 1))
    var halfHigh = Segment(coordinates: segment([1, 2]).coordinates)
    halfHigh.append(segment([1, 3])[0].coordinate, elevation: 3, time: .missing)
    let mixed = Geometry.collection([.point(timed), .lineString(halfHigh)])
    #expect(
      try output(document(.feature(Feature(geometry: mixed))), .geoJSON).report.losses == [
        "elevations of some positions in a geometry collection",
        "times and channels in geometry collections",
      ])
    let flat = Geometry.collection([.point(segment([1, 2]))])
    #expect(try output(document(.feature(Feature(geometry: flat))), .geoJSON).report.losses == [])
  }
}
