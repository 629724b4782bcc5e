/// Which bytes and characters XML 1.0 allows where.
enum XMLCharacters {
  /// In text: nothing to stop for.
  static let text: UInt8 = 1
  /// In a name: an ASCII name character, or part of a longer character (looked at later).
  static let name: UInt8 = 2
  /// In an attribute value: nothing to stop for.
  static let value: UInt8 = 4
  /// White space.
  static let space: UInt8 = 8
  /// Neither end nor oddity inside a comment, CDATA section or processing instruction.
  static let content: UInt8 = 16

  /// A table of the classes of all bytes; the caller frees it.
  static func makeTable() -> UnsafeMutablePointer<UInt8> {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for i in 0..<256 {
      let byte = UInt8(i)
      var classes: UInt8 = 0
      // 0xEF begins U+FFFE and U+FFFF, which are no characters.
      let isPlain = byte >= 0x20 && byte != 0xEF
      if (isPlain && byte != 0x3C && byte != 0x26 && byte != 0x5D) || byte == 0x09 || byte == 0x0A {
        classes |= text
      }
      if isPlain && byte != 0x3C && byte != 0x26 && byte != 0x22 && byte != 0x27 {
        classes |= value
      }
      if (isPlain && byte != 0x2D && byte != 0x5D && byte != 0x3F) || byte == 0x09 || byte == 0x0A
        || byte == 0x0D
      {
        classes |= content
      }
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { classes |= space }
      if isASCIIName(byte) || byte >= 0x80 { classes |= name }
      (table + i).initialize(to: classes)
    }
    return table
  }

  private static func isASCIIName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x2D, 0x2E: true
    default: false
    }
  }

  /// Production [2] of XML 1.0.
  static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Production [4] of XML 1.0, fifth edition.
  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether bytes are a Name, production [5]. They are well-formed UTF-8.
  static func isName(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    if count == 0 { return false }
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    var isFirst = true
    for scalar in text.unicodeScalars {
      let isMore =
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
      if !isNameStart(scalar) && (isFirst || !isMore) { return false }
      isFirst = false
    }
    return true
  }
}
