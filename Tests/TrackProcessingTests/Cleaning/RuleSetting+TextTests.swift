import Testing
import Tracks

@testable import TrackProcessing

@Suite struct RuleSettingTextTests {
  static func setting(_ kind: RuleParameter.Kind, _ value: RuleValue) -> RuleSetting {
    RuleSetting(RuleParameter("max-speed", kind, "a value"), value)
  }

  @Test(arguments: [
    (RuleParameter.Kind.length, 3.0, "3m"), (.length, 2.5, "2.5m"), (.length, 100_000, "100km"),
    (.duration, 15, "15s"), (.duration, 0, "0s"), (.duration, 90, "90s"), (.duration, 600, "10min"),
    (.duration, 7200, "2h"), (.duration, 5400, "90min"), (.duration, 0.5, "0.5s"),
    (.speed, 40, "40"), (.speed, 2.5, "2.5"), (.number(0...1), 0.25, "0.25"),
    (.count(1...9), 4, "4"), (.zone, 7200, "+02:00"), (.zone, -12_600, "-03:30"),
    (.zone, 0, "+00:00"), (.zone, -1800, "-00:30"),
  ])
  func numbersHaveTheirUnit(kind: RuleParameter.Kind, number: Double, text: String) {
    #expect(Self.setting(kind, .number(number)).text == text)
  }

  @Test func wordsAndTimesAreWrittenAsTheyAre() {
    #expect(Self.setting(.choice(["a"]), .word("a")).text == "a")
    let time = Timestamp(seconds: 1_750_000_000)
    #expect(Self.setting(.time, .time(time)).text == "2025-06-15T15:06:40Z")
  }

  @Test(arguments: [("max-speed", "maxSpeed"), ("fix", "fix"), ("a-b-c", "aBC")])
  func namesBecomeKeys(name: String, key: String) {
    let setting = RuleSetting(RuleParameter(name, .length, ""), .number(1))
    #expect(setting.key == key)
  }
}
