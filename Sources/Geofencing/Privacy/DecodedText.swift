/// Takes one layer of clothes off text: escapes of JSON, addresses and XML, digits of other scripts,
/// and blanks behind a decimal point.
enum DecodedText {
  /// Text without one layer; nil when it has none.
  ///
  /// - Complexity: O(length); without a copy when there is nothing to take off.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.indices.contains(where: { mayBeDressed(bytes, at: $0) }) else { return nil }
    var text = unescaped(bytes)
    if text.contains(where: { $0 >= 0x80 }) { text = withPlainDigits(text) }
    text = withoutBlanksBehindPoints(text)
    return text.elementsEqual(bytes) ? nil : text
  }

  private static func mayBeDressed(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    switch bytes[i] {
    case UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "&"), 0x80...: true
    case UInt8(ascii: "."): i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: " ")
    default: false
    }
  }

  // MARK: Escapes

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "\\"):
        i += appendEscape(bytes, at: i, to: &text)
      case UInt8(ascii: "%"):
        if let value = hexadecimal(bytes, from: i + 1, count: 2) {
          text.append(UInt8(truncatingIfNeeded: value))
          i += 3
        } else {
          text.append(bytes[i])
          i += 1
        }
      case UInt8(ascii: "&"):
        i += appendReference(bytes, at: i, to: &text)
      default:
        text.append(bytes[i])
        i += 1
      }
    }
    return text
  }

  /// Takes `\u0034`, `\n`, `\"`.
  ///
  /// - Returns: How many bytes it takes up.
  private static func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, at i: Int, to text: inout [UInt8]
  ) -> Int {
    guard i + 1 < bytes.count else {
      text.append(bytes[i])
      return 1
    }
    if bytes[i + 1] == UInt8(ascii: "u") {
      guard let unit = hexadecimal(bytes, from: i + 2, count: 4) else {
        text.append(bytes[i])
        return 1
      }
      if (0xD800..<0xDC00).contains(unit), i + 7 < bytes.count,
        bytes[i + 6] == UInt8(ascii: "\\"), bytes[i + 7] == UInt8(ascii: "u"),
        let low = hexadecimal(bytes, from: i + 8, count: 4), (0xDC00..<0xE000).contains(low)
      {
        append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &text)
        return 12
      }
      append(unit, to: &text)
      return 6
    }
    switch bytes[i + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"),
      UInt8(ascii: "f"):
      text.append(UInt8(ascii: " "))
    default: text.append(bytes[i + 1])
    }
    return 2
  }

  /// Takes `&#46;`, `&#x2e;`, `&amp;`; other names become a blank.
  ///
  /// - Returns: How many bytes it takes up.
  private static func appendReference(
    _ bytes: UnsafeBufferPointer<UInt8>, at i: Int, to text: inout [UInt8]
  ) -> Int {
    var end = i + 1
    while end < bytes.count, end < i + 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      text.append(bytes[i])
      return 1
    }
    let name = String(decoding: bytes[(i + 1)..<end], as: UTF8.self).lowercased()
    if name.hasPrefix("#x"), let value = UInt32(name.dropFirst(2), radix: 16) {
      append(value, to: &text)
    } else if name.hasPrefix("#"), let value = UInt32(name.dropFirst()) {
      append(value, to: &text)
    } else if let character = names[name] {
      text.append(character)
    } else if name.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }) {
      text.append(UInt8(ascii: " "))
    } else {
      text.append(bytes[i])
      return 1
    }
    return end + 1 - i
  }

  private static let names: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"), "period": UInt8(ascii: "."),
    "comma": UInt8(ascii: ","),
  ]

  private static func hexadecimal(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int
  ) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + count)] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return value
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    text += Array(String(Character(scalar)).utf8)
  }

  // MARK: Digits

  /// Digits of all scripts as those of ASCII, and wide points, commas and signs too.
  private static func withPlainDigits(_ text: [UInt8]) -> [UInt8] {
    var plain = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      var other = scalar
      switch scalar.value {
      case ..<0x80: break
      case 0xFF0B...0xFF0F: other = Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
      case 0x066B: other = "."
      default:
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
          other = Unicode.Scalar(0x30 + UInt8(value))
        }
      }
      plain.append(other)
    }
    return Array(String(plain).utf8)
  }

  private static func withoutBlanksBehindPoints(_ text: [UInt8]) -> [UInt8] {
    func isDigit(_ i: Int) -> Bool { text.indices.contains(i) && text[i] &- 0x30 <= 9 }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var i = 0
    while i < text.count {
      plain.append(text[i])
      i += 1
      guard text[i - 1] == UInt8(ascii: "."), isDigit(i - 2) else { continue }
      var next = i
      while next < text.count, text[next] == UInt8(ascii: " ") { next += 1 }
      if isDigit(next) { i = next }
    }
    return plain
  }
}
