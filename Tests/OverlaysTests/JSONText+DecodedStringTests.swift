import Foundation
import Testing
import Tracks

@testable import Overlays

@Suite struct DecodedStringTests {
  @Test(arguments: [
    (#""""#, ""), (#""plain""#, "plain"), (#""a\"b\\c\/d""#, "a\"b\\c/d"),
    (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u0000""#, "Aé\0"),
    (#""x\ud83d\ude00y""#, "x😀y"), (#""\ud83d""#, "\u{FFFD}"), (#""Улица\n道""#, "Улица\n道"),
  ])
  func tables(token: String, expected: String) {
    #expect(JSONText(text: token).decodedString == expected)
  }

  @Test(arguments: ["1", "null", "true", "[\"a\"]", "{}", ""])
  func otherValuesAreNoStrings(token: String) {
    #expect(JSONText(text: token).decodedString == nil)
  }

  @Test func agreesWithFoundation() throws {
    for value in 1..<0x500 {
      let token = "\"<\\u" + String(format: "%04x", value) + ">\""
      let read = try JSONSerialization.jsonObject(
        with: Data(token.utf8), options: .fragmentsAllowed)
      #expect(JSONText(text: token).decodedString == read as? String)
    }
  }
}
