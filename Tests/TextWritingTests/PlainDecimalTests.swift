import Testing

@testable import TextWriting

@Suite struct PlainDecimalTests {
  @Test(arguments: [
    ("0.0", "0"), ("1.0", "1"), ("100.0", "100"), ("0.001", "0.001"),
    ("1e+16", "10000000000000000"),
    ("1.25e+18", "1250000000000000000"), ("1.5e-07", "0.00000015"), ("5e-05", "0.00005"),
    ("12345.678", "12345.678"),
  ])
  func descriptions(description: String, expected: String) throws {
    #expect(try text { PlainDecimal(description: description).write(to: &$0) } == expected)
  }
}
