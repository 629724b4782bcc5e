/// Numbers with units, as options and files have them: read here for both.
package enum Quantity {
  /// The seconds of a duration: a number that is not negative and `s`, `min`, `h` or nothing.
  package static func seconds(_ text: String) -> Double? {
    quantity(text, [("min", 60.0), ("h", 3600.0), ("s", 1.0), ("", 1.0)])
  }

  /// The meters of a length: a number that is not negative and `km`, `nmi`, `mi`, `ft`, `m` or
  /// nothing.
  package static func meters(_ text: String) -> Double? {
    quantity(
      text, [("km", 1000), ("nmi", 1852), ("mi", 1609.344), ("ft", 0.3048), ("m", 1), ("", 1)])
  }

  /// The meters per second of a speed: a number that is not negative and `km/h`, `mph`, `kn`, `m/s`
  /// or nothing.
  package static func metersPerSecond(_ text: String) -> Double? {
    quantity(
      text,
      [("km/h", 1 / 3.6), ("mph", 0.44704), ("kn", 1852.0 / 3600), ("m/s", 1), ("", 1)])
  }

  /// A decimal number: digits, at most one point, maybe a sign and an exponent. Unlike
  /// `Double(_:)` without words such as `inf` and without hexadecimal.
  package static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text)
  }

  private static func quantity(_ text: String, _ units: [(String, Double)]) -> Double? {
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = number(String(text.dropLast(unit.count))), value >= 0,
      (value * factor).isFinite
    else { return nil }
    return value * factor
  }
}
