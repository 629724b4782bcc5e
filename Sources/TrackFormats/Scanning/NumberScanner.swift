/// Reads decimal numbers from bytes, exactly as `Double(_:)` would.
///
/// Every function may look at up to 32 bytes past the end of the token: they must be readable, as
/// they are in an `InputBuffer`.
package enum NumberScanner {
  /// Reads a whole token as a number in JSON's grammar (RFC 8259 section 6), or — with
  /// `lenient` — in xsd:decimal's and xsd:double's: a leading `+`, `.5`, `5.` and leading zeros
  /// are allowed too. No white space, no infinity, no NaN.
  ///
  /// - Returns: The nearest double, infinite when the number is too large, nil when the token is
  ///   no number.
  /// - Complexity: O(`count`).
  package static func number(
    _ bytes: UnsafePointer<UInt8>, count: Int, lenient: Bool
  ) -> Double? {
    var end = bytes
    let value = scanCommon(&end)
    // Digits may go on behind the token; then the common shape was found in too many bytes.
    if end == bytes + count && count > 0 { return value }
    return scanGeneral(bytes, limit: count, lenient: lenient).flatMap {
      $0.length == count ? $0.value : nil
    }
  }

  /// Reads the number in JSON's grammar that starts at a place, and moves the place behind it.
  ///
  /// The bytes must hold something that is no part of a number, such as the 0 behind a buffer.
  ///
  /// - Returns: The nearest double, infinite when it is too large. NaN when there is no number:
  ///   then the place stays.
  @inline(__always)
  package static func scan(_ place: inout UnsafePointer<UInt8>) -> Double {
    let start = place
    let value = scanCommon(&place)
    if place != start { return value }
    guard let general = scanGeneral(start, limit: .max, lenient: false) else { return .nan }
    place = start + general.length
    return general.value
  }

  /// Reads numbers of the shape that coordinates have: up to 10 digits, and up to 8 behind the
  /// point. Leaves the place alone when there is anything else.
  @inline(__always)
  private static func scanCommon(_ place: inout UnsafePointer<UInt8>) -> Double {
    var next = place
    let isNegative = next[0] == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var mantissa = UInt64(next[0] &- 0x30)
    if mantissa > 9 { return .nan }
    next += 1
    var digit = next[0] &- 0x30
    if digit <= 9 {
      if mantissa == 0 { return .nan }
      repeat {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        next += 1
        digit = next[0] &- 0x30
      } while digit <= 9 && next - first < 10
    }
    var value: Double
    if next[0] == UInt8(ascii: ".") {
      // Eight bytes at once: how many of them are digits, and what they say.
      let word =
        UInt64(littleEndian: UnsafeRawPointer(next + 1).loadUnaligned(as: UInt64.self))
        ^ 0x3030_3030_3030_3030
      let others = ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
      let count = others.trailingZeroBitCount &>> 3
      if count == 0 { return .nan }
      let aligned = word &<< UInt64(64 &- 8 &* count)
      let pairs = aligned &* 10 &+ (aligned &>> 8)
      let fraction =
        ((pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
          &+ ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001) &>> 32
      // Both are exact, so the quotient is the nearest double (Clinger).
      if count == 7 {
        // By far the most common in coordinates. With a constant the processor need not wait for
        // the count before it looks at what follows.
        mantissa = mantissa &* 10_000_000 &+ fraction
        if mantissa > 1 << 53 { return .nan }
        value = Double(Int64(bitPattern: mantissa)) / 1e7
        next += 8
      } else if count == 1 {
        mantissa = mantissa &* 10 &+ fraction
        value = Double(Int64(bitPattern: mantissa)) / 10
        next += 2
      } else {
        mantissa = mantissa &* wholePowers[count] &+ fraction
        if mantissa > 1 << 53 { return .nan }
        value = Double(Int64(bitPattern: mantissa)) / powers[count]
        next += 1 + count
      }
    } else {
      value = Double(Int64(bitPattern: mantissa))
    }
    let stop = next[0]
    if stop &- 0x30 <= 9 || stop | 0x20 == UInt8(ascii: "e") || stop == UInt8(ascii: ".") {
      return .nan
    }
    if isNegative { value = -value }
    place = next
    return value
  }

  private static let wholePowers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
}
