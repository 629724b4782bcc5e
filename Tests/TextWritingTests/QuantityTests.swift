import Testing

@testable import TextWriting

struct QuantityTests {
  @Test(arguments: [("1", 1.0), ("-0.5", -0.5), ("+2", 2), ("1e3", 1000), (".5", 0.5)])
  func decimalNumbersAreRead(_ text: String, _ number: Double) {
    #expect(Quantity.number(text) == number)
  }

  @Test(arguments: ["", "inf", "nan", "0x10", "1,5", "1 ", "1.2.3", "e", "1_000", "１"])
  func nothingElseIsANumber(_ text: String) { #expect(Quantity.number(text) == nil) }

  @Test(
    arguments: [
      ("15", 15.0), ("90s", 90), ("10min", 600), ("2h", 7200), ("0.5h", 1800), ("1e1s", 10),
    ])
  func durationsHaveAUnitOrAreSeconds(_ text: String, _ seconds: Double) {
    #expect(Quantity.seconds(text) == seconds)
  }

  @Test(arguments: ["", "min", "-1s", "1 h", "1d", "h2", "infh"])
  func nothingElseIsADuration(_ text: String) { #expect(Quantity.seconds(text) == nil) }

  @Test(
    arguments: [
      ("15", 15.0), ("10m", 10), ("0.5km", 500), ("30ft", 9.144), ("2mi", 3218.688),
      ("1nmi", 1852), ("0", 0),
    ])
  func lengthsHaveAUnitOrAreMeters(_ text: String, _ meters: Double) {
    #expect(Quantity.meters(text) == meters)
  }

  @Test(arguments: ["", "m", "-1m", "1 km", "1yd", "km2", "infm", "1e308km", "nan"])
  func nothingElseIsALength(_ text: String) { #expect(Quantity.meters(text) == nil) }

  @Test(
    arguments: [
      ("5", 5.0), ("5m/s", 5), ("36km/h", 10), ("10mph", 4.4704), ("9kn", 4.63), ("0", 0),
    ])
  func speedsHaveAUnitOrAreMetersPerSecond(_ text: String, _ speed: Double) throws {
    #expect(abs(try #require(Quantity.metersPerSecond(text)) - speed) < 1e-12)
  }

  @Test(arguments: ["", "km/h", "-1m/s", "1 kn", "1kmh", "1m", "nanm/s"])
  func nothingElseIsASpeed(_ text: String) { #expect(Quantity.metersPerSecond(text) == nil) }
}
