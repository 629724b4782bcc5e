import TextWriting

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
      guard let number = Quantity.number(value), range.contains(number) else {
        throw UsageError(
          "\(typed) takes a number from \(range.lowerBound) to \(range.upperBound), "
            + "not '\(value)'")
      }
    case .numbers(let placeholder, let counts):
      guard let numbers = numbers(value), counts.contains(numbers.count) else {
        throw UsageError("\(typed) takes numbers as \(placeholder), not '\(value)'")
      }
    case .duration:
      guard Quantity.seconds(value) != nil else {
        throw UsageError("\(typed) takes a duration such as 90s, 10min or 2h, not '\(value)'")
      }
    case .lengthOrDuration:
      guard lengthOrDuration(value) != nil else {
        throw UsageError(
          "\(typed) takes a length or a duration with its unit, such as km, 5km, mi, 400m, h or "
            + "30min, not '\(value)'")
      }
    case .places:
      guard places(value) != nil else {
        throw UsageError(
          "\(typed) takes places LAT,LON, latitude first, such as 47.05,11.1, not '\(value)'")
      }
    case .speed:
      guard Quantity.metersPerSecond(value) != nil else {
        throw UsageError(
          "\(typed) takes a speed such as 0.5 (m/s), 5km/h, 3mph or 2kn, not '\(value)'")
      }
    case .length:
      guard Quantity.meters(value) != nil else {
        throw UsageError(
          "\(typed) takes a length such as 10m, 0.5km, 30ft, 2mi or 1nmi, not '\(value)'")
      }
    }
  }

  /// Places, separated by white space; nil when there is none, and for what is none.
  static func places(_ text: String) -> [ParsedArguments.Place]? {
    var places: [ParsedArguments.Place] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let pair = numbers(String(word)), pair.count == 2, abs(pair[0]) <= 90,
        abs(pair[1]) <= 540
      else { return nil }
      places.append(ParsedArguments.Place(latitude: pair[0], longitude: pair[1]))
    }
    return places.isEmpty ? nil : places
  }

  /// Decimal numbers separated by commas.
  static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Quantity.number(String(word)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A length or a duration that is more than 0 and has a unit; a unit alone is one of it.
  static func lengthOrDuration(_ text: String) -> ParsedArguments.LengthOrDuration? {
    func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    guard let last = text.utf8.last, isLetter(last) else { return nil }
    let quantity = text.utf8.allSatisfy(isLetter) ? "1" + text : text
    if let seconds = Quantity.seconds(quantity), seconds > 0 { return .seconds(seconds) }
    if let meters = Quantity.meters(quantity), meters > 0 { return .meters(meters) }
    return nil
  }

  private static func check(
    word: String, among words: [String], typed: String
  ) throws(UsageError) {
    if words.contains(word) { return }
    throw UsageError(
      "\(typed) does not know '\(word)'" + Suggestion.hint(for: word, among: words)
        + " (one of \(words.joined(separator: ", ")))")
  }
}
