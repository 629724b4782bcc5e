import Framing
import Geodesy
import Testing
import Tracks

@testable import Overlays

@Suite struct OverlaySceneFramingTests {
  private func content(
    _ items: [TrackDocument.Item], hasOutsets: Bool = false, decimals: Int? = nil
  ) -> FramedContent {
    var document = TrackDocument()
    document.items = items
    var content = FramedContent()
    SceneBuilder.scene(of: document).0.add(
      to: &content, hasOutsets: hasOutsets, decimals: decimals)
    return content
  }

  private func fit(_ content: FramedContent) throws -> CameraFit {
    try content.fit(FramingOptions(viewport: try Viewport(width: 400, height: 400)))
  }

  private let track = TrackDocument.Item.track(
    Track(segments: [segment([(7, 45), (7.1, 45.1)]), segment([(7.3, 45.2)])]))
  private let waypoint = TrackDocument.Item.waypoint(Waypoint(position: segment([(6, 44)])))

  @Test func theBoxIsThatOfTheScene() throws {
    let area = Area(polygons: [
      Polygon(rings: [segment([(178, 0), (-178, 0), (-178, 4), (178, 4), (178, 0)])])
    ])
    for items in [[track], [track, waypoint], [.area(area)], [.area(area), track]] {
      var document = TrackDocument()
      document.items = items
      let scene = SceneBuilder.scene(of: document).0
      #expect(content(items).bounds == scene.bounds)
    }
  }

  @Test func nothingIsNothing() {
    #expect(content([]).isEmpty)
    #expect(content([.track(Track(segments: [Segment()])), .feature(Feature())]).isEmpty)
  }

  @Test func aCircleIsFramedByItsOutline() throws {
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 60, longitude: 179.99), radius: 5000)
    let framed = content([.area(Area(polygons: [], circle: circle))])
    let bounds = try #require(framed.bounds)
    #expect(bounds.crossesAntimeridian)
    let north = Coordinate(uncheckedLatitude: bounds.north, longitude: 179.99)
    #expect(abs(Geodesic.distance(from: circle.center, to: north) - 5000) < 1)
    let shown = try fit(framed)
    #expect(shown.fits && abs(shown.slack.least) < 1e-6)
    #expect(abs(abs(shown.camera.center.longitude - 179.99) - 0) < 1e-3)
  }

  @Test func partsOfACollectionAreFramedEach() throws {
    let feature = Feature(
      geometry: .collection([
        .multiPoint(segment([(1, 2), (3, 9)])), .lineString(segment([(4, 5), (5, 6)])),
        .polygon(
          Polygon(rings: [
            segment([(0, 0), (1, 0), (1, 1), (0, 0)]), segment([(8, 0), (9, 0), (9, 1), (8, 0)]),
          ])),
      ]))
    let bounds = try #require(content([.feature(feature)]).bounds)
    #expect(bounds == CoordinateBounds(west: 0, south: 0, east: 9, north: 9))
  }

  @Test func outsetsAreThoseOfTheStyle() throws {
    var wide = Track(segments: [segment([(7, 45), (7.1, 45.2)])])
    wide.details.properties = details([("stroke-width", "30")]).properties
    let plain = try fit(content([.track(wide)]))
    let roomy = try fit(content([.track(wide)], hasOutsets: true))
    // 15 points more at each edge of 400.
    let ratio = roomy.camera.distance.value / plain.camera.distance.value
    #expect(abs(ratio - 400.0 / 370) < 1e-4)
    let points = try fit(
      content(
        [waypoint, .waypoint(Waypoint(position: segment([(6, 46)])))], hasOutsets: true))
    let projection = CameraProjection(points.camera, viewport: points.options.viewport)
    let top = try #require(
      projection.project(Coordinate(uncheckedLatitude: 46, longitude: 6)))
    #expect(abs(top.y - 40) < 1e-6)
  }

  @Test func coordinatesAreRoundedAsADocumentWritesThem() throws {
    let exact = TrackDocument.Item.track(
      Track(segments: [segment([(7.123456789, 45.00000004), (7.2, 45.1)])]))
    let written = TrackDocument.Item.track(
      Track(segments: [segment([(7.1234568, 45), (7.2, 45.1)])]))
    #expect(try fit(content([exact], decimals: 7)) == fit(content([written])))
    #expect(try fit(content([written], decimals: 7)) == fit(content([written])))
    #expect(try fit(content([exact], decimals: 15)) == fit(content([exact])))
    #expect(content([exact], decimals: 0).bounds?.west == 7)
  }
}
