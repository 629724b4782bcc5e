import Foundation
import Testing

@testable import TrackFormats

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      ("UTF-8", [.utf8]), ("utf8", [.utf8]), ("US-ASCII", [.ascii]), ("ascii", [.ascii]),
      ("UTF-16", [.utf16LittleEndian, .utf16BigEndian]), ("utf-16be", [.utf16BigEndian]),
      ("ISO-8859-1", [.latin1]), ("Latin1", [.latin1]), ("WINDOWS-1252", [.windows1252]),
      ("cp1252", [.windows1252]), ("iso-8859-15", []), ("", []), ("UTF-7", []),
    ] as [(String, [TextEncoding])])
  func labelsAreKnownInAnyCase(label: String, expected: [TextEncoding]) {
    #expect(TextEncoding.named(label) == expected)
  }

  @Test func windowsCharactersAreFoundations() {
    for byte in UInt8(0x80)...0x9F {
      let theirs = String(data: Data([byte]), encoding: .windowsCP1252)?.unicodeScalars.first
      let isOpen: [UInt8] = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
      #expect(
        TextEncoding.windowsCharacter(byte)
          == (isOpen.contains(byte) ? 0 : theirs?.value ?? 0))
    }
    #expect(TextEncoding.windowsCharacter(0xE9) == 0xE9)
  }
}
