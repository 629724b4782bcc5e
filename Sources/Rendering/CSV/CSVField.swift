package import TextWriting

extension ByteWriter {
  /// Writes a field of a CSV row (RFC 4180): in quotes, with quotes doubled, where it holds a
  /// comma, a quote or a line end; as it is elsewhere.
  package mutating func writeCSV(field: String) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = field.utf8.contains { byte in
      byte == quote || byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
    }
    if !needsQuotes { return write(field) }
    write(quote)
    for byte in field.utf8 {
      if byte == quote { write(quote) }
      write(byte)
    }
    write(quote)
  }
}
