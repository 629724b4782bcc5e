/// Decimal digits of whole numbers, several at a time.
enum Digits {
  /// The powers of ten that a double holds exactly.
  static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The powers of ten that 64 bits hold.
  static let wholePowers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// The digits of a number below 10^4 as byte values, the first digit in the lowest byte.
  ///
  /// Each step splits every lane in two at once: hundreds and units, then tens and ones.
  @inline(__always)
  static func four(_ number: UInt32) -> UInt32 {
    let hundreds = (number &* 5243) >> 19
    let pairs = hundreds | ((number &- hundreds &* 100) << 16)
    let tens = ((pairs &* 103) >> 10) & 0x000F_000F
    return tens | ((pairs &- tens &* 10) << 8)
  }

  /// The digits of a number below 10^8 as byte values, the first digit in the lowest byte.
  @inline(__always)
  static func eight(_ number: UInt64) -> UInt64 {
    let high = number / 10_000
    let halves = high | ((number &- high &* 10_000) << 32)
    let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | ((halves &- hundreds &* 100) << 16)
    let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
    return tens | ((pairs &- tens &* 10) << 8)
  }

  /// What turns eight digit values into characters.
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// Stores eight digit values as text.
  @inline(__always)
  static func store(_ digits: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    storeText(digits | zeros, at: place)
  }

  /// Stores eight characters, the first in the lowest byte.
  @inline(__always)
  static func storeText(_ text: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(place).storeBytes(of: text.littleEndian, as: UInt64.self)
  }

  /// Writes a number without leading zeros; may scribble on up to 8 bytes past its end. Returns
  /// where it ends.
  @inline(__always)
  static func put(_ number: UInt64, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    if number < 10_000 {
      let digits = four(UInt32(truncatingIfNeeded: number))
      // The bit set above the last digit makes a lone zero one digit long.
      let leading = (digits | 1 << 24).trailingZeroBitCount & 0x18
      let text = (digits | 0x3030_3030) >> UInt32(truncatingIfNeeded: leading)
      UnsafeMutableRawPointer(place).storeBytes(of: text.littleEndian, as: UInt32.self)
      return place + (4 - leading / 8)
    }
    return putLong(number, at: place)
  }

  /// `put` for five digits and more.
  private static func putLong(_ number: UInt64, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    if number < 100_000_000 {
      let digits = eight(number)
      let leading = digits.trailingZeroBitCount & 0x38
      storeText((digits | zeros) >> UInt64(truncatingIfNeeded: leading), at: place)
      return place + (8 - leading / 8)
    }
    let high = number / 100_000_000
    let next = high < 10_000 ? put(high, at: place) : putLong(high, at: place)
    store(eight(number &- high &* 100_000_000), at: next)
    return next + 8
  }

  /// How many digits a number has; 0 has none.
  @inline(__always)
  static func count(_ number: UInt64) -> Int {
    // 1233 / 4096 is a little more than log10(2).
    let bits = 64 - number.leadingZeroBitCount
    let atLeast = (bits * 1233) >> 12
    return number >= wholePowers[atLeast] ? atLeast + 1 : atLeast
  }

  /// Writes the decimals of a number: a point, and `fraction` as `decimals` digits without the
  /// zeros at the end. Nothing when the fraction is 0. May scribble on up to 8 bytes past the end.
  ///
  /// - Parameters:
  ///   - fraction: Below 10^decimals.
  ///   - lift: 10^(8 - decimals) for up to 8 decimals, 10^(16 - decimals) for 9 through 16.
  @inline(__always)
  static func putFraction(
    _ fraction: UInt64, decimals: Int, lift: UInt64, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if fraction == 0 { return place }
    place[0] = UInt8(ascii: ".")
    let lifted = fraction &* lift
    if decimals <= 8 { return putTrimmed(eight(lifted), at: place + 1) }
    let high = lifted / 100_000_000
    let low = lifted &- high &* 100_000_000
    if low == 0 { return putTrimmed(eight(high), at: place + 1) }
    store(eight(high), at: place + 1)
    return putTrimmed(eight(low), at: place + 9)
  }

  /// Stores eight digits, not all zero, and returns where the last one that is not zero ends.
  @inline(__always)
  private static func putTrimmed(_ digits: UInt64, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    store(digits, at: place)
    return place + (8 - digits.leadingZeroBitCount / 8)
  }
}
