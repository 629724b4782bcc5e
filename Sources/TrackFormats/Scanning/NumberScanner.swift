/// Reads decimal numbers from bytes, exactly as `Double(_:)` would.
package enum NumberScanner {
  /// Reads a whole token as a number in JSON's grammar (RFC 8259 section 6), or — with
  /// `lenient` — in xsd:decimal's and xsd:double's: a leading `+`, `.5`, `5.` and leading zeros
  /// are allowed too. No white space, no infinity, no NaN.
  ///
  /// - Returns: The nearest double, infinite when the number is too large, nil when the token is
  ///   no number.
  package static func number(
    _ bytes: UnsafePointer<UInt8>, count: Int, lenient: Bool
  ) -> Double? {
    Double(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  }
}
