/// One number of an encoded polyline, put together byte by byte: five bits each, the lowest first.
struct PolylineValue {
  /// The bytes that numbers are written with: `?` through `~`.
  static let alphabet: ClosedRange<UInt8> = 63...126
  /// Bytes of the longest number that can be a step between two coordinates of precision 6.
  static let greatestLength = 7

  /// Bytes taken so far.
  private(set) var length = 0
  private var bits: UInt64 = 0

  /// Whether the number has more bytes than any coordinate needs. It must not be given more then.
  var isTooLong: Bool { length > PolylineValue.greatestLength }

  /// Takes a byte of the alphabet.
  ///
  /// - Returns: The number when this was its last byte, and nothing is taken any more.
  mutating func take(_ byte: UInt8) -> Int? {
    let chunk = UInt64(byte &- 63)
    bits |= (chunk & 0x1F) << UInt64(5 * length)
    length += 1
    if chunk >= 0x20 { return nil }
    // The lowest bit is the sign: 0, -1, 1, -2 and so on.
    let half = Int(bits >> 1)
    let value = bits & 1 == 0 ? half : ~half
    self = PolylineValue()
    return value
  }
}

/// The greatest coordinates as whole numbers of the last decimal.
struct PolylineRange {
  /// The number of decimals.
  let precision: Int

  /// What one degree is.
  var scale: Int { precision == 6 ? 1_000_000 : 100_000 }

  /// Whether a latitude or longitude is in the range of coordinates.
  func contains(_ value: Int, isLatitude: Bool) -> Bool {
    abs(value) <= (isLatitude ? 90 : 540) * scale
  }
}
