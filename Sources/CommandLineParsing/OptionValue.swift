/// What is legal as the value of an option.
package enum OptionValue {
  /// Refuses an illegal value.
  ///
  /// - Throws: `UsageError` that says what was expected.
  static func check(
    _ value: String, of option: OptionSpec, typed: String
  ) throws(UsageError) {
    switch option.value {
    case .none: break
    case .text, .path:
      if value.isEmpty { throw UsageError("\(typed) needs a value that is not empty") }
    case .choice(_, let words):
      try check(word: value, among: words, typed: typed)
    case .choices(_, let words):
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        try check(word: String(word), among: words, typed: typed)
      }
    case .integer(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw UsageError(
          "\(typed) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
            + "not '\(value)'")
      }
    case .number(_, let range):
      guard let number = number(value), range.contains(number) else {
        throw UsageError(
          "\(typed) takes a number from \(range.lowerBound) to \(range.upperBound), "
            + "not '\(value)'")
      }
    case .numbers(let placeholder, let counts):
      guard let numbers = numbers(value), counts.contains(numbers.count) else {
        throw UsageError("\(typed) takes numbers as \(placeholder), not '\(value)'")
      }
    case .duration:
      guard seconds(value) != nil else {
        throw UsageError("\(typed) takes a duration such as 90s, 10min or 2h, not '\(value)'")
      }
    case .lengthOrDuration:
      guard lengthOrDuration(value) != nil else {
        throw UsageError(
          "\(typed) takes a length or a duration with its unit, such as km, 5km, mi, 400m, h or "
            + "30min, not '\(value)'")
      }
    case .speed:
      guard metersPerSecond(value) != nil else {
        throw UsageError(
          "\(typed) takes a speed such as 0.5 (m/s), 5km/h, 3mph or 2kn, not '\(value)'")
      }
    case .length:
      guard meters(value) != nil else {
        throw UsageError(
          "\(typed) takes a length such as 10m, 0.5km, 30ft, 2mi or 1nmi, not '\(value)'")
      }
    }
  }

  /// Decimal numbers separated by commas.
  static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = number(String(word)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

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

  /// A length or a duration that is more than 0 and has a unit; a unit alone is one of it.
  static func lengthOrDuration(_ text: String) -> ParsedArguments.LengthOrDuration? {
    func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    guard let last = text.utf8.last, isLetter(last) else { return nil }
    let quantity = text.utf8.allSatisfy(isLetter) ? "1" + text : text
    if let seconds = seconds(quantity), seconds > 0 { return .seconds(seconds) }
    if let meters = meters(quantity), meters > 0 { return .meters(meters) }
    return nil
  }

  private static func quantity(_ text: String, _ units: [(String, Double)]) -> Double? {
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = number(String(text.dropLast(unit.count))), value >= 0,
      (value * factor).isFinite
    else { return nil }
    return value * factor
  }

  private static func check(
    word: String, among words: [String], typed: String
  ) throws(UsageError) {
    if words.contains(word) { return }
    throw UsageError(
      "\(typed) does not know '\(word)'" + Suggestion.hint(for: word, among: words)
        + " (one of \(words.joined(separator: ", ")))")
  }

  /// A decimal number: digits, at most one point, maybe a sign and an exponent. Unlike
  /// `Double(_:)` without words such as `inf` and without hexadecimal.
  package static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
