import Geodesy
import OverlayModel
import Testing
import Tracks

@testable import Overlays

@Suite struct OverlaySceneTests {
  private let line = segment([(0, 0), (1, 1)])

  @Test func aCollectionHasTheKindThatNeedsMostStyle() {
    let polygon = SceneGeometry.polygons([Polygon(rings: [line])])
    #expect(SceneShape.collection([.point(line), .lines([line]), polygon]).kind == .polygon)
    #expect(SceneShape.collection([.point(line), .lines([line])]).kind == .polyline)
    #expect(SceneShape.collection([.multiPoint(line)]).kind == .annotation)
  }

  @Test func everyRunIsVisited() {
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 0, longitude: 0), radius: 1)
    let polygon = Polygon(rings: [line, line])
    let shapes: [(SceneShape, Int)] = [
      (.polyline([SceneLine(points: line, segment: 0), SceneLine(points: line, segment: 1)]), 2),
      (.polygon([polygon, polygon], numbers: []), 4), (.circle(circle, outline: [polygon]), 2),
      (.annotation(line), 1),
      (.collection([.point(line), .lines([line, line]), .polygons([polygon])]), 5),
    ]
    for (shape, count) in shapes { #expect(runs(shape).count == count) }
  }

  @Test func aSceneIs3DOnlyWhenAllItsFeaturesAre() {
    let high = segment([(0, 0), (1, 1)], elevations: [5, 9])
    let higher = segment([(0, 0), (1, 1)], elevations: [7, 12])
    #expect(
      scene(.track(Track(segments: [high])), .track(Track(segments: [higher]))).0.elevations
        == 5...12)
    #expect(
      scene(.track(Track(segments: [high])), .track(Track(segments: [line]))).0.elevations == nil)
    #expect(OverlayScene().elevations == nil)
  }
}
