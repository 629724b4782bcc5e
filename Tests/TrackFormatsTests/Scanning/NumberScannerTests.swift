import RoutelayTestSupport
import Testing

@testable import TrackFormats

/// A token as it stands in a buffer: with readable bytes behind it.
func number(_ text: String, lenient: Bool = false, followedBy rest: String = "")
  -> Double?
{
  let count = text.utf8.count
  let bytes = Array((text + rest).utf8) + Array(repeating: 0, count: InputBuffer.padding)
  return bytes.withUnsafeBufferPointer {
    $0.baseAddress.flatMap { NumberScanner.number($0, count: count, lenient: lenient) }
  }
}

/// Numbers that are hard to round, at the edges of the format, or long.
private let hardNumbers = [
  "0", "-0", "0.0", "-0.0", "0e5", "0e-400", "-0e999", "1", "-1", "9007199254740992",
  "9007199254740993", "9007199254740994", "9007199254740995", "90071992547409930.1",
  "9007199254.740993", "900719925.4740993", "9.007199254740993", "1e22", "1e23", "8.5e22",
  "1e27", "1e28", "1e-27", "1e-28", "18446744073709551615", "18446744073709551616",
  "9999999999999999999", "99999999999999999999", "1.7976931348623157e308",
  "1.7976931348623158e308", "1.7976931348623159e308", "1e308", "1e309", "1e400", "-1e400",
  "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324", "2.4703282292062327e-324",
  "2.4703282292062328e-324", "4.9e-324", "1e-400", "0.1", "0.2", "0.3",
  "0.1000000000000000055511151231257827", "1.00000000000000011102230246251565404236316680908203125",
  "1.00000000000000011102230246251565404236316680908203124",
  "1.00000000000000011102230246251565404236316680908203126",
  "0.500000000000000166533453693773481063544750213623046875", "3.518437208883201171875e13",
  "62.5364939768271845828", "8.10109172351e-10", "1.50000000000000011102230246251565",
  "7.0420557077594588669468784357561207962098443483187940792729600000e+59",
  "18.872141300000001", "179.99999999999997", "-69.709537600000004", "12345678.12345678",
  "1234567890.12345678", "12345678901.5", "0.00000001", "0.000000001", "1.123456789",
  "100000000000000000000000000000000000000000000000000e-50", "0.30000000000000004",
  "6.02214076E23", "1E+2", "1e-7", "-3e-07", "-4.418e-04",
]

struct NumberScannerTests {
  @Test(arguments: hardNumbers)
  func hardNumbersAreAsTheStandardLibraryReadsThem(text: String) throws {
    let expected = try #require(Double(text))
    #expect(number(text)?.bitPattern == expected.bitPattern)
    #expect(number(text, lenient: true)?.bitPattern == expected.bitPattern)
    #expect(number(text, followedBy: "7")?.bitPattern == expected.bitPattern)
    #expect(number(text, followedBy: ",")?.bitPattern == expected.bitPattern)
  }

  @Test func coordinatesAreExact() throws {
    try forAll(count: 20_000) { random in
      let decimals = random.int(in: 0...10)
      var text = random.oneIn(2) ? "-" : ""
      text += String(random.int(in: 0...180))
      if decimals > 0 {
        text += "."
        for _ in 0..<decimals { text += String(random.int(in: 0...9)) }
      }
      return number(text)?.bitPattern == Double(text)?.bitPattern
    }
  }

  @Test func scanningStopsBehindTheNumber() {
    func scanned(_ text: String) -> (Double, Int) {
      let bytes = Array(text.utf8) + Array(repeating: 0, count: InputBuffer.padding)
      return bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return (.nan, -1) }
        var end = start
        let value = NumberScanner.scan(&end)
        return (value, end - start)
      }
    }
    #expect(scanned("1.5,2") == (1.5, 3))
    #expect(scanned("-0.0036066]") == (-0.0036066, 10))
    #expect(scanned("18.872141300000001]") == (18.872141300000001, 18))
    #expect(scanned("1e400]") == (.infinity, 5))
    #expect(scanned("12345678901234567890 ") == (Double(UInt64(12_345_678_901_234_567_890)), 20))
    #expect(scanned("01").0.isNaN)
    #expect(scanned("x").1 == 0)
  }
}
