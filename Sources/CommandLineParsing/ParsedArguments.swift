import TextWriting

/// What was typed: the first of the two steps from words to a job.
package struct ParsedArguments: Sendable {
  /// The values by option name; a flag that was given has none.
  package internal(set) var values: [String: [String]] = [:]
  /// The words that belong to no option, in order.
  package internal(set) var operands: [String] = []

  /// Makes empty arguments.
  package init() {}

  /// Whether an option was given.
  package func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// The value of an option, nil when it was not given.
  package func text(_ option: OptionSpec) -> String? { values[option.name]?.first }

  /// All values of an option, in order.
  package func texts(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }

  /// The value of an integer option; the scanner has checked it.
  package func integer(_ option: OptionSpec) -> Int? { text(option).flatMap { Int($0) } }

  /// The value of a number option; the scanner has checked it.
  package func number(_ option: OptionSpec) -> Double? {
    text(option).flatMap { Quantity.number($0) }
  }

  /// The numbers of an option that takes several, nil when it was not given.
  package func numbers(_ option: OptionSpec) -> [Double]? {
    text(option).flatMap { OptionValue.numbers($0) }
  }

  /// The seconds of a duration, nil when it was not given.
  package func seconds(_ option: OptionSpec) -> Double? {
    text(option).flatMap { Quantity.seconds($0) }
  }

  /// The meters of a length, nil when it was not given.
  package func meters(_ option: OptionSpec) -> Double? {
    text(option).flatMap { Quantity.meters($0) }
  }

  /// The meters per second of a speed, nil when it was not given.
  package func metersPerSecond(_ option: OptionSpec) -> Double? {
    text(option).flatMap { Quantity.metersPerSecond($0) }
  }

  /// A length or a duration.
  package enum LengthOrDuration: Hashable, Sendable {
    /// Meters, more than 0.
    case meters(Double)
    /// Seconds, more than 0.
    case seconds(Double)
  }

  /// The length or duration of an option that takes either, nil when it was not given.
  package func lengthOrDuration(_ option: OptionSpec) -> LengthOrDuration? {
    text(option).flatMap { OptionValue.lengthOrDuration($0) }
  }

  /// A place in degrees, its latitude within ±90 and its longitude within ±540.
  package struct Place: Hashable, Sendable {
    /// Degrees north.
    package let latitude: Double
    /// Degrees east.
    package let longitude: Double
  }

  /// All places of an option, in order.
  package func places(_ option: OptionSpec) -> [Place] {
    texts(option).flatMap { OptionValue.places($0) ?? [] }
  }

  /// The words of an option that takes a list, in order.
  package func words(_ option: OptionSpec) -> [String]? {
    text(option).map { $0.split(separator: ",").map(String.init) }
  }
}
