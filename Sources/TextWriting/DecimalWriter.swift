/// Writes doubles as the shortest decimal that reads back equal: plain digits, never an exponent,
/// no `.0` after whole numbers, `0` for negative zero.
///
/// Of equally short decimals the one closest to the value is taken, so the digits are those of
/// Swift's `description`. A writer remembers how many decimals its last number had, so give each
/// kind of number (longitudes, latitudes, elevations) its own.
public struct DecimalWriter: Sendable {
  /// The number of decimals tried first, 0 through 15.
  private var decimals = 0
  /// 10^decimals.
  private var scale = 1.0
  /// 10^decimals.
  private var unit: UInt64 = 1
  /// What brings the decimals to 8 or 16 digits.
  private var lift: UInt64 = 100_000_000

  /// The most bytes that `put` touches.
  static let room = 56

  /// Makes a writer that expects so many decimals; others are written just as well.
  public init(expecting decimals: Int = 0) { expect(min(max(decimals, 0), 15)) }

  private mutating func expect(_ decimals: Int) {
    self.decimals = decimals
    scale = Digits.powers[decimals]
    unit = Digits.wholePowers[decimals]
    lift = Digits.wholePowers[decimals <= 8 ? 8 - decimals : 16 - decimals]
  }

  /// Writes a number. What is not finite is written as `null`; nothing in a document is.
  ///
  /// - Complexity: O(1); a few nanoseconds for up to 15 significant digits, 20 or 30 for more.
  @inline(__always)
  public mutating func write(_ value: Double, to out: inout ByteWriter) {
    out.reserve(Self.room)
    if let end = put(value, at: out.bytes + out.count) {
      out.count = end - out.bytes
    } else {
      writeLong(value, to: &out)
    }
  }

  /// Writes a number of any usual size and returns where it ends; nil, with nothing written that
  /// counts, for the others.
  ///
  /// m / 10^d with a whole m < 2^53 and d ≤ 22 is the double nearest to that decimal, since both
  /// are exact and division rounds correctly; and no two decimals of up to 15 significant digits
  /// share a double. So a match is the shortest decimal, but for zeros at the end.
  @inline(__always)
  mutating func put(_ value: Double, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>?
  {
    let magnitude = value.magnitude
    let scaled = magnitude * scale
    // Adding 2^52 leaves the nearest whole number in the low bits.
    let shifted = scaled + 0x1p52
    guard scaled < 1e15, (shifted - 0x1p52) / scale == magnitude else {
      return putUnexpected(value, at: place)
    }
    let digits = shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
    // The whole part of the decimal is that of the value, because whole numbers are doubles
    // themselves.
    let whole = UInt64(truncatingIfNeeded: Int64(magnitude))
    place[0] = UInt8(ascii: "-")
    let start = place + (value < 0 ? 1 : 0)
    let point = Digits.put(whole, at: start)
    return Digits.putFraction(
      digits &- whole &* unit, decimals: decimals, lift: lift, at: point)
  }

  /// Writes a number that has more decimals than expected, and expects as many from now on.
  @inline(never)
  private mutating func putUnexpected(_ value: Double, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>?
  {
    let magnitude = value.magnitude
    guard magnitude >= 0.001, magnitude < 1e15 else { return nil }
    let whole = UInt64(truncatingIfNeeded: Int64(magnitude))
    var wholeDigits = Digits.count(whole)
    if wholeDigits == 0 { wholeDigits = magnitude >= 0.1 ? 0 : magnitude >= 0.01 ? -1 : -2 }
    place[0] = UInt8(ascii: "-")
    let start = place + (value < 0 ? 1 : 0)
    if let short = ShortDecimal(magnitude, decimals: 15 - wholeDigits) {
      if short.decimals <= 15 { expect(short.decimals) }
      return Self.put(short.digits, decimals: short.decimals, whole: whole, at: start)
    }
    guard let long = LongDecimal(magnitude, decimals: 17 - wholeDigits) else { return nil }
    return Self.put(long.digits, decimals: long.decimals, whole: whole, at: start)
  }

  /// Writes a decimal that has no zeros at its end, given its digits and its whole part.
  private static func put(
    _ digits: UInt64, decimals: Int, whole: UInt64, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var place = Digits.put(whole, at: start)
    let fraction = digits &- whole &* Digits.wholePowers[decimals]
    if fraction == 0 { return place }
    place[0] = UInt8(ascii: ".")
    place += 1
    for _ in Digits.count(fraction)..<decimals {
      place[0] = UInt8(ascii: "0")
      place += 1
    }
    return Digits.put(fraction, at: place)
  }

  /// Writes any number, digit by digit.
  private func writeLong(_ value: Double, to out: inout ByteWriter) {
    let magnitude = value.magnitude
    guard magnitude < .infinity else { return out.literal("null") }
    if value < 0 { out.write(UInt8(ascii: "-")) }
    PlainDecimal(description: magnitude.description).write(to: &out)
  }
}

/// A decimal of at most 15 significant digits.
struct ShortDecimal {
  /// All digits as one whole number, without zeros at the end unless there are no decimals.
  let digits: UInt64
  /// How many of them stand after the point.
  let decimals: Int

  /// The decimal that a magnitude is, nil when it needs more than 15 significant digits.
  ///
  /// - Parameter decimals: As many as make 15 digits, 0 through 22.
  init?(_ magnitude: Double, decimals: Int) {
    let scale = Digits.powers[decimals]
    let scaled = magnitude * scale
    let shifted = scaled + 0x1p52
    guard scaled < 1e15, (shifted - 0x1p52) / scale == magnitude else { return nil }
    var digits = shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
    var decimals = decimals
    while decimals > 0 && digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    self.digits = digits
    self.decimals = decimals
  }
}
