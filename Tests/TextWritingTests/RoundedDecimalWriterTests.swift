import Foundation
import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct RoundedDecimalWriterTests {
  private func rounded(_ value: Double, _ decimals: Int) throws -> String {
    try text { out in out.write(value, decimals: decimals) }
  }

  @Test(arguments: [
    (0.0, 3, "0"), (-0.0, 3, "0"), (-0.0001, 3, "0"), (-0.0006, 3, "-0.001"), (1, 3, "1"),
    (1.5, 0, "2"), (2.5, 0, "2"), (0.5, 0, "0"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
    (1.005, 2, "1"), (1.0005, 3, "1"), (9.9999, 3, "10"), (999.9996, 3, "1000"),
    (-12.3456789, 7, "-12.3456789"), (-12.34567894, 7, "-12.3456789"), (180, 7, "180"),
    (268_435_455.9996, 3, "268435456"), (0.1 + 0.2, 15, "0.3"), (1e300, 2, plain(1e300)),
    (.nan, 2, "null"), (-.infinity, 2, "null"), (4.35, 99, "4.35"),
  ])
  func tables(value: Double, decimals: Int, expected: String) throws {
    #expect(try rounded(value, decimals) == expected)
  }

  /// `printf` rounds the exact value too.
  private func printed(_ value: Double, _ decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", value)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  @Test func randomNumbersAreRoundedAsPrintfRoundsThem() throws {
    try forEachSeed(count: 3000) { random in
      let decimals = random.int(in: 0...15)
      let exponent = random.int(in: -30...52)
      let value = Double(
        sign: random.oneIn(2) ? .minus : .plus, exponent: exponent,
        significand: random.double(in: 1...1.9999999))
      try #require(try rounded(value, decimals) == printed(value, decimals), "\(value) \(decimals)")
    }
  }

  @Test func halvesAreRoundedAsPrintfRoundsThem() throws {
    try forEachSeed(count: 3000) { random in
      // A decimal that ends in 5: a near tie, and now and then a true one.
      let decimals = random.int(in: 0...8)
      let number = random.int(in: 0...99_999)
      let tie = Double("\(number)5e-\(decimals + 1)") ?? 0
      for value in [tie.nextDown, tie, tie.nextUp] {
        try #require(
          try rounded(value, decimals) == printed(value, decimals), "\(value) \(decimals)")
      }
    }
  }
}
