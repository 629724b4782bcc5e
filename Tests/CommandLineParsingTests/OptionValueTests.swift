import Testing

@testable import CommandLineParsing

@Suite struct OptionValueTests {
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

  @Test(arguments: [
    ("1,2", [[1.0, 2]]), ("-33.8,151.2  90,-540", [[-33.8, 151.2], [90, -540]]),
    (" 0,0 ", [[0, 0]]),
  ])
  func placesAreSeparatedBySpaces(_ text: String, _ places: [[Double]]) {
    #expect(OptionValue.places(text)?.map { [$0.latitude, $0.longitude] } == places)
  }

  @Test(arguments: ["", " ", "1", "1,2,3", "1,2,3,4", "91,0", "0,541", "1, 2", "1,2 x", "nan,0"])
  func nothingElseIsAPlace(_ text: String) { #expect(OptionValue.places(text) == nil) }

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
