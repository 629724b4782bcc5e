/// Writes JSON without white space, and knows where commas go.
///
/// It holds no stack: a comma is due after every value and every end. Whoever opens closes.
public struct JSONWriter: Sendable {
  private var needsComma = false

  /// Makes a writer that stands before a value.
  public init() {}

  /// Opens an object: as a value, after a comma where one is due.
  public mutating func beginObject(_ out: inout ByteWriter) { begin(UInt8(ascii: "{"), &out) }

  /// Closes an object.
  public mutating func endObject(_ out: inout ByteWriter) { end(UInt8(ascii: "}"), &out) }

  /// Opens an array: as a value, after a comma where one is due.
  public mutating func beginArray(_ out: inout ByteWriter) { begin(UInt8(ascii: "["), &out) }

  /// Closes an array.
  public mutating func endArray(_ out: inout ByteWriter) { end(UInt8(ascii: "]"), &out) }

  /// Writes a member's key, whose characters need no escape, of at most 250 bytes.
  public mutating func key(_ key: StaticString, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.write(UInt8(ascii: "\""))
    out.literal(key)
    out.literal("\":")
    needsComma = false
  }

  /// Writes a member's key.
  public mutating func key(_ key: String, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.writeJSON(string: key)
    out.write(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ value: String, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.writeJSON(string: value)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.write(integer: value)
  }

  /// Writes a number as the shortest decimal that reads back equal.
  public mutating func number(_ value: Double, _ out: inout ByteWriter) {
    prepareValue(&out)
    var writer = DecimalWriter()
    writer.write(value, to: &out)
  }

  /// Writes a computed number, rounded.
  public mutating func number(_ value: Double, decimals: Int, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.write(value, decimals: decimals)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.literal(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null(_ out: inout ByteWriter) {
    prepareValue(&out)
    out.literal("null")
  }

  /// Writes the text of a JSON value as it is.
  public mutating func raw(_ value: String, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.write(value)
  }

  /// Writes a comma where one is due, for a value that the caller writes next.
  public mutating func prepareValue(_ out: inout ByteWriter) {
    if needsComma { out.write(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func begin(_ bracket: UInt8, _ out: inout ByteWriter) {
    prepareValue(&out)
    out.write(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8, _ out: inout ByteWriter) {
    out.write(bracket)
    needsComma = true
  }
}
