import Testing

@testable import Geofencing

@Suite struct DecodedTextTests {
  private func decoded(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer(DecodedText.decoded)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    arguments: [
      (#"\u00348.1"#, "48.1"), (#"a\nb\"c\\u0034"#, #"a b"c\u0034"#), (#"\ud835\udfd2"#, "4"),
      ("48%2E1%2c", "48.1,"), ("&#52;&#x38;&period;1&amp;&nbsp;", "48.1& "), ("48. 1", "48.1"),
      ("４８．１", "48.1"), ("٤٨٫١", "48.1"),
    ] as [(String, String)])
  func oneLayerComesOff(_ text: String, _ plain: String) {
    #expect(decoded(text) == plain)
  }

  @Test(arguments: [
    "", "48.1", "100 %", "a & b", "\\", "\\u12", "%4", "&#", "ende. 5", "&#99999999;x",
  ])
  func whatIsNoEscapeIsHarmless(_ text: String) {
    #expect(decoded(text)?.contains("48") != true)
  }
}
