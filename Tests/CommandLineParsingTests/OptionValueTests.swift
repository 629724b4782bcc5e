import Testing

@testable import CommandLineParsing

@Suite struct OptionValueTests {
  @Test(arguments: [("1", 1.0), ("-0.5", -0.5), ("+2", 2), ("1e3", 1000), (".5", 0.5)])
  func decimalNumbersAreRead(_ text: String, _ number: Double) {
    #expect(OptionValue.number(text) == number)
  }

  @Test(arguments: ["", "inf", "nan", "0x10", "1,5", "1 ", "1.2.3", "e", "1_000", "１"])
  func nothingElseIsANumber(_ text: String) { #expect(OptionValue.number(text) == nil) }

  @Test func boundsAreInclusive() throws {
    for value in ["0", "10"] {
      try OptionValue.check(value, of: SampleSpec.speed, typed: "--speed")
    }
    #expect(throws: UsageError.self) {
      try OptionValue.check("10.0001", of: SampleSpec.speed, typed: "--speed")
    }
  }
}
