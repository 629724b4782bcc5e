import Geodesy
import Testing

@testable import Framing

@Suite struct CameraTests {
  @Test(
    arguments: [
      // eye.n, eye.same: distance, pitch, heading.
      (
        [45.0, 7.0, 44.99, 7.0, 1000.0], [1495.0000078146381, 48.01806088610296, 0.0]
      ),
      ([10.0, 20.0, 10.0, 20.0, 300.0], [300.0, 0.0, 0.0]),
    ])
  func camerasFromAnEye(input: [Double], expected: [Double]) throws {
    let camera = try Camera(
      lookingAt: place(input[0], input[1]), fromEye: place(input[2], input[3]),
      altitude: Meters(input[4]))
    #expect(abs(camera.distance.value - expected[0]) < 1e-6)
    #expect(abs(camera.pitch - expected[1]) < 1e-6)
    #expect(abs(camera.heading - expected[2]) < 1e-6)
  }

  /// Altitude is not the viewing distance (mapbox-gl-native #12943).
  @Test func altitudeIsTheDistanceTimesTheCosine() throws {
    let camera = try Camera(center: place(46, 7), distance: 1000.meters, pitch: 60)
    #expect(abs(camera.altitude.value - 500) < 1e-9)
    let down = try Camera(center: place(46, 7), distance: 1000.meters)
    #expect(down.altitude == down.distance)
  }

  @Test func headingsAreTurnedIntoOneTurn() throws {
    let camera = try Camera(center: place(46, 7), distance: 1.meters, heading: -90)
    #expect(camera.heading == 270 && camera.signedHeading == -90)
    let south = try Camera(center: place(46, 7), distance: 1.meters, heading: 180)
    #expect(south.signedHeading == 180)
  }

  @Test func numbersOutOfRange() throws {
    let center = place(46, 7)
    for distance in [0, -1, Double.nan, .infinity] {
      #expect(throws: FramingError.self) {
        try Camera(center: center, distance: Meters(distance))
      }
      #expect(throws: FramingError.self) {
        try Camera(lookingAt: center, fromEye: place(45, 7), altitude: Meters(distance))
      }
    }
    #expect(throws: FramingError.invalidPitch(90)) {
      try Camera(center: center, distance: 1.meters, pitch: 90)
    }
    #expect(throws: FramingError.invalidHeading(.infinity)) {
      try Camera(center: center, distance: 1.meters, heading: .infinity)
    }
    #expect(throws: FramingError.invalidFieldOfView(0)) {
      try Camera(center: center, distance: 1.meters, fieldOfView: 0)
    }
  }

  @Test func zoomAndDistanceAreTwoWordsForOne() throws {
    let distance = CameraScale.distance(
      zoom: 12.5, latitude: -33, viewportHeight: 667, fieldOfView: 30)
    let camera = try Camera(center: place(-33, 151), distance: distance)
    #expect(abs(camera.zoom(viewportHeight: 667) - 12.5) < 1e-12)
  }
}
