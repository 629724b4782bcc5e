import Foundation
import Geodesy
import Testing

@testable import Framing

@Suite struct CameraScaleTests {
  static let radians = 180 / Double.pi

  @Test func fieldsOfView() {
    // fov.gl, fov.gldeg
    #expect(abs(Camera.webFieldOfView / Self.radians - 0.6435011087932844) < 1e-15)
    #expect(Camera.webFieldOfView == 2 * atan(1.0 / 3) * Self.radians)
    #expect(Camera.mapKitFieldOfView == 30)
  }

  @Test func focalLengths() {
    // focal.mk, focal.gl
    let mapKit = CameraScale.focalLength(viewportHeight: 800, fieldOfView: 30)
    #expect(abs(mapKit - 1492.820323027551) < 1e-9)
    let web = CameraScale.focalLength(
      viewportHeight: 800, fieldOfView: Camera.webFieldOfView)
    #expect(abs(web - 1200) < 1e-9)
    // ratio.fov
    #expect(abs(mapKit / web - 1.2440169358562925) < 1e-12)
  }

  /// dist.zoom.mk, dist.zoom.gl
  @Test(arguments: [(30.0, 3565.835914248214), (Camera.webFieldOfView, 2866.3885606094)])
  func distancesOfZooms(fieldOfView: Double, expected: Double) {
    let distance = CameraScale.distance(
      zoom: 15, latitude: 0, viewportHeight: 800, fieldOfView: fieldOfView)
    #expect(abs(distance.value - expected) < 1e-6 || isNear(distance.value, expected, 1e-10))
  }

  /// mln.alt.*: MapLibre Native's altitude of a zoom; it limits zooms to 25.5.
  @Test(
    arguments: [
      [0, 0, 0, 512, 74780999.19237472], [15.5, 0, 45, 844, 1880.978444765933],
      [15.5, 45, 45, 844, 1330.0526135597172], [12, 60, -33.87, 667, 9874.029738829842],
      [30, 0, 60, 1000, 1.5389567599874543],
    ])
  func altitudesOfZooms(numbers: [Double]) {
    let distance = CameraScale.distance(
      zoom: min(numbers[0], 25.5), latitude: numbers[2], viewportHeight: numbers[3],
      fieldOfView: 30)
    let altitude = distance.value * cos(numbers[1] / Self.radians)
    #expect(abs(altitude - numbers[4]) < 1e-6)
  }

  /// mln.zoom.*
  @Test(
    arguments: [
      [1000, 0, 0, 800, 16.834240317335624], [1000, 45, 45, 844, 15.911483316268086],
      [1e7, 0, 0, 400, 2.5465279377861756],
    ])
  func zoomsOfAltitudes(numbers: [Double]) throws {
    let distance = Meters(numbers[0] / cos(numbers[1] / Self.radians))
    let camera = try Camera(center: place(numbers[2], 0), distance: distance)
    #expect(abs(camera.zoom(viewportHeight: numbers[3]) - numbers[4]) < 1e-10)
  }
}
