import Tracks

extension JSONText {
  /// What a string says, escapes resolved; nil for other values.
  var string: String? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\"") else { return nil }
      let inside = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
      return inside.contains(UInt8(ascii: "\\"))
        ? JSONString.unescaped(inside) : String(decoding: inside, as: UTF8.self)
    }
  }

  /// What a number says; nil for other values.
  var number: Double? {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || first &- 0x30 <= 9 else {
      return nil
    }
    return Double(text)
  }

  /// The members of an object; nil for other values.
  var members: JSONMembers? {
    guard text.utf8.first == UInt8(ascii: "{") else { return nil }
    var scanner = self.scanner
    var findings = FindingLog()
    do throws(ReadError) {
      _ = try scanner.next()
      return try scanner.captureMembers(findings: &findings)
    } catch { return nil }
  }

  /// A scanner over the text.
  var scanner: JSONScanner {
    let bytes = Array(text.utf8)
    return JSONScanner(InputBuffer(bytes, chunk: min(max(bytes.count, 8), 256 << 10)))
  }
}
