/// File names as text that loses nothing.
///
/// A name is any bytes; Swift text is valid Unicode. Bytes that are not UTF-8 travel as the last
/// private characters U+10FF80 through U+10FFFF, and become bytes again when the system is called.
package enum PathText {
  /// Text for a name of the system.
  package static func text(_ name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name) { return text }
    var bytes: [UInt8] = []
    var i = 0
    while name[i] != 0 {
      bytes.append(UInt8(bitPattern: name[i]))
      i += 1
    }
    return text(bytes)
  }

  static func text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var i = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text.append(Unicode.UTF8.decode(encoded))
        i += encoded.count
      case .error(let length):
        for byte in bytes[i..<min(i + length, bytes.count)] { text.append(scalar(for: byte)) }
        i += length
      case .emptyInput: return String(text)
      }
    }
  }

  /// The bytes of a name.
  package static func bytes(_ text: String) -> [UInt8] {
    guard hasRawBytes(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let raw = rawByte(scalar) {
        bytes.append(raw)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Calls the system with a name.
  static func withSystemName<R>(_ text: String, _ body: (UnsafePointer<CChar>) -> R) -> R {
    if !hasRawBytes(text) { return text.withCString(body) }
    let name = bytes(text).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return text.withCString(body) }
      return body(start)
    }
  }

  /// A name or message for people and reports: bytes that are no text and characters that control
  /// a terminal or turn the direction of writing are written out, `\xE9` or `\u{1B}`.
  package static func display(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x10FF80...0x10FFFF:
        result.append(contentsOf: "\\x\(hexadecimal(scalar.value & 0xFF))".unicodeScalars)
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result.append(contentsOf: "\\u{\(hexadecimal(scalar.value))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A name for a JSON report, whose strings have escapes of their own: only bytes that are no text
  /// are written out.
  package static func reported(_ text: String) -> String {
    guard hasRawBytes(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let byte = rawByte(scalar) {
        result += "\\x\(hexadecimal(UInt32(byte)))"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }

  private static func scalar(for byte: UInt8) -> Unicode.Scalar {
    // The fallback is never taken: the sum is a scalar for every byte.
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  private static func rawByte(_ scalar: Unicode.Scalar) -> UInt8? {
    (0x10FF80...0x10FFFF).contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func hasRawBytes(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { rawByte($0) != nil }
  }

  // Parts of paths. Comparison is by bytes: Swift's own takes differently composed letters for
  // equal, but a file system need not.

  /// What follows the last slash.
  package static func baseName(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What precedes the last slash; `.` when there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path inside a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// Whether a path comes before another, byte by byte.
  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
