extension ByteWriter {
  /// Writes a JSON string with its quotes. Only what RFC 8259 demands is escaped: quote,
  /// backslash and U+0000 through U+001F, with the short forms where there are some.
  public mutating func writeJSON(string: String) {
    write(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var start = 0
      for i in text.indices where Self.needsEscape(text[i]) {
        write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<i]))
        writeEscape(text[i])
        start = i + 1
      }
      write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
    }
    write(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): literal("\\\"")
    case UInt8(ascii: "\\"): literal("\\\\")
    case 0x08: literal("\\b")
    case 0x09: literal("\\t")
    case 0x0A: literal("\\n")
    case 0x0C: literal("\\f")
    case 0x0D: literal("\\r")
    default:
      literal("\\u00")
      write(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      write(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}
