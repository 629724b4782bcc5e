/// Writes computed numbers rounded to a number of decimals, without zeros at the end, without an
/// exponent, and `0` rather than `-0`.
///
/// The exact value of the double is rounded, as `printf` does: to the nearest decimal, and where
/// two are equally near, to the even one. What is not finite is written as `null`.
public struct RoundedDecimalWriter: Sendable {
  private let decimals: Int
  /// 10^decimals.
  private let scale: Double
  /// 10^decimals.
  private let unit: UInt64
  /// What brings the decimals to 8 or 16 digits.
  private let lift: UInt64

  /// Makes a writer.
  ///
  /// - Parameter decimals: 0 through 15.
  public init(decimals: Int) {
    let decimals = min(max(decimals, 0), 15)
    self.decimals = decimals
    scale = Digits.powers[decimals]
    unit = Digits.wholePowers[decimals]
    lift = Digits.wholePowers[decimals <= 8 ? 8 - decimals : 16 - decimals]
  }

  /// Writes a number.
  ///
  /// - Complexity: O(1).
  public func write(_ value: Double, to out: inout ByteWriter) {
    let magnitude = value.magnitude
    guard magnitude < 0x1p53 else {
      // Whole numbers, infinities and NaN.
      var writer = DecimalWriter()
      return writer.write(value, to: &out)
    }
    var whole = UInt64(truncatingIfNeeded: Int64(magnitude))
    var fraction = rounded(magnitude - Double(whole), isOdd: whole & 1 == 1)
    if fraction == unit {
      whole += 1
      fraction = 0
    }
    out.reserve(DecimalWriter.room)
    let start = out.bytes + out.count
    start[0] = UInt8(ascii: "-")
    let point = Digits.put(whole, at: start + (value < 0 && (whole | fraction) != 0 ? 1 : 0))
    let end = Digits.putFraction(fraction, decimals: decimals, lift: lift, at: point)
    out.count = end - out.bytes
  }

  /// value × scale, rounded to a whole number; the product is exact, with its error at hand where
  /// it lies halfway.
  ///
  /// - Parameters:
  ///   - value: 0 ..< 1.
  ///   - isOdd: Whether the digit before the point is odd: the one that a tie without decimals
  ///     looks at.
  @inline(__always)
  private func rounded(_ value: Double, isOdd: Bool) -> UInt64 {
    let product = value * scale
    let digits = UInt64(truncatingIfNeeded: Int64(product))
    let over = product - Double(Int64(truncatingIfNeeded: digits))
    if over == 0.5 { return tie(value, digits, product, isOdd: isOdd) }
    // A sum rather than a choice: nobody can predict it.
    return digits &+ UInt64(truncatingIfNeeded: Int64(over + 0.5))
  }

  /// What a product that is rounded to half a unit becomes.
  @inline(never)
  private func tie(_ value: Double, _ digits: UInt64, _ product: Double, isOdd: Bool) -> UInt64 {
    let error = Self.productError(value, scale, product)
    if error != 0 { return error < 0 ? digits : digits + 1 }
    let lastIsOdd = decimals == 0 ? isOdd : digits & 1 == 1
    return lastIsOdd ? digits + 1 : digits
  }

  /// What a × b is more than its rounded product, exactly (Dekker 1971): the factors are split into
  /// halves whose products are exact. Without it this would be a call of the C library's `fma`.
  private static func productError(_ a: Double, _ b: Double, _ product: Double) -> Double {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let shifted = value * 134_217_729
    let high = shifted - (shifted - value)
    return (high, value - high)
  }
}

extension ByteWriter {
  /// Writes one computed number as `RoundedDecimalWriter` does; for many, keep a writer.
  ///
  /// - Parameter decimals: 0 through 15.
  public mutating func write(_ value: Double, decimals: Int) {
    RoundedDecimalWriter(decimals: decimals).write(value, to: &self)
  }
}
