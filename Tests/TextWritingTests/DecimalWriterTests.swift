import Foundation
import RoutelayTestSupport
import Testing

@testable import TextWriting

/// What a body writes, as text.
func text(_ body: (inout ByteWriter) throws(WriteError) -> Void) throws -> String {
  String(decoding: try ByteWriter.collect(body), as: UTF8.self)
}

/// The digits that Swift prints, written out without an exponent: an independent second way.
func plain(_ value: Double) -> String {
  if value == 0 { return "0" }
  let parts = value.magnitude.description.split(separator: "e")
  let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  var whole = String(mantissa[0])
  var fraction = mantissa.count == 2 ? String(mantissa[1]) : ""
  for _ in 0..<max(exponent, 0) {
    whole.append(fraction.isEmpty ? "0" : fraction.removeFirst())
  }
  for _ in 0..<max(-exponent, 0) { fraction = (whole.popLast().map(String.init) ?? "0") + fraction }
  while whole.first == "0" { whole.removeFirst() }
  while fraction.last == "0" { fraction.removeLast() }
  return (value < 0 ? "-" : "") + (whole.isEmpty ? "0" : whole)
    + (fraction.isEmpty ? "" : "." + fraction)
}

@Suite struct DecimalWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (9999, "9999"),
    (10000, "10000"), (99_999_999, "99999999"), (100_000_000, "100000000"),
    (123_456_789_012_345, "123456789012345"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (1e21, "1000000000000000000000"), (0.1, "0.1"), (-0.5, "-0.5"), (0.001, "0.001"),
    (7.0000001, "7.0000001"), (-179.9999999, "-179.9999999"), (801.2, "801.2"),
    (0.30000000000000004, "0.30000000000000004"), (50.074982047080994, "50.074982047080994"),
    (123.4000015258789, "123.4000015258789"), (1e-7, "0.0000001"), (1.5e-10, "0.00000000015"),
    (0.1234567890123, "0.1234567890123"), (7.999999999999999, "7.999999999999999"),
    (0.9999999999999999, "0.9999999999999999"), (99999.99999999999, "99999.99999999999"),
    (4.35, "4.35"), (0.000123456789012345, "0.000123456789012345"),
    (.infinity, "null"), (.nan, "null"),
  ])
  func tables(value: Double, expected: String) throws {
    for decimals in [0, 1, 7, 8, 9, 15] {
      let written = try text { out in
        var writer = DecimalWriter(expecting: decimals)
        writer.write(value, to: &out)
      }
      #expect(written == expected)
    }
  }

  @Test func extremesAreWrittenInPlainDigits() throws {
    let extremes = [
      1e300, -1e300, Double.greatestFiniteMagnitude, .leastNormalMagnitude,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, 1e22,
      1e23, 9.5e-8,
    ]
    for value in extremes {
      let written = try text { out in
        var writer = DecimalWriter()
        writer.write(value, to: &out)
      }
      #expect(written == plain(value))
      #expect(Double(written) == value)
      #expect(!written.contains("e"))
    }
  }

  /// One writer for all numbers, so that what it remembers of the last one is put to the test.
  private func check(_ count: Int, _ make: (inout SeededGenerator) -> Double) throws {
    var random = SeededGenerator(seed: 7)
    var writer = DecimalWriter(expecting: 7)
    for _ in 0..<count {
      let value = make(&random)
      let written = try text { out in writer.write(value, to: &out) }
      try #require(written == plain(value), "\(value) of bits \(value.bitPattern)")
    }
  }

  @Test func randomBitsAreWrittenAsSwiftDescribesThem() throws {
    try check(20_000) { random in
      let value = Double(bitPattern: random.next())
      return value.isFinite ? value : 1
    }
  }

  @Test func randomDegreesAreWrittenAsSwiftDescribesThem() throws {
    try check(30_000) { $0.double(in: -540...540) }
  }

  @Test func numbersOfEveryMagnitudeAreWrittenAsSwiftDescribesThem() throws {
    try check(30_000) { random in
      let exponent = random.int(in: -14...60)
      return Double(
        sign: .plus, exponent: exponent, significand: random.double(in: 1...1.9999999999999998))
    }
  }

  @Test func decimalsOfEveryLengthAreWrittenAsSwiftDescribesThem() throws {
    try check(40_000) { random in
      let digits = random.int(in: 1...18)
      let number = Int.random(in: 0..<Int(Digits.wholePowers[digits]), using: &random)
      let decimals = random.int(in: 0...22)
      return Double("\(random.oneIn(2) ? "-" : "")\(number)e-\(decimals)") ?? 0
    }
  }

  @Test func powersOfTwoAndTheirNeighborsAreWrittenAsSwiftDescribesThem() throws {
    for exponent in -60...70 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power.nextDown, power, power.nextUp] {
        let written = try text { out in
          var writer = DecimalWriter()
          writer.write(value, to: &out)
        }
        #expect(written == plain(value))
      }
    }
  }

  @Test func singlePrecisionElevationsKeepAllTheirDigits() throws {
    try check(20_000) { Double(Float.random(in: -400...9000, using: &$0)) }
  }
}
