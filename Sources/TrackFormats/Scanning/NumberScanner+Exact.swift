extension NumberScanner {
  /// The double nearest to `mantissa` · 10^`power` (ties to even), from integers of 128 bits.
  ///
  /// - Parameter mantissa: Not 0.
  /// - Returns: nil when |`power`| > 27: 5^27 is the last power of five in 64 bits.
  static func nearest(_ mantissa: UInt64, timesTenTo power: Int) -> Double? {
    guard power >= -27 && power <= 27 else { return nil }
    let five = powersOfFive[abs(power)]
    if power >= 0 {
      let product = mantissa.multipliedFullWidth(by: five)
      let zeros = product.high.leadingZeroBitCount
      if zeros == 64 { return Double(product.low) * powerOfTwo(power) }
      let rest = product.low << UInt64(zeros)
      let top =
        product.high << UInt64(zeros) | (zeros == 0 ? 0 : product.low >> UInt64(64 - zeros))
      return rounded(top, hasRest: rest != 0) * powerOfTwo(power + 64 - zeros)
    }
    // Both are shifted to the top of their word, and the dividend by one less, so that the
    // quotient has 63 or 64 bits.
    let divisorZeros = five.leadingZeroBitCount
    let zeros = mantissa.leadingZeroBitCount
    let divisor = five << UInt64(divisorZeros)
    let dividend = mantissa << UInt64(zeros)
    let (quotient, remainder) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    return rounded(quotient, hasRest: remainder != 0)
      * powerOfTwo(power + divisorZeros - zeros - 63)
  }

  /// Rounds 63 or 64 bits and "a little more" to a double. The last bit stands for the rest: it
  /// is at least nine places below the one that decides.
  private static func rounded(_ bits: UInt64, hasRest: Bool) -> Double {
    Double(hasRest ? bits | 1 : bits)
  }

  /// 2^`exponent`, for exponents of normal numbers.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(1023 + exponent) << 52)
  }

  private static let powersOfFive: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...27 { powers.append(powers[powers.count - 1] * 5) }
    return powers
  }()
}
