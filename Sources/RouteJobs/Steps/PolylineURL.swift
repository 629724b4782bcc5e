import Rendering
import TextWriting
import Tracks

/// Encoded polylines as they stand in the address of a page.
enum PolylineURL {
  /// The number of characters of all lines of a document as encoded polylines, each byte that is not
  /// unreserved (RFC 3986, 2.3) written as `%` and two digits; what separates lines is not counted.
  ///
  /// - Parameter precision: Decimals of degrees, 5 or 6.
  /// - Complexity: O(number of vertices).
  static func length(of document: TrackDocument, precision: Int) -> Int {
    var options = OutputOptions()
    options.polylinePrecision = precision
    var length = 0
    var writer = ByteWriter { bytes in
      for byte in bytes where byte != UInt8(ascii: "\n") {
        length += isUnreserved(byte) ? 1 : 3
      }
    }
    // A writer into nothing does not fail.
    _ = try? OutputFormat.polyline.write(OutputContents(document: document), options, &writer)
    try? writer.finish()
    return length
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
