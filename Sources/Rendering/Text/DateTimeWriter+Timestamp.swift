import TextWriting
import Tracks

extension DateTimeWriter {
  /// Writes an instant as RFC 3339 in UTC.
  mutating func write(_ time: Timestamp, to out: inout ByteWriter) {
    write(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &out)
  }
}
