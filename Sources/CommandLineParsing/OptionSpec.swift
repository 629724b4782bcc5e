/// One option: what is typed, what it takes, and what it is for. Parser, help, completions and
/// manual page all come from this one value.
package struct OptionSpec: Sendable {
  /// What an option takes.
  package enum Value: Sendable {
    /// Nothing: it is on when it is there.
    case none
    /// Any text; the placeholder stands for it in the help.
    case text(String)
    /// One word of a list.
    case choice(String, [String])
    /// Words of a list, separated by commas.
    case choices(String, [String])
    /// A whole number in a range.
    case integer(String, ClosedRange<Int>)
    /// A decimal number in a range.
    case number(String, ClosedRange<Double>)
    /// Decimal numbers separated by commas, as many as one of the counts.
    case numbers(String, [Int])
    /// A duration with a unit, `90s 10min 2h`; a bare number is seconds.
    case duration(String)
    /// A length with a unit, `10m 0.5km 30ft 2mi 1nmi`; a bare number is meters.
    case length(String)
    /// A speed with a unit, `12m/s 40km/h 25mph 10kn`; a bare number is meters per second.
    case speed(String)
    /// A length or a duration, more than 0 and with its unit; a unit alone is one of it: `5km 30min
    /// mi`.
    case lengthOrDuration(String)
    /// Places, each a latitude and a longitude in degrees, `47.05,11.1`. Several are separated by
    /// spaces in one word, or are words that follow.
    case places(String)
    /// A path.
    case path(String)
  }

  /// The long name without dashes.
  package let name: String
  /// The one-letter name, nil for none.
  package let short: Character?
  /// What it takes.
  package let value: Value
  /// What it does: a sentence or two without the final period's line end.
  package let help: String
  /// Whether it may be given more than once.
  package let isRepeatable: Bool

  /// Makes an option that takes nothing.
  package init(_ name: String, short: Character? = nil, _ help: String) {
    self.init(name, short: short, .none, help)
  }

  /// Makes an option.
  package init(
    _ name: String, short: Character? = nil, _ value: Value, isRepeatable: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.isRepeatable = isRepeatable
  }

  /// The word that stands for the value, nil when there is none.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .choice(let word, _), .choices(let word, _), .integer(let word, _),
      .number(let word, _), .numbers(let word, _), .duration(let word), .length(let word),
      .speed(let word), .lengthOrDuration(let word), .places(let word), .path(let word):
      word
    }
  }

  /// The words to choose from, empty when the value is free.
  package var choices: [String] {
    switch value {
    case .choice(_, let words), .choices(_, let words): words
    default: []
    }
  }

  /// How it is typed: `-o, --output PATH`.
  package var synopsis: String {
    var text = short.map { "-\($0), " } ?? "    "
    text += "--\(name)"
    if let placeholder { text += " \(placeholder)" }
    return text
  }
}

/// Options that belong together in the help.
package struct OptionGroup: Sendable {
  /// The heading.
  package let title: String
  /// The options, in the order of the help.
  package let options: [OptionSpec]

  /// Makes a group.
  package init(_ title: String, _ options: [OptionSpec]) {
    self.title = title
    self.options = options
  }
}
