import Tracks

/// Writes a report as JSON (RFC 8259) without white space: keys and values in the order given.
struct ReportJSON {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma in front.
  private var needsComma = false

  /// Makes an empty text.
  init() {}

  /// Writes an object whose members `body` writes.
  mutating func object(_ body: (inout ReportJSON) -> Void) { nest("{", "}", body) }

  /// Writes an array whose elements `body` writes.
  mutating func array(_ body: (inout ReportJSON) -> Void) { nest("[", "]", body) }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout ReportJSON) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Writes a member's key; its value must follow.
  mutating func key(_ name: String) {
    separate()
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes text; nil is null.
  mutating func string(_ text: String?) {
    separate()
    if let text { appendString(text) } else { bytes += Array("null".utf8) }
    needsComma = true
  }

  /// Writes a whole number; nil is null.
  mutating func integer(_ number: Int?) { token(number.map(String.init) ?? "null") }

  /// Writes a truth value.
  mutating func boolean(_ value: Bool) { token(value ? "true" : "false") }

  /// Writes null.
  mutating func null() { token("null") }

  /// Writes a number rounded to some decimals; nil, infinities and NaN are null.
  mutating func number(_ value: Double?, decimals: Int) {
    token(value.flatMap { RoundedDecimal.text($0, decimals: decimals) } ?? "null")
  }

  /// Writes meters, seconds and speeds: three decimals.
  mutating func measure(_ value: Double?) { number(value, decimals: 3) }

  /// Writes an instant in RFC 3339; nil is null.
  mutating func time(_ time: Timestamp?) { string(time.map(TimeText.text)) }

  private mutating func token(_ text: String) {
    separate()
    bytes += Array(text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func appendString(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
