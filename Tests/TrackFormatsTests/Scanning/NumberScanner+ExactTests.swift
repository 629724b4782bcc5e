import RoutelayTestSupport
import Testing

@testable import TrackFormats

struct NumberScannerExactTests {
  @Test func numbersHalfwayBetweenTwoDoublesGoToTheEvenOne() throws {
    try forAll(count: 5_000, from: 130_000) { random in
      // n + 1/2 with 53 bits in n lies exactly between two doubles.
      let whole = UInt64(1) << 53 | random.next() >> 11
      let down = number("\(whole / 2)." + (whole % 2 == 0 ? "0" : "5"))
      return down?.bitPattern == (Double(whole) / 2).bitPattern
        && number("\(whole | 1)")?.bitPattern == Double(whole | 1).bitPattern
        && number("\(whole).5")?.bitPattern == Double("\(whole).5")?.bitPattern
        && number("\(whole).50000000000000000001")?.bitPattern
          == Double("\(whole).50000000000000000001")?.bitPattern
    }
  }

  @Test func shortestSpellingsOfRandomBitsReadBack() throws {
    try forAll(count: 20_000, from: 90_000) { random in
      let value = Double(bitPattern: random.next())
      if !value.isFinite { return true }
      return number("\(value)")?.bitPattern == value.bitPattern
    }
  }

  @Test func integersOf128BitsRoundAsTheStandardLibraryDoes() throws {
    try forAll(count: 20_000) { random in
      let mantissa = max(1, random.next() >> UInt64(random.int(in: 0...63)))
      let power = random.int(in: -27...27)
      return NumberScanner.nearest(mantissa, timesTenTo: power)?.bitPattern
        == Double("\(mantissa)e\(power)")?.bitPattern
    }
  }

  @Test func largerPowersAreLeftToOthers() {
    #expect(NumberScanner.nearest(1, timesTenTo: 28) == nil)
    #expect(NumberScanner.nearest(1, timesTenTo: -28) == nil)
    #expect(NumberScanner.nearest(.max, timesTenTo: 27) == Double("18446744073709551615e27"))
    #expect(NumberScanner.nearest(.max, timesTenTo: -27) == Double("18446744073709551615e-27"))
  }
}
