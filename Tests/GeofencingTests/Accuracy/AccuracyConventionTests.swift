import Testing

@testable import Geofencing

struct AccuracyConventionTests {
  @Test(arguments: [
    (AccuracyConvention.rootMeanSquare, 0.95, 1.730818382602285),
    (.ninetyFivePercent, 0.95, 0.9999999999999998),
    (.rootMeanSquare, 0.6827, 1.0714044896270443),
    (.rootMeanSquare, 0.99, 2.145966026289347),
    (.sixtyEightPercent, 0.68, 1),
  ])
  func factors(_ convention: AccuracyConvention, _ confidence: Double, _ expected: Double) {
    #expect(abs(convention.factor(confidence: confidence) - expected) < 1e-9)
  }
}
