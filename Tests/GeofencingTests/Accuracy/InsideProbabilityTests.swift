import Testing

@testable import Geofencing

struct InsideProbabilityTests {
  @Test(arguments: [
    (-10.0, 10.0, 0.9213503964748575), (10, 10, 0.07864960352514257),
    (-5, 20, 0.6381631950841185), (-1, 0, 1), (0, 0, 1), (1, 0, 0),
  ])
  func straightBoundary(_ margin: Double, _ accuracy: Double, _ expected: Double) {
    let value = InsideProbability.halfPlane(margin: margin, accuracy: accuracy)
    #expect(abs(value - expected) < 1e-9)
  }

  @Test(arguments: [
    (0.0, 50.0, 25.0, 0.9816843611112658), (50, 50, 25, 0.42828410907157466),
    (75, 50, 25, 0.05940939015829953), (10, 50, 0, 1), (50, 50, 0, 1), (51, 50, 0, 0),
    (0, 1e6, 1, 1), (1e6, 1, 1, 0), (0, 0, 10, 0), (5, 1e4, 1, 1),
  ])
  func circle(_ distance: Double, _ radius: Double, _ accuracy: Double, _ expected: Double) {
    let value = InsideProbability.circle(
      distance: distance, radius: radius, accuracy: accuracy)
    #expect(abs(value - expected) < 1e-9)
  }

  @Test func theStraightBoundaryTakesOverWithoutAJump() {
    // The series ends where the distance is twenty times the accuracy.
    let before = InsideProbability.circle(distance: 199.9, radius: 200, accuracy: 10)
    let after = InsideProbability.circle(distance: 200.1, radius: 200.2, accuracy: 10)
    #expect(abs(before - after) < 0.02)
  }
}
