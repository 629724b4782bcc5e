import RoutelayTestSupport
import Testing

@testable import Framing
@testable import Geodesy

@Suite struct FitProblemDistanceTests {
  @Test func rootsOfRisingFunctions() throws {
    try forAll(count: 500) { random in
      let root = random.double(in: -50...50)
      let power = random.oneIn(2)
      let found = MonotoneRoot.find(low: root - random.double(in: 0.1...1e6), high: root + 1) {
        power ? ($0 - root) * ($0 - root) * ($0 - root) : ($0 - root) / (1 + abs($0 - root))
      }
      return abs(found - root) < 1e-4
    }
  }

  /// A camera kept nearer than it should be stands in its content: numbers stay numbers.
  @Test(arguments: [0.0, 30, 60, 80, 89])
  func farTooNear(pitch: Double) throws {
    var options = try FramingOptions(400, 800)
    options.pitch = pitch
    options.minimumDistance = 0.meters
    options.maximumDistance = 1.meters
    let fit = try FramedContent([[45, 7], [46, 8], [45.5, 9]]).fit(options)
    #expect(!fit.fits && isNear(fit.camera.distance.value, 1, 1e-9))
    #expect(fit.slack.least < 0 && fit.slack.least.isFinite)
    #expect(fit.visibleRect.width > 0 && fit.visibleRect.width.isFinite)
  }

  /// And one far away sees it small, in the middle.
  @Test(arguments: [0.0, 30, 60, 80])
  func farAway(pitch: Double) throws {
    var options = try FramingOptions(400, 800)
    options.pitch = pitch
    options.minimumDistance = 5_000_000.meters
    let fit = try FramedContent([[45, 7], [45.1, 7.1]]).fit(options)
    #expect(fit.fits && isNear(fit.camera.distance.value, 5e6, 1e-9))
    #expect(abs(fit.slack.left - fit.slack.right) < 1e-5)
    if pitch < 80 { #expect(abs(fit.slack.top - fit.slack.bottom) < 1e-5) }
  }
}
