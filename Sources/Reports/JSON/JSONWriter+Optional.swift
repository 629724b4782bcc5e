import TextWriting

extension JSONWriter {
  /// Writes a string; nil is null.
  mutating func optional(_ text: String?, _ out: inout ByteWriter) {
    if let text { string(text, &out) } else { null(&out) }
  }

  /// Writes a whole number; nil is null.
  mutating func optional(_ number: Int?, _ out: inout ByteWriter) {
    if let number { integer(number, &out) } else { null(&out) }
  }
}
