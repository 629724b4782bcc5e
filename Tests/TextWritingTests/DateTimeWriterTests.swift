import Foundation
import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct DateTimeWriterTests {
  private func written(_ seconds: Int64, _ nanoseconds: UInt32 = 0) throws -> String {
    try text { out in
      var writer = DateTimeWriter()
      writer.write(seconds: seconds, nanoseconds: nanoseconds, to: &out)
    }
  }

  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z"), (-1, 0, "1969-12-31T23:59:59Z"),
      (951_782_400, 0, "2000-02-29T00:00:00Z"), (1_777_618_800, 0, "2026-05-01T07:00:00Z"),
      (1_777_618_800, 500_000_000, "2026-05-01T07:00:00.500Z"),
      (1_777_618_800, 123_456_000, "2026-05-01T07:00:00.123456Z"),
      (1_777_618_800, 123_456_789, "2026-05-01T07:00:00.123456789Z"),
      (1_777_618_800, 1, "2026-05-01T07:00:00.000000001Z"),
      (1_777_618_800, 1_000_000, "2026-05-01T07:00:00.001Z"),
      (-62_167_219_200, 0, "0000-01-01T00:00:00Z"), (-62_167_219_201, 0, "-0001-12-31T23:59:59Z"),
      (253_402_300_799, 0, "9999-12-31T23:59:59Z"), (253_402_300_800, 0, "10000-01-01T00:00:00Z"),
      (-125_000_000_000_000, 999_999_999, "-3959123-09-07T17:46:40.999999999Z"),
    ] as [(Int64, UInt32, String)])
  func tables(seconds: Int64, nanoseconds: UInt32, expected: String) throws {
    #expect(try written(seconds, nanoseconds) == expected)
  }

  @Test(arguments: [Int64.min, .min + 1, .max, .max - 86_400])
  func theEndsOfTimeDoNotTrap(seconds: Int64) throws {
    #expect(try written(seconds, 7).hasSuffix(".000000007Z"))
  }

  /// One writer for a walk through time, against Foundation's calendar.
  @Test func datesAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededGenerator(seed: 3)
    var writer = DateTimeWriter()
    var seconds: Int64 = 0
    for _ in 0..<3000 {
      if random.oneIn(3) {
        // From 1600 on, where Foundation's calendar is Gregorian.
        seconds = Int64.random(in: -11_676_096_000...32_503_680_000, using: &random)
      } else {
        seconds += Int64.random(in: -9000...9000, using: &random)
      }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: Double(seconds)))
      let expected = String(
        format: "%04d-%02d-%02dT%02d:%02d:%02dZ", parts.year ?? 0, parts.month ?? 0,
        parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
      let text = try text { out in
        writer.write(seconds: seconds, nanoseconds: 0, to: &out)
      }
      try #require(text == expected)
    }
  }
}
