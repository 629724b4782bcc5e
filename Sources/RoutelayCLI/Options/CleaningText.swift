import CommandLineParsing
import TextWriting
import TrackFormats
import TextWriting
import TrackProcessing
import Tracks

/// Reads what is typed behind `--clean`: `null-island,spikes:max-speed=40,gap:time=10min,still=20m`.
///
/// A comma ends a rule, or a parameter of it: a word with an equals sign that does not follow a
/// rule's name belongs to the rule before.
enum CleaningText {
  /// The plan that a text asks for.
  ///
  /// - Throws: `UsageError` that names what is unknown, and what was probably meant.
  static func plan(_ text: String) throws(UsageError) -> CleaningPlan {
    var rules: [any CleaningRule] = []
    /// Where the rules begin that were named by themselves, and not by a preset.
    var named: Set<String> = []
    var preset: String?
    /// The rule that the next parameter belongs to.
    var current: Int?
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = piece.trimmed
      if word.isEmpty {
        throw UsageError("--clean has an empty rule in '\(text)'")
      }
      if let (name, value) = parameter(word) {
        guard let current else {
          throw UsageError(
            "--clean begins with a parameter: '\(word)' belongs behind a rule's name")
        }
        try set(name, to: value, in: &rules[current])
        continue
      }
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let found = CleaningPreset.all.first(where: { $0.name == name }) {
        if parts.count > 1 {
          throw UsageError("--clean: the preset '\(name)' takes no parameters; name the rule")
        }
        if let preset {
          throw UsageError(
            "--clean names the presets '\(preset)' and '\(name)'; one recording has one, and rules "
              + "behind it change it")
        }
        preset = name
        for rule in found.plan.rules where !named.contains(type(of: rule).name) {
          rules.removeAll { type(of: $0).name == type(of: rule).name }
          rules.append(rule)
        }
        current = nil
        continue
      }
      guard let kind = CleaningPlan.rules.first(where: { $0.name == name }) else {
        throw UsageError(
          "--clean does not know '\(name)'" + Suggestion.hint(for: name, among: words)
            + " ('routelay formats' lists rules and presets)")
      }
      if !named.insert(name).inserted {
        throw UsageError("--clean names '\(name)' twice; a rule is applied once")
      }
      // A rule behind a preset goes on from the preset's values.
      let index = rules.firstIndex { type(of: $0).name == name } ?? rules.count
      if index == rules.count { rules.append(kind.init()) }
      current = index
      guard parts.count > 1 else { continue }
      let value = String(parts[1])
      if let (parameter, value) = parameter(value) {
        try set(parameter, to: value, in: &rules[index])
      } else if let first = kind.parameters.first {
        try set(first.name, to: value, in: &rules[index], isBare: true)
      } else {
        throw UsageError("--clean: '\(name)' takes no parameters, but has '\(value)'")
      }
    }
    for rule in rules {
      if let objection = rule.objection {
        throw UsageError("--clean: \(objection)")
      }
    }
    return CleaningPlan(rules)
  }

  /// All words that can begin a rule.
  private static var words: [String] {
    CleaningPlan.rules.map { $0.name } + CleaningPreset.all.map(\.name)
  }

  /// A parameter's name and value, nil for a word without an equals sign before its first colon.
  private static func parameter(_ word: String) -> (name: String, value: String)? {
    guard let equals = word.firstIndex(of: "="),
      word.firstIndex(of: ":").map({ equals < $0 }) ?? true
    else { return nil }
    return (String(word[..<equals]).trimmed, String(word[word.index(after: equals)...]).trimmed)
  }

  /// - Parameter isBare: Whether the parameter was not named: then another may be meant.
  private static func set(
    _ name: String, to text: String, in rule: inout any CleaningRule, isBare: Bool = false
  ) throws(UsageError) {
    let kind = type(of: rule)
    guard let parameter = kind.parameters.first(where: { $0.name == name }) else {
      let names = kind.parameters.map(\.name)
      throw UsageError(
        "--clean: '\(kind.name)' has no parameter '\(name)'"
          + Suggestion.hint(for: name, among: names)
          + (names.isEmpty ? "" : " (it has \(names.joined(separator: ", ")))"))
    }
    guard let value = value(text, parameter.kind) else {
      var words = "--clean: \(kind.name):\(name) takes \(parameter.kind.expectation), not '\(text)'"
      let others = kind.parameters.filter { isBare && $0 != parameter }
      if let other = others.first(where: { value(text, $0.kind) != nil }) {
        words += " (did you mean \(kind.name):\(other.name)=\(text)?)"
      } else if !others.isEmpty {
        words += " (there is also \(others.map { "\($0.name)=" }.joined(separator: ", ")))"
      }
      throw UsageError(words)
    }
    rule.set(parameter, to: value)
  }

  private static func value(_ text: String, _ kind: RuleParameter.Kind) -> RuleValue? {
    switch kind {
    case .length: return Quantity.meters(text).map { .number($0) }
    case .duration: return Quantity.seconds(text).map { .number($0) }
    case .speed:
      guard let speed = Quantity.metersPerSecond(text), speed > 0 else { return nil }
      return .number(speed)
    case .number(let range):
      guard let number = Quantity.number(text), range.contains(number) else { return nil }
      return .number(number)
    case .count(let range):
      guard let number = Int(text), range.contains(number) else { return nil }
      return .number(Double(number))
    case .choice(let words): return words.contains(text) ? .word(text) : nil
    case .time: return time(text).map { .time($0.time) }
    case .zone:
      guard let midnight = time("2000-01-01T00:00:00" + text), midnight.hasZone else { return nil }
      return .number(946_684_800 - Double(midnight.time.seconds))
    }
  }

  /// An instant as GPX writes it; one without a zone is in UTC.
  private static func time(_ text: String) -> (time: Timestamp, hasZone: Bool)? {
    var text = text
    let result = text.withUTF8 { bytes in
      bytes.baseAddress.map { TimestampScanner.timestamp($0, count: bytes.count) }
    }
    guard case .time(let time, let hasZone) = result else { return nil }
    return (time, hasZone)
  }
}

extension RuleParameter.Kind {
  /// What a value looks like, for messages and lists.
  var expectation: String {
    switch self {
    case .length: "a length such as 10m, 0.5km or 30ft"
    case .duration: "a duration such as 90s, 10min or 2h"
    case .speed: "a speed above 0 such as 12 (m/s), 40km/h, 25mph or 10kn"
    case .number(let range):
      range.upperBound == .infinity
        ? "a number of \(range.lowerBound) or more"
        : "a number from \(range.lowerBound) to \(range.upperBound)"
    case .count(let range):
      range.upperBound == .max
        ? "a whole number of \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time: "a time such as 2026-05-01T07:00:00Z"
    case .zone: "a zone such as +02:00 or Z"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
