import Testing

@testable import Geofencing

@Suite struct BoundaryRuleTests {
  @Test(arguments: [
    (BoundaryRule.inclusive, [true, true, false]), (.exclusive, [true, false, false]),
  ])
  func states(rule: BoundaryRule, inside: [Bool]) {
    #expect([.inside, .boundary, .outside].map(rule.countsAsInside) == inside)
  }
}
