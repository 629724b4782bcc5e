import Testing

@testable import TrackFormats

struct PolylineValueTests {
  /// All numbers of a text; nil when it ends inside one.
  private func numbers(_ text: String) -> [Int]? {
    var value = PolylineValue()
    let numbers = text.utf8.compactMap { value.take($0) }
    return value.length == 0 ? numbers : nil
  }

  @Test(arguments: [
    ("?", [0]), ("@", [-1]), ("A", [1]), ("_@", [16]), ("`@", [-17]), ("`~oia@", [-17_998_321]),
    ("_p~iF~ps|U", [3_850_000, -12_020_000]), ("^]", [-16, 15]), ("_??", [0, 0]), ("", []),
  ])
  func numbersArePutTogether(text: String, expected: [Int]) {
    #expect(numbers(text) == expected)
  }

  @Test func whatBreaksOffIsNoNumber() {
    for text in ["_", "_p", "?~~~"] { #expect(numbers(text) == nil) }
  }

  @Test func eightBytesAreTooMany() {
    var value = PolylineValue()
    for _ in 0..<7 {
      #expect(value.take(126) == nil)
      #expect(!value.isTooLong)
    }
    #expect(value.take(126) == nil)
    #expect(value.isTooLong)
  }

  @Test(arguments: [
    (5, 9_000_000, true, true), (5, 9_000_001, true, false), (5, -9_000_001, true, false),
    (5, 54_000_000, false, true), (5, -54_000_001, false, false), (6, 90_000_000, true, true),
    (6, -90_000_001, true, false), (6, 540_000_000, false, true),
  ])
  func rangesEndWhereCoordinatesDo(
    precision: Int, value: Int, isLatitude: Bool, isInside: Bool
  ) {
    #expect(
      PolylineRange(precision: precision).contains(value, isLatitude: isLatitude) == isInside)
  }
}
