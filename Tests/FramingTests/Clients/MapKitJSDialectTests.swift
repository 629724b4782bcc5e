import Testing

@testable import Framing
@testable import Geodesy

@Suite struct MapKitJSDialectTests {
  @Test func regionDistanceAndRotation() throws {
    var options = try FramingOptions(390, 844)
    options.heading = .degrees(90)
    options.pitch = 45
    let camera = try #require(try clients(referenceRoute, options)["mapkitjs"])
    #expect(
      camera.fields.map(\.name) == [
        "center", "cameraDistance", "rotation", "region", "fieldOfView", "fits",
      ])
    // East is up; MapKit JS counts to the west.
    #expect(camera.number("rotation") == 270)
    options.pitch = 0
    let flat = try referenceRoute.fit(options)
    #expect(camera.number("cameraDistance") == flat.camera.distance.value)
    #expect(camera.number("region.center.latitude") == flat.region.center.latitude)
    #expect(camera.number("region.span.longitudeDelta") == flat.region.longitudeDelta)
  }

  @Test func noTurnIsZero() throws {
    let camera = try #require(
      try clients(referenceRoute, FramingOptions(390, 844))["mapkitjs"])
    #expect(camera.number("rotation") == 0)
  }
}
