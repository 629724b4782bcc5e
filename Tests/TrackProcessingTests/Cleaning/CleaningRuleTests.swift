import Testing
import Tracks

@testable import TrackProcessing

@Suite struct CleaningRuleTests {
  /// A value that no rule has from the beginning.
  static func value(of kind: RuleParameter.Kind) -> RuleValue {
    switch kind {
    case .length, .duration, .speed: .number(1234)
    case .number(let range): .number(range.upperBound)
    case .count(let range): .number(Double(range.upperBound))
    case .time: .time(Timestamp(seconds: 5))
    case .zone: .number(3600)
    case .choice(let words): .word(words[words.count - 1])
    }
  }

  @Test func whatIsSetIsInForce() {
    for kind in CleaningPlan.rules {
      for parameter in kind.parameters {
        var rule = kind.init()
        rule.set(parameter, to: Self.value(of: parameter.kind))
        let setting = rule.settings.first { $0.parameter == parameter }
        #expect(setting?.value == Self.value(of: parameter.kind), "\(kind.name) \(parameter.name)")
      }
    }
  }

  @Test func settingsStandInTheOrderOfTheParameters() {
    for kind in CleaningPlan.rules {
      var rule = kind.init()
      for parameter in kind.parameters { rule.set(parameter, to: Self.value(of: parameter.kind)) }
      let order = rule.settings.map(\.parameter)
      #expect(order == kind.parameters.filter { order.contains($0) }, "\(kind.name)")
    }
  }

  @Test func textsHaveAllValues() {
    #expect(DuplicatesRule().text == "duplicates")
    #expect(GapRule().text == "gap:time=10min,factor=0")
    #expect(GapRule().setting("still", 50).text == "gap:time=10min,still=50m,factor=0")
  }

  @Test func usuallyAllIsWell() {
    #expect(DuplicatesRule().objection == nil && DuplicatesRule.settles)
  }

  @Test func documentsWithoutFixesAreNoTrouble() {
    for kind in CleaningPlan.rules {
      for document in [
        TrackDocument(), Recordings.document([[]]), Recordings.document([[Segment()]]),
      ] {
        #expect(document.cleaned(by: CleaningPlan([kind.init()])).document == document)
      }
    }
  }
}
