/// The shortest decimal of a double that needs 16 or 17 significant digits, by exact arithmetic.
///
/// Recorders that convert binary angles to degrees write such numbers for every position, so
/// they deserve better than the general algorithm behind `description`.
struct LongDecimal {
  /// All digits as one whole number of 16 or 17 digits.
  let digits: UInt64
  /// How many of them stand after the point.
  let decimals: Int

  /// The shortest decimal of a magnitude that no 15 digits express, nil when the arithmetic here
  /// does not cover it: below 0.001, from 2^53 on, a power of two, a tie in the 17th digit.
  ///
  /// - Parameter decimals: As many as make 17 digits, 0 through 19.
  init?(_ magnitude: Double, decimals: Int) {
    guard magnitude >= 0.001, magnitude < 9_007_199_254_740_992 else { return nil }
    let fraction = magnitude.significandBitPattern
    // A power of two has a nearer neighbor below than above.
    guard fraction != 0 else { return nil }
    let significand = fraction | 1 << 52
    // value = significand / 2^(shift - 1)
    let shift = UInt64(truncatingIfNeeded: 53 - Int(magnitude.exponent))
    guard shift >= 1, shift <= 63 else { return nil }

    // In units of 1/2^shift of the 17th digit: the value, and half the gap to its neighbors.
    let reach = Digits.wholePowers[decimals]
    let scaled = (significand << 1).multipliedFullWidth(by: reach)
    let units = scaled.high << (64 - shift) | scaled.low >> shift
    let rest = scaled.low & ((1 << shift) - 1)
    let one: UInt64 = 1 << shift
    // Not so when the number of decimals was wrong.
    guard units >= 10_000_000_000_000_000, units < 100_000_000_000_000_000 else { return nil }

    let isEven = significand & 1 == 0
    let last = units % 10
    let below = Self.distance(last, one, plus: rest)
    let above = Self.distance(9 - last, one, plus: one - rest)
    let fitsBelow = below.map { $0 < reach || ($0 == reach && isEven) } ?? false
    let fitsAbove = above.map { $0 < reach || ($0 == reach && isEven) } ?? false
    if fitsBelow || fitsAbove {
      guard decimals > 0 else { return nil }
      let short = units / 10
      // Of two equally near ones `description` takes the even one, and so does this.
      let isNearerBelow =
        below == above ? short & 1 == 0 : (below ?? .max) < (above ?? .max)
      digits = fitsBelow && (!fitsAbove || isNearerBelow) ? short : short + 1
      self.decimals = decimals - 1
    } else {
      guard rest != one >> 1 else { return nil }
      digits = units + (rest > one >> 1 ? 1 : 0)
      self.decimals = decimals
    }
  }

  /// count × one + rest, nil where 64 bits do not hold it.
  private static func distance(_ count: UInt64, _ one: UInt64, plus rest: UInt64) -> UInt64? {
    let (product, tooLarge) = count.multipliedReportingOverflow(by: one)
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return tooLarge || overflows ? nil : sum
  }
}
