import Testing

@testable import TrackFormats

@Suite struct XMLCharactersTests {
  private func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return XMLCharacters.isName(start, count: bytes.count - 1)
    }
  }

  @Test(arguments: ["a", "_", ":", "a-b.c9", "название", "é", "名前", "a\u{B7}", "x\u{300}", "𐀀"])
  func names(text: String) { #expect(isName(text)) }

  @Test(arguments: ["", "9a", "-a", ".a", "\u{B7}a", "\u{300}a", "a b", "a×b", "a\u{37E}"])
  func noNames(text: String) { #expect(!isName(text)) }

  @Test func theTableStopsForEveryByteThatMeansSomething() {
    let table = XMLCharacters.makeTable()
    defer { table.deallocate() }
    for i in 0..<256 {
      let byte = UInt8(i)
      let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      #expect((table[i] & XMLCharacters.space != 0) == isSpace)
      let isControl = byte < 0x20 && !isSpace
      for set in [XMLCharacters.text, XMLCharacters.value, XMLCharacters.content] {
        #expect(!isControl || table[i] & set == 0, "byte \(i)")
        #expect(byte != 0xEF || table[i] & set == 0, "byte \(i)")
      }
      for (stop, set) in [
        (UInt8(ascii: "<"), XMLCharacters.text), (UInt8(ascii: "&"), XMLCharacters.text),
        (UInt8(ascii: "]"), XMLCharacters.text), (UInt8(ascii: "<"), XMLCharacters.value),
        (UInt8(ascii: "&"), XMLCharacters.value), (0x09, XMLCharacters.value),
        (0x0A, XMLCharacters.value), (0x0D, XMLCharacters.value), (0x0D, XMLCharacters.text),
        (UInt8(ascii: "-"), XMLCharacters.content), (UInt8(ascii: "]"), XMLCharacters.content),
      ] where stop == byte {
        #expect(table[i] & set == 0)
      }
    }
  }
}
