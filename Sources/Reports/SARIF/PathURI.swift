/// Paths as references in reports (RFC 3986).
enum PathURI {
  /// A relative path as a relative reference, an absolute one as a `file` URI. What may not stand in
  /// a path is percent-encoded.
  static func text(of path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first part would be taken for the end of a scheme.
    let firstEnd = path.utf8.firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
    if path.utf8[..<firstEnd].contains(UInt8(ascii: ":")) { result += "./" }
    for byte in path.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}
