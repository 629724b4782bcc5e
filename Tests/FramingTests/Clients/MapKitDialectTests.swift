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
    let allowance = Camera.mapKitAllowance(latitude: latitude)
    let ratio =
      MapKitScale.metersPerMapPoint(atLatitude: latitude)
      / WebMercator.metersPerMapPoint(atLatitude: latitude)
    #expect(allowance >= max(1, ratio) * (1 - 1e-4))
    #expect(allowance <= 1.0030001)
  }

  /// A distance that is stretched afterwards pushes the image over uneven padding.
  @Test func inTheNorthUnevenPaddingStaysFree() throws {
    var content = FramedContent()
    content.add(path: [place(60, 10), place(60.1, 10.1), place(60.05, 10.3)])
    let options = FramingOptions(
      viewport: try Viewport(width: 1440, height: 900),
      padding: try ViewportPadding(top: 700, left: 40, bottom: 40, right: 40))
    let fit = try content.fit(options)
    let camera = try #require(try content.clientCameras(for: fit).first { $0.client == "mapkit" })
    #expect(camera.fits && camera.slack.least >= -1e-6)
    // As far again as the allowance says, and yet no farther than asked.
    var near = options
    near.maximumDistance = 5000.meters
    let limited = try content.clientCameras(for: try content.fit(near))
    let mapKit = try #require(limited.first { $0.client == "mapkit" })
    #expect(mapKit.number("centerCoordinateDistance") <= 5000.0001)
  }
}
