import Testing

@testable import Framing
@testable import Geodesy

@Suite struct MapKitDialectTests {
  @Test func wordsOfMKMapCamera() throws {
    var options = try FramingOptions(390, 844, padding: [60, 30, 90, 20])
    options.heading = .degrees(-160)
    options.pitch = 60
    let camera = try #require(try clients(referenceRoute, options)["mapkit"])
    #expect(
      camera.fields.map(\.name) == [
        "centerCoordinate", "centerCoordinateDistance", "pitch", "heading", "fieldOfView", "fits",
      ])
    // fit.persp.200.60.balanced.mk
    #expect(isNear(camera.number("centerCoordinateDistance"), 16218.659561962697, 1e-6))
    #expect(abs(camera.number("centerCoordinate.latitude") - 45.067345552112286) < 1e-7)
    #expect(abs(camera.number("centerCoordinate.longitude") - 7.070487055462877) < 1e-7)
    #expect(camera.number("heading") == 200 && camera.number("pitch") == 60)
    #expect(camera["fits"] == .flag(true) && camera.fits)
  }

  /// Whichever meters MapKit counts, the distance is not too short.
  @Test(arguments: [0.0, 30, 55, 56, 60, 70, 77, 84])
  func noMetersAreTooShort(latitude: Double) throws {
    let camera = try Camera(center: place(latitude, 0), distance: 1000.meters)
    let ratio =
      MapKitScale.metersPerMapPoint(atLatitude: latitude)
      / WebMercator.metersPerMapPoint(atLatitude: latitude)
    #expect(camera.mapKitDistance.value >= 1000 * max(1, ratio) * (1 - 1e-4))
    #expect(camera.mapKitDistance.value <= 1003.0001)
  }
}
