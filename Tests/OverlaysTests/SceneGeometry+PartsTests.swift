import Geodesy
import Testing
import Tracks

@testable import Overlays

@Suite struct SceneGeometryPartsTests {
  @Test func collectionsAreDissolvedInOrder() {
    let point = segment([(1, 1)])
    let line = segment([(2, 2), (3, 3)])
    let ring = segment([(0, 0), (1, 0), (1, 1), (0, 0)])
    let (parts, count) = SceneGeometry.parts(
      of: .collection([
        .point(point), .collection([.collection([.lineString(line)]), .multiPoint(line)]),
        .multiPolygon([Polygon(rings: [ring])]), .collection([]), .multiPoint(Segment()),
      ]))
    #expect(
      parts == [
        .point(point), .lines([line]), .multiPoint(line), .polygons([Polygon(rings: [ring])]),
      ])
    #expect(count == 0)
  }

  @Test func aThousandNestedCollectionsCostNoStack() {
    var geometry = Geometry.point(segment([(1, 2)]))
    for _ in 0..<1000 { geometry = .collection([geometry]) }
    #expect(SceneGeometry.parts(of: geometry).parts == [.point(segment([(1, 2)]))])
  }

  @Test func linesOfOnePositionBecomePoints() {
    let (parts, count) = SceneGeometry.parts(
      of: .multiLineString([segment([(1, 1)]), segment([(2, 2), (3, 3)]), Segment()]))
    #expect(parts == [.lines([segment([(2, 2), (3, 3)])]), .point(segment([(1, 1)]))])
    #expect(count == 1)
  }

  @Test func partsAreCutAndPointsWrapped() {
    let (parts, _) = SceneGeometry.parts(
      of: .collection([
        .lineString(segment([(179, 0), (181, 0)])), .multiPoint(segment([(190, 0), (-180, 1)])),
      ]))
    #expect(
      parts == [
        .lines([segment([(179, 0), (180, 0)]), segment([(-180, 0), (-179, 0)])]),
        .multiPoint(segment([(-170, 0), (-180, 1)])),
      ])
  }

  @Test func aSingleGeometryIsNoCollection() {
    let line = segment([(2, 2), (3, 3)])
    let ring = segment([(0, 0), (1, 0), (1, 1), (0, 0)])
    #expect(
      SceneShape([.lines([line])], isCollection: false)
        == .polyline([SceneLine(points: line, segment: 0)]))
    #expect(SceneShape([.lines([line])], isCollection: true) == .collection([.lines([line])]))
    #expect(SceneShape([.point(line)], isCollection: false) == .annotation(line))
    #expect(
      SceneShape([.polygons([Polygon(rings: [ring])])], isCollection: false)
        == .polygon([Polygon(rings: [ring])], numbers: []))
    #expect(
      SceneShape([.multiPoint(line)], isCollection: false) == .collection([.multiPoint(line)]))
  }
}
