/// The text inside JSON strings.
enum JSONString {
  /// Resolves the escapes of a string's inside (without quotes), which are known to be well
  /// formed. A surrogate without its partner becomes U+FFFD.
  static func unescaped(_ inside: UnsafeBufferPointer<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(inside.count)
    var i = 0
    while i < inside.count {
      let byte = inside[i]
      guard byte == UInt8(ascii: "\\"), i + 1 < inside.count else {
        bytes.append(byte)
        i += 1
        continue
      }
      let escape = inside[i + 1]
      if escape != UInt8(ascii: "u") {
        bytes.append(plain(escape))
        i += 2
        continue
      }
      var scalar = codeUnit(inside, at: i)
      i += 6
      if scalar & 0xFC00 == 0xD800, i + 1 < inside.count, inside[i] == UInt8(ascii: "\\"),
        inside[i + 1] == UInt8(ascii: "u")
      {
        let low = codeUnit(inside, at: i)
        if low & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + low & 0x3FF
          i += 6
        }
      }
      bytes.append(contentsOf: Character(UnicodeScalar(scalar) ?? "\u{FFFD}").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func plain(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }

  /// The UTF-16 code unit of an escape `\uXXXX`.
  private static func codeUnit(_ inside: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
    var value: UInt32 = 0
    for k in start + 2..<start + 6 where k < inside.count {
      value = value << 4 | (hexadecimalValue(inside[k]) ?? 0)
    }
    return value
  }
}

extension JSONString {
  /// A text as a JSON string with its quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
