import Testing

@testable import Framing
@testable import Geodesy

@Suite struct CameraFitTests {
  @Test func theRegionIsThatOfTheVisibleRect() throws {
    let fit = try referenceRoute.fit(FramingOptions(390, 844))
    #expect(fit.region == MapRegion(fit.visibleRect))
    #expect(fit.region.latitudeDelta > 0.1 && fit.region.longitudeDelta >= 0.0999)
    #expect(fit.visiblePolygon.count == 4)
    #expect(isNear(fit.zoom, fit.camera.zoom(viewportHeight: 844), 1e-12))
  }

  /// Rectangles begin inside the world; corners stay around the center.
  @Test func acrossTheAntimeridian() throws {
    let fit = try FramedContent([[-18, 177], [-17, -178]]).fit(
      FramingOptions(600, 400, padding: [20, 20, 20, 20]))
    #expect(fit.contentRect.x < EarthModel.worldSize)
    #expect(fit.contentRect.maxX > EarthModel.worldSize)
    #expect(fit.bounds.crossesAntimeridian)
    let center = fit.camera.center.longitude
    #expect(center >= -180 && center < 180)
    #expect(fit.visiblePolygon.allSatisfy { abs($0.longitude - center) < 10 })
    #expect(fit.visibleRect.x >= 0 && fit.visibleRect.x < EarthModel.worldSize)
  }

  @Test func cornersOutsideTheWorldAreDegreesToo() {
    let corner = VisibleCorner(
      MapPoint(x: EarthModel.worldSize * 4, y: -EarthModel.worldSize))
    #expect(corner.longitude == 1260 && corner.latitude > 89 && corner.latitude <= 90)
  }
}
