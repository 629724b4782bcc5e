import Testing
import Tracks

@testable import Rendering

@Suite struct FeatureShapeTests {
  private let line = segment([1, 2, 3], [4, 5, 6])

  @Test func typesFollowTheNumberOfPieces() {
    let ring = segment([0, 0], [1, 0], [1, 1], [0, 0])
    #expect(FeatureShape(lines: []) == nil)
    #expect(FeatureShape(polygons: []) == nil)
    #expect(FeatureShape(lines: [line])?.kind == .lineString)
    #expect(FeatureShape(lines: [line, line])?.kind == .multiLineString)
    let polygon = Polygon(rings: [ring])
    #expect(FeatureShape(polygons: [polygon])?.kind == .polygon)
    #expect(FeatureShape(polygons: [polygon, polygon])?.kind == .multiPolygon)
    #expect(FeatureShape(points: line, isMultiPoint: true).kind == .multiPoint)
  }

  @Test func oneMissingElevationMakesTheWholeFlat() {
    #expect(FeatureShape(lines: [line, line])?.is3D == true)
    #expect(FeatureShape(lines: [line, segment([1, 2, 3], [4, 5])])?.is3D == false)
    #expect(FeatureShape(lines: [line, segment([1, 2], [4, 5])])?.is3D == false)
  }
}
