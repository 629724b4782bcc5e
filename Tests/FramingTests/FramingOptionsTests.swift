import Geodesy
import Testing

@testable import Framing

@Suite struct FramingOptionsTests {
  @Test func defaultsAreThoseOfTheCommandLine() throws {
    let options = try FramingOptions(390, 844)
    #expect(options.padding == .zero && options.heading == .north && options.pitch == 0)
    #expect(options.fieldOfView == nil && options.mode == .balanced && options.zoomSnap == 1)
    #expect(options.minimumDistance == 500.meters)
    #expect(options.maximumDistance.value == .infinity)
    try options.validate()
  }

  @Test(arguments: [-1.0, 90, 120, .nan, .infinity])
  func pitches(pitch: Double) throws {
    var options = try FramingOptions(390, 844)
    options.pitch = pitch
    #expect(throws: FramingError.self) { try options.validate() }
    options.pitch = 89.9
    try options.validate()
  }

  @Test(arguments: [0.0, -1, 180, .nan])
  func fieldsOfView(angle: Double) throws {
    var options = try FramingOptions(390, 844)
    options.fieldOfView = angle
    #expect(throws: FramingError.self) { try options.validate() }
  }

  @Test(
    arguments: [(-1.0, 5.0), (.nan, 5), (.infinity, .infinity), (0, 0), (6, 5), (0, .nan)])
  func distances(minimum: Double, maximum: Double) throws {
    var options = try FramingOptions(390, 844)
    options.minimumDistance = Meters(minimum)
    options.maximumDistance = Meters(maximum)
    #expect(throws: FramingError.self) { try options.validate() }
  }

  @Test func headingsAndSteps() throws {
    var options = try FramingOptions(390, 844)
    options.heading = .degrees(.infinity)
    #expect(throws: FramingError.invalidHeading(.infinity)) { try options.validate() }
    options.heading = .degrees(-725)
    options.zoomSnap = -0.5
    #expect(throws: FramingError.invalidZoomSnap(-0.5)) { try options.validate() }
  }

  /// Margins made for a larger screen (mapbox-gl-native #14221).
  @Test func paddingThatLeavesNoRoom() throws {
    let error = #expect(throws: FramingError.self) {
      try FramingOptions(100, 100, padding: [80, 80, 80, 80]).validate()
    }
    #expect(error == .paddingTooWide(viewport: 100, left: 80, right: 80))
    #expect(throws: FramingError.paddingTooHigh(viewport: 100, top: 60, bottom: 40)) {
      try FramingOptions(100, 100, padding: [60, 0, 40, 0]).validate()
    }
  }
}
