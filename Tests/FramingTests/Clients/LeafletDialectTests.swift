import Testing

@testable import Framing
@testable import Geodesy

@Suite struct LeafletDialectTests {
  /// leaflet.1, leaflet.0: step and zoom in 256-pixel tiles.
  @Test(arguments: [(1.0, 12.0), (0, 12.421111504967), (0.25, 12.25), (5, 10), (0.1, 12.4)])
  func zoomsAreRoundedDown(snap: Double, expected: Double) throws {
    var content = FramedContent()
    content.add(CoordinateBounds(west: 7, south: 45, east: 7.1, north: 45.1))
    var options = try FramingOptions(390, 844)
    options.zoomSnap = snap
    options.pitch = 60
    options.heading = .degrees(30)
    let camera = try #require(try clients(content, options)["leaflet"])
    #expect(camera.fields.map(\.name) == ["center", "zoom256", "fits"])
    #expect(abs(camera.number("zoom256") - expected) < 1e-9)
    #expect(camera.fits)
    let center = camera.numbers("center")
    #expect(abs(center[0] - 45.05) < 0.001 && abs(center[1] - 7.05) < 1e-9)
  }

  /// The center is found for the rounded zoom, not for the one before.
  @Test func unevenPaddingMovesTheCenter() throws {
    let options = try FramingOptions(390, 844, padding: [300, 0, 0, 0])
    let camera = try #require(try clients(FramedContent([[45, 7]]), options)["leaflet"])
    let middle = try Camera(
      center: place(camera.numbers("center")[0], 7),
      distance: CameraScale.distance(
        zoom: camera.number("zoom256") - 1, latitude: camera.numbers("center")[0],
        viewportHeight: 844, fieldOfView: 30))
    let screen = try #require(
      CameraProjection(middle, viewport: options.viewport).project(place(45, 7)))
    #expect(abs(screen.y - 572) < 1e-6 && abs(screen.x - 195) < 1e-6)
  }
}
