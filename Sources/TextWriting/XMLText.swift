extension ByteWriter {
  /// Writes the text of an XML element. `&`, `<` and `>` are escaped (`>` because `]]>` is not
  /// allowed), and carriage returns become references, since a parser would read them as line
  /// feeds.
  ///
  /// - Returns: false when characters that XML 1.0 cannot hold were left out.
  @discardableResult
  public mutating func writeXML(text: String) -> Bool { writeXML(text, isAttribute: false) }

  /// Writes the value of an XML attribute, for either kind of quote. Tabs and line ends become
  /// references, since a parser would read them as spaces.
  ///
  /// - Returns: false when characters that XML 1.0 cannot hold were left out.
  @discardableResult
  public mutating func writeXML(attribute: String) -> Bool {
    writeXML(attribute, isAttribute: true)
  }

  private mutating func writeXML(_ string: String, isAttribute: Bool) -> Bool {
    var string = string
    return string.withUTF8 { text in
      var isWhole = true
      var start = 0
      var i = 0
      while i < text.count {
        let byte = text[i]
        var length = 1
        if Self.isPlain(byte) {
          i += 1
          continue
        }
        let escape: StaticString
        switch byte {
        case UInt8(ascii: "&"): escape = "&amp;"
        case UInt8(ascii: "<"): escape = "&lt;"
        case UInt8(ascii: ">"): escape = "&gt;"
        case UInt8(ascii: "\"") where isAttribute: escape = "&quot;"
        case UInt8(ascii: "'") where isAttribute: escape = "&apos;"
        case 0x09 where isAttribute: escape = "&#9;"
        case 0x0A where isAttribute: escape = "&#10;"
        case 0x0D: escape = "&#13;"
        case 0x00..<0x09, 0x0B, 0x0C, 0x0E..<0x20:
          escape = ""
          isWhole = false
        case 0xEF where Self.isNoncharacter(text, at: i):
          escape = ""
          length = 3
          isWhole = false
        default:
          i += 1
          continue
        }
        write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<i]))
        literal(escape)
        i += length
        start = i
      }
      write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
      return isWhole
    }
  }

  /// Whether a byte never needs a second look: letters, digits and all but one of the bytes of
  /// longer characters.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: ">") && byte != 0xEF
  }

  /// Whether U+FFFE or U+FFFF stands there.
  private static func isNoncharacter(_ text: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    i + 2 < text.count && text[i + 1] == 0xBF && text[i + 2] >= 0xBE
  }
}
