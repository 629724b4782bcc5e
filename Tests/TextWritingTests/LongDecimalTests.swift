import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct LongDecimalTests {
  @Test(arguments: [0.0009, 1, 2, 0.5, 1e16, 0])
  func leavesWhatItDoesNotCover(value: Double) {
    for decimals in 0...19 { #expect(LongDecimal(value, decimals: decimals) == nil) }
  }

  @Test func coversNearlyAllDegreesOfSeventeenDigits() throws {
    var random = SeededGenerator(seed: 11)
    var covered = 0
    for _ in 0..<1000 {
      let value = random.double(in: 10...99)
      guard let decimal = LongDecimal(value, decimals: 15) else { continue }
      covered += 1
      try #require(Double("\(decimal.digits)e-\(decimal.decimals)") == value)
    }
    #expect(covered > 990)
  }

  @Test func aWrongNumberOfDecimalsIsNoticed() {
    for decimals in [0, 14, 16, 19] {
      #expect(LongDecimal(50.074982047080994, decimals: decimals) == nil)
    }
  }
}
