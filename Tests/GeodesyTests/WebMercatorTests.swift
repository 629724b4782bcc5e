import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct WebMercatorTests {
  @Test(arguments: ReferenceValues.metersPerMapPointSphere)
  func metersOnTheSphere(entry: ReferenceValues.Entry) {
    #expect(entry.holds([WebMercator.metersPerMapPoint(atLatitude: entry.input[0])]))
  }

  @Test func zoomsAndScalesAreInverse() {
    // At zoom 20 in 256-pixel tiles a map point is a pixel.
    #expect(WebMercator.zoomScale(zoom: 19) == 1)
    #expect(WebMercator.zoom(zoomScale: 1) == 19)
    #expect(WebMercator.zoom256(zoom: 19) == 20)
    // At zoom 0 the world is one tile.
    #expect(WebMercator.zoomScale(zoom: 0) * EarthModel.worldSize == EarthModel.tileSize)
    for zoom in [0.0, 3.25, 11.22317, 22] {
      #expect(abs(WebMercator.zoom(zoomScale: WebMercator.zoomScale(zoom: zoom)) - zoom) < 1e-12)
    }
  }

  @Test func latitudesComeBack() throws {
    try forAll { random in
      let latitude = random.double(in: -89.9...89.9)
      return abs(WebMercator.latitude(y: WebMercator.y(latitude: latitude)) - latitude) < 1e-10
    }
  }
}
