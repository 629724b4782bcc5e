package import Tracks

extension JSONText {
  /// What a JSON string says, with escapes resolved; nil for other values. A surrogate that stands
  /// alone becomes U+FFFD.
  package var decodedString: String? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\"") else { return nil }
      let content = UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
      guard content.contains(UInt8(ascii: "\\")) else {
        return String(decoding: content, as: UTF8.self)
      }
      return Self.unescaped(content)
    }
  }

  private static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt16] = []
    var result = ""
    var i = 0
    var start = 0
    // Text between escapes is UTF-8; escapes are UTF-16, and two of them may be one character.
    while i < content.count {
      guard content[i] == UInt8(ascii: "\\"), i + 1 < content.count else {
        i += 1
        continue
      }
      if i > start {
        result += String(decoding: units, as: UTF16.self)
        units.removeAll()
        result += String(decoding: content[start..<i], as: UTF8.self)
      }
      switch content[i + 1] {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        let digits = String(
          decoding: content[min(i + 2, content.count)...].prefix(4), as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        i += 4
      case let other: units.append(UInt16(other))
      }
      i = min(i + 2, content.count)
      start = i
    }
    result += String(decoding: units, as: UTF16.self)
    return result + String(decoding: content[start...], as: UTF8.self)
  }
}
