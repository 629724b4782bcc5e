import TextWriting

extension Timestamp {
  /// The instant in RFC 3339, UTC, with the fewest of 0, 3, 6 and 9 decimals that hold it.
  public var text: String {
    // Collecting into memory cannot fail.
    let bytes = try? ByteWriter.collect { out in
      var writer = DateTimeWriter()
      writer.write(seconds: seconds, nanoseconds: nanoseconds, to: &out)
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}
