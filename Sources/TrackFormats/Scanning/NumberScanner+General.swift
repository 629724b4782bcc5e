extension NumberScanner {
  /// Reads a number of any length, with or without an exponent.
  ///
  /// - Parameter limit: How many bytes belong to it at most; `.max` when another byte ends it.
  /// - Returns: The value and the length of the longest number that starts here, nil when there
  ///   is none. A number that breaks off (`1.`, `1e`) or has leading zeros is none, unless
  ///   `lenient` allows it.
  @inline(never)
  static func scanGeneral(
    _ bytes: UnsafePointer<UInt8>, limit: Int, lenient: Bool
  ) -> (value: Double, length: Int)? {
    var decimal = Decimal()
    var i = 0
    func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }
    func digit(_ index: Int) -> UInt8? {
      let value = byte(index) &- 0x30
      return value <= 9 ? value : nil
    }

    if byte(0) == UInt8(ascii: "-") {
      decimal.isNegative = true
      i = 1
    } else if lenient && byte(0) == UInt8(ascii: "+") {
      i = 1
    }
    decimal.whole.start = i
    while let value = digit(i) {
      decimal.append(value, isFraction: false)
      i += 1
    }
    decimal.whole.end = i
    let wholeCount = decimal.whole.end - decimal.whole.start
    if !lenient {
      if wholeCount == 0 { return nil }
      if wholeCount > 1 && byte(decimal.whole.start) == 0x30 { return nil }
    }
    decimal.fraction = (i, i)
    if byte(i) == UInt8(ascii: ".") {
      i += 1
      decimal.fraction.start = i
      while let value = digit(i) {
        decimal.append(value, isFraction: true)
        i += 1
      }
      decimal.fraction.end = i
      if !lenient && decimal.fraction.start == i { return nil }
    }
    if wholeCount == 0 && decimal.fraction.start == decimal.fraction.end { return nil }
    if byte(i) | 0x20 == UInt8(ascii: "e") {
      i += 1
      let isNegative = byte(i) == UInt8(ascii: "-")
      if isNegative || byte(i) == UInt8(ascii: "+") { i += 1 }
      guard digit(i) != nil else { return nil }
      var exponent = 0
      while let value = digit(i) {
        // Far beyond what the digits of any token could make up for.
        if exponent < 1_000_000_000 { exponent = exponent * 10 + Int(value) }
        i += 1
      }
      decimal.exponent = isNegative ? -exponent : exponent
    }
    return (decimal.value(in: bytes), i)
  }
}

/// The parts of a number.
private struct Decimal {
  var isNegative = false
  var whole = (start: 0, end: 0)
  var fraction = (start: 0, end: 0)
  /// As written behind the `e`.
  var exponent = 0
  /// The first 19 significant digits.
  private var mantissa: UInt64 = 0
  private var significantCount = 0
  /// The power of ten that `mantissa` is to be multiplied with, before `exponent`.
  private var shift = 0
  /// Whether a digit other than 0 is missing in `mantissa`.
  private var isCut = false

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if significantCount < 19 {
      mantissa = mantissa * 10 + UInt64(digit)
      if mantissa != 0 { significantCount += 1 }
      if isFraction { shift -= 1 }
    } else {
      if digit != 0 { isCut = true }
      if !isFraction { shift += 1 }
    }
  }

  func value(in bytes: UnsafePointer<UInt8>) -> Double {
    if mantissa == 0 { return isNegative ? -0.0 : 0 }
    let power = shift + exponent
    if !isCut, let exact = NumberScanner.nearest(mantissa, timesTenTo: power) {
      return isNegative ? -exact : exact
    }
    // Rare: too many digits, or too large an exponent. In a spelling that `Double` surely takes.
    var text = isNegative ? "-0" : "0"
    text += NumberScanner.text(bytes, whole)
    text += "."
    text += NumberScanner.text(bytes, fraction)
    text += "0e"
    text += String(exponent)
    return Double(text) ?? .nan
  }
}

extension NumberScanner {
  fileprivate static func text(
    _ bytes: UnsafePointer<UInt8>, _ range: (start: Int, end: Int)
  ) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.start, count: range.end - range.start),
      as: UTF8.self)
  }
}
