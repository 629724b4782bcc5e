import Foundation
import Testing

@testable import TextWriting

@Suite struct JSONStringTextTests {
  @Test(arguments: [
    ("", "\"\""), ("plain", "\"plain\""), ("a\"b\\c", #""a\"b\\c""#), ("/", "\"/\""),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\0\u{1F}\u{10}", #""\u0000\u001f\u0010""#),
    ("Улица 道 شارع 😀\u{2028}\u{7F}", "\"Улица 道 شارع 😀\u{2028}\u{7F}\""),
  ])
  func tables(string: String, expected: String) throws {
    #expect(try text { $0.writeJSON(string: string) } == expected)
  }

  @Test func everyCharacterReadsBack() throws {
    var all = String.UnicodeScalarView()
    for value in (0..<0x3000) as Range<UInt32> {
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    let string = String(all)
    let written = try ByteWriter.collect { $0.writeJSON(string: string) }
    let read = try JSONSerialization.jsonObject(with: Data(written), options: .fragmentsAllowed)
    #expect((read as? String).map { Array($0.unicodeScalars) } == Array(all))
  }
}
