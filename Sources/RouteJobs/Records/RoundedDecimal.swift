/// Numbers in reports: rounded, without trailing zeros, never `-0`, never with an exponent.
package enum RoundedDecimal {
  /// The text of a number; nil when it is not finite.
  ///
  /// - Parameter decimals: 0 through 9. Halves are rounded away from zero.
  package static func text(_ value: Double, decimals: Int) -> String? {
    guard value.isFinite else { return nil }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    // From here on every number is whole, and the shortest digits are all there is.
    guard scaled < 0x1p53 else { return (value < 0 ? "-" : "") + plain(value.magnitude) }
    let units = UInt64(scaled)
    if units == 0 { return "0" }
    let unit = UInt64(scale)
    var text = (value < 0 ? "-" : "") + String(units / unit)
    var rest = units % unit
    guard rest > 0 else { return text }
    var width = decimals
    while rest % 10 == 0 {
      rest /= 10
      width -= 1
    }
    let digits = String(rest)
    text += "." + String(repeating: "0", count: width - digits.count) + digits
    return text
  }

  /// The shortest digits that read back equal, written out.
  private static func plain(_ value: Double) -> String {
    let text = value.description
    guard let e = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let exponent = Int(text[text.index(after: e)...].drop { $0 == "+" }) ?? 0
    let mantissa = text[..<e].split(separator: ".")
    let whole = mantissa.first ?? "0"
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    return whole + fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
  }
}
