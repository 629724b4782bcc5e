import TextWriting
import Tracks

extension DateTimeWriter {
  /// Writes an instant as RFC 3339 in UTC.
  mutating func write(_ time: Timestamp, to out: inout ByteWriter) {
    write(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &out)
  }

  /// An instant as RFC 3339 text in UTC.
  static func text(_ time: Timestamp) -> String {
    // Collecting into memory cannot fail.
    let bytes = try? ByteWriter.collect { out in
      var writer = DateTimeWriter()
      writer.write(time, to: &out)
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}
