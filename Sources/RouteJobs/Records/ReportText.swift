import TextWriting

/// Numbers as reports and tables have them.
package enum ReportText {
  /// A number rounded to some decimals, without zeros at the end, never `-0`, never with an
  /// exponent; nil when it is not finite.
  package static func number(_ value: Double, decimals: Int) -> String? {
    value.isFinite ? text { $0.write(value, decimals: decimals) } : nil
  }

  private static func text(_ body: (inout ByteWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    var writer = ByteWriter(capacity: 256) { (piece) throws(WriteError) in
      bytes.append(contentsOf: piece)
    }
    body(&writer)
    // Memory does not fail: the sink throws nothing.
    do throws(WriteError) { try writer.finish() } catch { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
