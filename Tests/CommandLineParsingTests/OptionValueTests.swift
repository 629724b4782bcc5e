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

  @Test(
    arguments: [
      ("15", 15.0), ("10m", 10), ("0.5km", 500), ("30ft", 9.144), ("2mi", 3218.688),
      ("1nmi", 1852), ("0", 0),
    ])
  func lengthsHaveAUnitOrAreMeters(_ text: String, _ meters: Double) {
    #expect(OptionValue.meters(text) == meters)
  }

  @Test(arguments: ["", "m", "-1m", "1 km", "1yd", "km2", "infm", "1e308km", "nan"])
  func nothingElseIsALength(_ text: String) { #expect(OptionValue.meters(text) == nil) }

  @Test(arguments: [
    ("km", ParsedArguments.LengthOrDuration.meters(1000)), ("mi", .meters(1609.344)),
    ("nmi", .meters(1852)), ("m", .meters(1)), ("5km", .meters(5000)), ("400m", .meters(400)),
    ("0.5mi", .meters(804.672)), ("30min", .seconds(1800)), ("min", .seconds(60)),
    ("h", .seconds(3600)), ("90s", .seconds(90)), ("1e1s", .seconds(10)),
  ])
  func lengthsAndDurationsAreToldByTheirUnit(
    _ text: String, _ value: ParsedArguments.LengthOrDuration
  ) {
    #expect(OptionValue.lengthOrDuration(text) == value)
  }

  @Test(arguments: ["", "5", "0km", "0s", "-1km", "k", "kmh", "5 km", "infm", "e3m", "1e400s"])
  func nothingElseIsALengthOrDuration(_ text: String) {
    #expect(OptionValue.lengthOrDuration(text) == nil)
  }

  @Test(arguments: [("1", [1.0]), ("1,-2.5,3e2", [1, -2.5, 300])])
  func numbersAreSeparatedByCommas(_ text: String, _ numbers: [Double]) {
    #expect(OptionValue.numbers(text) == numbers)
  }

  @Test(arguments: ["", ",", "1,", "1,,2", "1;2", "1, 2", "1,x"])
  func nothingElseIsAListOfNumbers(_ text: String) { #expect(OptionValue.numbers(text) == nil) }

  @Test func asManyNumbersAreNeededAsTheOptionTakes() throws {
    let option = OptionSpec("padding", .numbers("N|T,L,B,R", [1, 4]), "")
    for value in ["1", "1,2,3,4"] {
      try OptionValue.check(value, of: option, typed: "--padding")
    }
    let error = #expect(throws: UsageError.self) {
      try OptionValue.check("1,2", of: option, typed: "--padding")
    }
    #expect(error?.message == "--padding takes numbers as N|T,L,B,R, not '1,2'")
  }

  @Test func boundsAreInclusive() throws {
    for value in ["0", "10"] {
      try OptionValue.check(value, of: SampleSpec.speed, typed: "--speed")
    }
    #expect(throws: UsageError.self) {
      try OptionValue.check("10.0001", of: SampleSpec.speed, typed: "--speed")
    }
  }
}
