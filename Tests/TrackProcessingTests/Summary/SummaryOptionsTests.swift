import Geodesy
import Testing

@testable import TrackProcessing

@Suite struct SummaryOptionsTests {
  @Test func theDefaultsAreThoseOfTheContract() {
    let methods = SummaryOptions().methods
    #expect(methods.ascent == "zigzag 5m")
    #expect(methods.movingTime == "legs under 0.5 m/s for 15 s or more are stops")
    #expect(methods.maxSpeed == "greatest leg")
    #expect(methods.channels == "legs by seconds; without times the mean of the fixes")
  }

  @Test(arguments: [
    (AscentMethod.raw, "raw"), (.hysteresis, "hysteresis 2.5m"), (.zigzag, "zigzag 2.5m"),
    (.smoothed, "median of 5, 40m window, zigzag 2.5m"),
  ])
  func methodsInWords(method: AscentMethod, words: String) {
    var options = SummaryOptions()
    options.ascentMethod = method
    options.ascentThreshold = 2.5.meters
    #expect(options.methods.ascent == words)
  }

  @Test func theWordsOfTheCommandLine() {
    #expect(AscentMethod.allCases.map(\.rawValue) == ["raw", "zigzag", "hysteresis", "smoothed"])
  }
}
