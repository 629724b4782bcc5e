import Testing

@testable import Geofencing

struct FixAccuracyTests {
  @Test(arguments: [
    (-5.0, 10.0, FixAccuracy.Answer.uncertain), (5, 10, .uncertain), (10, 10, .outside),
    (0, 0, .inside), (3, -1, .invalid), (-10, 10, .inside), (.nan, 5, .uncertain),
    (3, .nan, .invalid),
  ])
  func answers(_ margin: Double, _ accuracy: Double, _ expected: FixAccuracy.Answer) {
    #expect(FixAccuracy.answer(margin: margin, accuracy: accuracy) == expected)
  }

  @Test func anExitNeedsTheBufferBesides() {
    #expect(FixAccuracy.answer(margin: 59, accuracy: 10, buffer: 50) == .uncertain)
    #expect(FixAccuracy.answer(margin: 60, accuracy: 10, buffer: 50) == .outside)
    #expect(FixAccuracy.meters(ofDilution: 2) == 10)
  }
}
