package import Geofencing
import Rendering
package import TextWriting

/// How many places are in each fence, as rows (RFC 4180, lines end with CRLF): `fence,count`, in the
/// order of the set.
package enum FenceCountsCSV {
  /// Writes the heading and a row for each fence.
  ///
  /// - Parameter counts: One for each fence, in the order of the set.
  package static func write(_ set: FenceSet, _ counts: [Int], to out: inout ByteWriter) {
    out.literal("fence,count\r\n")
    for (fence, count) in zip(set.fences, counts) {
      out.writeCSV(field: fence.id)
      out.write(UInt8(ascii: ","))
      out.write(integer: count)
      out.literal("\r\n")
    }
  }
}
