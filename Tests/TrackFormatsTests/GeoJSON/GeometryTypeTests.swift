import Testing

@testable import TrackFormats

struct GeometryTypeTests {
  @Test func depthsAreThoseOfRFC7946() {
    #expect(GeometryType.allCases.map(\.depth) == [0, 1, 1, 2, 2, 3, 0])
    #expect(
      GeometryType.allCases.filter(\.hasRings).map(\.rawValue) == ["Polygon", "MultiPolygon"])
    #expect(
      GeometryType.allCases.filter(\.hasLines).map(\.rawValue) == ["LineString", "MultiLineString"])
    #expect(GeometryType(rawValue: "point") == nil)
  }
}
