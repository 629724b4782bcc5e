extension ByteWriter {
  /// Writes a computed number rounded to a number of decimals, without zeros at the end, without
  /// an exponent, and `0` rather than `-0`.
  ///
  /// The exact value of the double is rounded, as `printf` does: to the nearest decimal, and where
  /// two are equally near, to the even one. What is not finite is written as `null`.
  ///
  /// - Parameter decimals: 0 through 15.
  /// - Complexity: O(1).
  public mutating func write(_ value: Double, decimals: Int) {
    let magnitude = value.magnitude
    guard magnitude < 9_007_199_254_740_992 else {
      // Whole numbers from 2^53 on, infinities and NaN.
      var writer = DecimalWriter()
      return writer.write(value, to: &self)
    }
    let decimals = min(max(decimals, 0), 15)
    var whole = UInt64(truncatingIfNeeded: Int64(magnitude))
    var fraction = Self.rounded(
      magnitude - Double(whole), scale: Digits.powers[decimals], isOdd: whole & 1 == 1)
    if fraction == Digits.wholePowers[decimals] {
      whole += 1
      fraction = 0
    }
    reserve(DecimalWriter.room)
    let start = bytes + count
    start[0] = UInt8(ascii: "-")
    let point = Digits.put(whole, at: start + (value < 0 && (whole | fraction) != 0 ? 1 : 0))
    let end = Digits.putFraction(
      fraction, decimals: decimals,
      lift: Digits.wholePowers[decimals <= 8 ? 8 - decimals : 16 - decimals], at: point)
    count = end - bytes
  }

  /// value × scale, rounded to a whole number; the product is exact, with its error at hand where
  /// it lies halfway.
  ///
  /// - Parameters:
  ///   - value: 0 ..< 1.
  ///   - isOdd: Whether the digit before the point is odd: the one that a tie without decimals
  ///     looks at.
  private static func rounded(_ value: Double, scale: Double, isOdd: Bool) -> UInt64 {
    let product = value * scale
    let floor = product.rounded(.down)
    let digits = UInt64(truncatingIfNeeded: Int64(floor))
    let over = product - floor
    if over != 0.5 { return over < 0.5 ? digits : digits + 1 }
    let error = (-product).addingProduct(value, scale)
    if error != 0 { return error < 0 ? digits : digits + 1 }
    let lastIsOdd = scale == 1 ? isOdd : digits & 1 == 1
    return lastIsOdd ? digits + 1 : digits
  }
}
