public import Tracks

/// Something that can be set in a cleaning rule: `max-speed` in `spikes:max-speed=40`.
public struct RuleParameter: Hashable, Sendable {
  /// What its value measures.
  public enum Kind: Hashable, Sendable {
    /// Meters, 0 or more.
    case length
    /// Seconds, 0 or more.
    case duration
    /// Meters per second, above 0.
    case speed
    /// A number in a range, without a unit.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case count(ClosedRange<Int>)
    /// An instant.
    case time
    /// Seconds east of UTC: `+02:00`.
    case zone
    /// One of some words.
    case choice([String])
  }

  /// The word before the equals sign, lower case with hyphens.
  public let name: String
  /// What its value measures.
  public let kind: Kind
  /// One line of help.
  public let summary: String

  /// Makes a parameter.
  public init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

/// The value of a parameter.
public enum RuleValue: Hashable, Sendable {
  /// Meters, seconds, meters per second or a number without unit, as the parameter's kind says.
  case number(Double)
  /// An instant.
  case time(Timestamp)
  /// A word.
  case word(String)
}

/// A parameter and the value that it has in a rule.
public struct RuleSetting: Hashable, Sendable {
  /// The parameter.
  public let parameter: RuleParameter
  /// Its value.
  public let value: RuleValue

  /// Makes a setting.
  public init(_ parameter: RuleParameter, _ value: RuleValue) {
    self.parameter = parameter
    self.value = value
  }
}
