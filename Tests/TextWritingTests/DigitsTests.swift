import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct DigitsTests {
  @Test func everyNumberOfFourDigits() throws {
    for number in 0..<UInt32(10_000) {
      let digits = Digits.four(number)
      var expected = number
      for byte in [24, 16, 8, 0] as [UInt32] {
        try #require((digits >> byte) & 0xFF == expected % 10)
        expected /= 10
      }
    }
  }

  @Test func numbersOfEightDigits() throws {
    try forEachSeed(count: 5000) { random in
      let number = UInt64.random(in: 0..<100_000_000, using: &random)
      let digits = Digits.eight(number)
      var expected = number
      for byte in stride(from: 56, through: 0, by: -8) {
        try #require((digits >> UInt64(byte)) & 0xFF == expected % 10)
        expected /= 10
      }
    }
  }

  @Test func powersAreTens() {
    for i in 1..<Digits.powers.count { #expect(Digits.powers[i] == Digits.powers[i - 1] * 10) }
    for i in 1..<Digits.wholePowers.count {
      #expect(Digits.wholePowers[i] == Digits.wholePowers[i - 1] * 10)
    }
  }
}
