import Geodesy
import Simplifying
import Testing
import TrackProcessing

@Suite struct PinRulesTests {
  @Test func nothingButEndsIsPinnedUntilAskedFor() {
    var rules = PinRules()
    #expect(rules.isEmpty)
    rules.turns = 60
    #expect(!rules.isEmpty)
  }
}
