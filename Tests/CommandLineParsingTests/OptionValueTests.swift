import Testing

@testable import CommandLineParsing

@Suite struct OptionValueTests {
  @Test(arguments: [("1", 1.0), ("-0.5", -0.5), ("+2", 2), ("1e3", 1000), (".5", 0.5)])
  func decimalNumbersAreRead(_ text: String, _ number: Double) {
    #expect(OptionValue.number(text) == number)
  }

  @Test(arguments: ["", "inf", "nan", "0x10", "1,5", "1 ", "1.2.3", "e", "1_000", "１"])
  func nothingElseIsANumber(_ text: String) { #expect(OptionValue.number(text) == nil) }

  @Test(
    arguments: [
      ("15", 15.0), ("90s", 90), ("10min", 600), ("2h", 7200), ("0.5h", 1800), ("1e1s", 10),
    ])
  func durationsHaveAUnitOrAreSeconds(_ text: String, _ seconds: Double) {
    #expect(OptionValue.seconds(text) == seconds)
  }

  @Test(arguments: ["", "min", "-1s", "1 h", "1d", "h2", "infh"])
  func nothingElseIsADuration(_ text: String) { #expect(OptionValue.seconds(text) == nil) }

  @Test func boundsAreInclusive() throws {
    for value in ["0", "10"] {
      try OptionValue.check(value, of: SampleSpec.speed, typed: "--speed")
    }
    #expect(throws: UsageError.self) {
      try OptionValue.check("10.0001", of: SampleSpec.speed, typed: "--speed")
    }
  }
}
