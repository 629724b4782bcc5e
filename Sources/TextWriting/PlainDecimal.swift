/// A decimal number as digits and the place of its point, written without an exponent.
struct PlainDecimal {
  /// Digits as text, without zeros at either end; empty for zero.
  private var digits: [UInt8] = []
  /// Where the point stands: before the first digit at 0, after the first at 1.
  private var point = 0

  /// Takes a number as Swift describes it, such as `0.001`, `1.5e-07` or `1e+300`.
  init(description: String) {
    var seenPoint = false
    var exponent = 0
    var isNegative = false
    var inExponent = false
    for byte in description.utf8 {
      switch byte {
      case UInt8(ascii: "."): seenPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case UInt8(ascii: "-"): isNegative = inExponent
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if inExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else {
          digits.append(byte)
          if !seenPoint { point += 1 }
        }
      default: break
      }
    }
    point += isNegative ? -exponent : exponent
    trim()
  }

  private mutating func trim() {
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    point -= zeros
  }

  /// Writes the number.
  func write(to out: inout ByteWriter) {
    if digits.isEmpty { return out.write(UInt8(ascii: "0")) }
    if point <= 0 {
      out.literal("0.")
      for _ in 0..<(-point) { out.write(UInt8(ascii: "0")) }
    }
    for i in digits.indices {
      if i == point && point > 0 { out.write(UInt8(ascii: ".")) }
      out.write(digits[i])
    }
    if point > digits.count {
      for _ in digits.count..<point { out.write(UInt8(ascii: "0")) }
    }
  }
}
