import Testing

@testable import RouteJobs

@Suite struct ReportTextTests {
  @Test(
    arguments: [
      (1.0, "1"), (0.0004, "0"), (-0.0004, "0"), (10250.1004, "10250.1"), (-1.5, "-1.5"),
      (1e20, "100000000000000000000"), (0.1 + 0.2, "0.3"),
    ])
  func numbersAreRoundedAndPlain(_ value: Double, _ text: String) {
    #expect(ReportText.number(value, decimals: 3) == text)
  }

  @Test func whatIsNotFiniteIsUnknown() {
    #expect(ReportText.number(.nan, decimals: 3) == nil)
    #expect(ReportText.number(.infinity, decimals: 3) == nil)
  }
}
