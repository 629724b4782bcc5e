import Geodesy
import Testing

@testable import Framing

@Suite struct FramingErrorTests {
  @Test(
    arguments: [
      (FramingError.noGeometry, "nothing"), (.invalidViewport(width: 0, height: 5), "0x5"),
      (.invalidPadding(.init(all: -1)), "-1,-1,-1,-1"),
      (.invalidOutset(.init(all: -1)), "outset"), (.invalidPitch(90), "0 ..< 90"),
      (.invalidFieldOfView(180), "below 180"), (.invalidHeading(.nan), "nan"),
      (.invalidDistances(minimum: 5, maximum: 4), "5 through 4 m"),
      (.invalidDistance(-3), "-3 m"), (.invalidZoomSnap(-0.5), "-0.5"),
      (.paddingTooWide(viewport: 100, left: 80, right: 80), "100 - 80 - 80 = -60 points"),
      (.paddingTooHigh(viewport: 100, top: 50, bottom: 50), "100 - 50 - 50 = 0 points"),
      (.outsetTooLarge(room: 10, needed: 20), "20 points"),
      (.aboveHorizon(pitch: 85), "85 degrees"),
      (.noExtent, "least distance"),
    ])
  func everyMessageNamesItsLimit(error: FramingError, part: String) {
    #expect(error.description.contains(part))
  }
}
