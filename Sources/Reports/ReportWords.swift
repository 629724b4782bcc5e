import Geodesy
import TextWriting
import Tracks

/// Numbers and instants as sentences have them.
enum ReportWords {
  /// An instant as RFC 3339 in UTC.
  static func time(_ time: Timestamp) -> String {
    text { out in
      var times = DateTimeWriter()
      times.write(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &out)
    }
  }

  /// A number rounded to some decimals, without zeros at the end.
  static func number(_ value: Double, decimals: Int) -> String {
    text { $0.write(value, decimals: decimals) }
  }

  /// The shortest decimal that reads back equal.
  static func exactNumber(_ value: Double) -> String {
    text { out in
      var writer = DecimalWriter()
      writer.write(value, to: &out)
    }
  }

  /// A length: `0.035 m`, `12.3 m`, `45.6 km`; without sign.
  static func length(_ meters: Meters) -> String {
    let value = abs(meters.value)
    if value >= 10_000 { return number(value / 1000, decimals: 1) + " km" }
    return number(value, decimals: value < 1 ? 3 : 1) + " m"
  }

  /// A duration: `95 s`, `2 min`, `1 h 30 min 5 s`.
  static func duration(_ seconds: Double) -> String {
    // What is longer than any two readable times are apart is only a number.
    guard seconds >= 0, seconds < 1e12 else { return number(seconds, decimals: 0) + " s" }
    let thousandths = Int64((seconds * 1000).rounded())
    if thousandths < 100_000 && thousandths != 60_000 {
      return number(Double(thousandths) / 1000, decimals: 3) + " s"
    }
    let (hours, rest) = thousandths.quotientAndRemainder(dividingBy: 3_600_000)
    let (minutes, remainder) = rest.quotientAndRemainder(dividingBy: 60_000)
    var parts: [String] = []
    if hours > 0 { parts.append("\(hours) h") }
    if minutes > 0 { parts.append("\(minutes) min") }
    if remainder > 0 { parts.append(number(Double(remainder) / 1000, decimals: 3) + " s") }
    return parts.joined(separator: " ")
  }

  /// A place as the command line has it: `LAT,LON`.
  static func place(_ place: Coordinate) -> String {
    number(place.latitude, decimals: 7) + "," + number(place.longitude, decimals: 7)
  }

  private static func text(_ body: (inout ByteWriter) -> Void) -> String {
    // Memory does not fail: nothing is thrown.
    do throws(WriteError) {
      let bytes = try ByteWriter.collect { (out) throws(WriteError) in body(&out) }
      return String(decoding: bytes, as: UTF8.self)
    } catch { return "" }
  }
}
