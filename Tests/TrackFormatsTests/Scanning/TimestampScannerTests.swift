import Testing
import Tracks

@testable import TrackFormats

@Suite struct TimestampScannerTests {
  private func read(_ text: String) -> (time: Timestamp, hasZone: Bool)? {
    let bytes = Array(text.utf8) + Array(repeating: 0, count: 64)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        case .time(let time, let hasZone) = TimestampScanner.timestamp(
          start, count: bytes.count - 64)
      else { return nil }
      return (time, hasZone)
    }
  }

  private func readFast(_ text: String, _ cache: inout TimestampScanner.Cache) -> (Timestamp, Int) {
    let bytes = Array((text + "<").utf8) + Array(repeating: 0, count: 64)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return (.missing, 0) }
      return cache.time(at: start)
    }
  }

  @Test func everyDayOfFourThousandYearsFollowsTheOneBefore() {
    // An oracle without a formula: days are counted by walking the calendar.
    var day = -719_162  // 0001-01-01, as every calendar table has it
    for year in 1...4_000 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for month in 1...12 {
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        if TimestampScanner.daysInMonth(month, year: year) != length
          || TimestampScanner.daysSince1970(year: year, month: month, day: 1) != day
          || TimestampScanner.daysSince1970(year: year, month: month, day: length)
            != day + length - 1
        {
          Issue.record("\(year)-\(month)")
        }
        day += length
      }
    }
    #expect(TimestampScanner.daysSince1970(year: 1970, month: 1, day: 1) == 0)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0),
    ("2024-02-29T12:34:56Z", 1_709_210_096, 0),
    ("2024-02-29T12:34:56.5Z", 1_709_210_096, 500_000_000),
    ("2024-02-29T12:34:56.000000001Z", 1_709_210_096, 1),
    ("2024-02-29T12:34:56.1234567899Z", 1_709_210_096, 123_456_789),
    ("2024-02-29T14:34:56+02:00", 1_709_210_096, 0),
    ("2024-02-29T14:34:56+0200", 1_709_210_096, 0),
    ("2024-02-29T14:34:56+02", 1_709_210_096, 0),
    ("2024-02-29T05:04:56-07:30", 1_709_210_096, 0),
    ("2024-02-29T12:34:56-00:00", 1_709_210_096, 0),
    ("2024-02-29t12:34:56z", 1_709_210_096, 0),
    ("  \n2024-02-29T12:34:56Z\t", 1_709_210_096, 0),
    ("1969-12-31T23:59:59.25Z", -1, 250_000_000),
    ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
    ("2016-12-31T23:59:60.5Z", 1_483_228_800, 500_000_000),
    ("2016-12-31T24:00:00Z", 1_483_228_800, 0),
    ("2016-12-31T24:00:00.000Z", 1_483_228_800, 0),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
    ("0000-12-31T00:00:00Z", -62_135_683_200, 0),
    ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
    ("10000-01-01T00:00:00Z", 253_402_300_800, 0),
    ("-0001-12-31T00:00:00Z", -62_167_305_600, 0),
  ])
  func instants(text: String, seconds: Int64, nanoseconds: UInt32) throws {
    let result = try #require(read(text))
    #expect(result.time == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
    #expect(result.hasZone)
  }

  @Test func aTimeWithoutZoneIsUTCAndSaysSo() throws {
    let result = try #require(read("2020-02-29T10:00:05.644"))
    #expect(result.time == Timestamp(seconds: 1_582_970_405, nanoseconds: 644_000_000))
    #expect(!result.hasZone)
  }

  @Test(arguments: [
    "", " ", "2024", "2024-02-29", "2024-02-29T12:34Z", "2023-02-29T00:00:00Z",
    "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-04-31T00:00:00Z", "2024-04-00T00:00:00Z",
    "2024-04-01T24:00:01Z", "2024-04-01T24:00:00.1Z", "2024-04-01T25:00:00Z",
    "2024-04-01T00:60:00Z", "2024-04-01T00:00:61Z", "2024-04-01T00:00:00.Z",
    "2024-04-01T00:00:00ZZ", "2024-04-01T00:00:00+24:00", "2024-04-01T00:00:00+02:60",
    "2024-04-01T00:00:00+2:00", "2024-04-01T00:00:00+02:", "2024-04-01 00:00:00Z",
    "02024-04-01T00:00:00Z", "024-04-01T00:00:00Z", "2024-4-1T00:00:00Z", "+2024-04-01T00:00:00Z",
    "2024-04-01T00:00:00,5Z", "2024/04/01T00:00:00Z", "12345678901-01-01T00:00:00Z",
    "2024-04-01T00:00:00 Z", "yesterday", "2024-04-01T0a:00:00Z",
  ])
  func whatIsNoTime(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func theCacheReadsWhatTheScannerReads(seed: UInt64) {
    var dice = XMLTestingDice(seed)
    var cache = TimestampScanner.Cache()
    let zones = ["Z", "Z", "Z", "+02:00", "-11:45", "", "+0200", "z", "+24:00", "-00:61"]
    for _ in 0..<2_000 {
      func two(_ bound: Int) -> String {
        let value = dice.below(bound)
        return value < 10 ? "0\(value)" : "\(value)"
      }
      var text = "\(1_900 + dice.below(200))-\(two(14))-\(two(33))T\(two(25)):\(two(61)):\(two(62))"
      if dice.below(2) == 0 {
        text += "."
        for _ in 0..<dice.below(11) { text += "\(dice.below(10))" }
      }
      text += zones[dice.below(zones.count)]
      if dice.below(5) == 0 {
        var bytes = Array(text.utf8)
        bytes[dice.below(bytes.count)] = UInt8(0x20 + dice.below(0x60))
        text = String(decoding: bytes, as: UTF8.self)
      }
      let (time, count) = readFast(text, &cache)
      if count == 0 { continue }
      // It may decline, but what it takes is what the scanner makes of the same characters.
      let taken = String(text.prefix(count))
      #expect(read(taken)?.time == time, "seed \(seed): \(text)")
      #expect(read(taken)?.hasZone == true, "seed \(seed): \(text)")
    }
  }

  @Test func theUsualFormsAreNotDeclined() {
    var cache = TimestampScanner.Cache()
    for text in [
      "2024-02-29T12:34:56Z", "2024-02-29T12:34:57.125Z", "2024-02-29T12:34:57+02:00",
      "2024-03-01T00:00:00.123456789Z",
    ] {
      #expect(readFast(text, &cache).1 == text.utf8.count)
    }
  }
}
