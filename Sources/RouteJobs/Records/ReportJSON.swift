import TextWriting
import Tracks

/// Writes a report as JSON: keys and values in the order given, what is unknown as null.
struct ReportJSON: ~Copyable {
  private var json = JSONWriter()
  private var out: ByteWriter
  private let collected = Collected()

  private final class Collected {
    var bytes: [UInt8] = []
  }

  /// Makes an empty text.
  init() {
    out = ByteWriter { [collected] (piece) throws(WriteError) in
      collected.bytes.append(contentsOf: piece)
    }
  }

  /// The whole text, with a line end.
  consuming func finish() -> [UInt8] {
    out.write(0x0A)
    // Memory does not fail: the sink throws nothing.
    do throws(WriteError) { try out.finish() } catch { return [] }
    return collected.bytes
  }

  /// Writes an object whose members `body` writes.
  mutating func object(_ body: (inout ReportJSON) -> Void) {
    put { $0.beginObject(&$1) }
    body(&self)
    put { $0.endObject(&$1) }
  }

  /// Writes an array whose elements `body` writes.
  mutating func array(_ body: (inout ReportJSON) -> Void) {
    put { $0.beginArray(&$1) }
    body(&self)
    put { $0.endArray(&$1) }
  }

  /// Writes a member's key; its value must follow.
  mutating func key(_ name: String) { put { $0.key(name, &$1) } }

  /// Writes text; nil is null.
  mutating func string(_ text: String?) {
    put { if let text { $0.string(text, &$1) } else { $0.null(&$1) } }
  }

  /// Writes a whole number; nil is null.
  mutating func integer(_ number: Int?) {
    put { if let number { $0.integer(number, &$1) } else { $0.null(&$1) } }
  }

  /// Writes a truth value.
  mutating func boolean(_ value: Bool) { put { $0.bool(value, &$1) } }

  /// Writes null.
  mutating func null() { put { $0.null(&$1) } }

  /// Writes a number rounded to some decimals; nil, infinities and NaN are null.
  mutating func number(_ value: Double?, decimals: Int) {
    guard let value, value.isFinite else { return null() }
    put { $0.number(value, decimals: decimals, &$1) }
  }

  /// Writes meters, seconds and speeds: three decimals.
  mutating func measure(_ value: Double?) { number(value, decimals: 3) }

  /// Writes an instant in RFC 3339; nil is null.
  mutating func time(_ time: Timestamp?) { string(time.map(\.text)) }

  private mutating func put(_ body: (inout JSONWriter, inout ByteWriter) -> Void) {
    body(&json, &out)
  }
}
