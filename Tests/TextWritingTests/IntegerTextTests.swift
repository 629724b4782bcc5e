import Testing

@testable import TextWriting

@Suite struct IntegerTextTests {
  @Test(arguments: [
    0, 1, -1, 9, 10, 9999, 10_000, 12_345, 99_999_999, 100_000_000, 1_234_567_890,
    999_999_999_999, 9_999_999_999_999_999, 10_000_000_000_000_000, Int.max, Int.min,
  ])
  func tables(value: Int) throws {
    #expect(try text { $0.write(integer: value) } == "\(value)")
  }
}
