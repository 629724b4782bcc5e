import Testing

@testable import Geofencing

struct OverlapRatioTests {
  @Test(arguments: [
    (0.0, 50.0, 50.0, 1.0), (0, 50, 100, 0.25), (50, 50, 25, 0.44660991872466405),
    (40, 50, 25, 0.6991437517773189), (80, 50, 25, 0), (100, 100, 100, 0.3910022189557707),
    (10, 50, 0, 1), (51, 50, 0, 0),
  ])
  func overlap(_ distance: Double, _ radius: Double, _ accuracy: Double, _ expected: Double) {
    let value = OverlapRatio.ratio(distance: distance, radius: radius, accuracy: accuracy)
    #expect(abs(value - expected) < 1e-12)
  }
}
