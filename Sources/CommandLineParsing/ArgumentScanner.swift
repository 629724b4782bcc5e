import TextWriting

/// Sorts the words of a command line into options and operands.
///
/// `--name value` and `--name=value`; `-n value`, `-nvalue`, and flags together as in `-qs`. An
/// option that takes a value takes the next word whatever it begins with; one that takes places, all
/// following words that are places. `--` ends the options; `-` alone is an operand. A value given
/// twice is an error unless the option is repeatable: silently dropping one would hide a mistake.
package struct ArgumentScanner: Sendable {
  private let command: CommandSpec

  /// Makes a scanner for one command.
  package init(_ command: CommandSpec) { self.command = command }

  /// Sorts words.
  ///
  /// - Throws: `UsageError` for unknown options, missing, superfluous, repeated and illegal
  ///   values, and operands that the command does not take.
  package func scan(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var i = 0
    var onlyOperands = false
    while i < words.count {
      let word = words[i]
      i += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        parsed.operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        let body = word.dropFirst(2)
        let equals = body.firstIndex(of: "=")
        let name = String(body[..<(equals ?? body.endIndex)])
        guard let option = command.option(named: name) else { throw unknown(name) }
        let attached = equals.map { String(body[body.index(after: $0)...]) }
        try take(option, typed: "--\(name)", attached, from: words, at: &i, into: &parsed)
      } else {
        try scanShort(word, from: words, at: &i, into: &parsed)
      }
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func scanShort(
    _ word: String, from words: [String], at i: inout Int, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.first {
      rest.removeFirst()
      guard let option = command.option(short: letter) else {
        if letter.isNumber {
          throw UsageError(
            "'\(word)' looks like a number, but no option takes it here; "
              + "write -- before operands that begin with a dash")
        }
        throw UsageError("unknown option '-\(letter)'")
      }
      var attached: String?
      if option.placeholder != nil {
        if !rest.isEmpty { attached = String(rest.first == "=" ? rest.dropFirst() : rest) }
        rest = ""
      }
      try take(option, typed: "-\(letter)", attached, from: words, at: &i, into: &parsed)
    }
  }

  private func unknown(_ name: String) -> UsageError {
    let hint =
      command.hints[name].map { "; did you mean '--\($0)'?" }
      ?? Suggestion.hint(for: name, among: command.options.map(\.name), prefix: "--")
    return UsageError("unknown option '--\(name)'" + hint)
  }

  private func take(
    _ option: OptionSpec, typed: String, _ attached: String?, from words: [String],
    at i: inout Int, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw UsageError("\(typed) takes no value") }
      parsed.values[option.name] = []
      return
    }
    let value: String
    if let attached {
      value = attached
    } else if i < words.count {
      value = words[i]
      i += 1
    } else {
      throw UsageError("\(typed) needs a value: \(typed) \(placeholder)")
    }
    try OptionValue.check(value, of: option, typed: typed)
    if !option.isRepeatable, let earlier = parsed.values[option.name]?.first, earlier != value {
      throw UsageError("\(typed) is given twice: '\(earlier)' and '\(value)'")
    }
    if option.isRepeatable || parsed.values[option.name] == nil {
      parsed.values[option.name, default: []].append(value)
    }
    if case .places = option.value {
      while i < words.count, OptionValue.places(words[i]) != nil {
        parsed.values[option.name, default: []].append(words[i])
        i += 1
      }
    }
  }

  private func checkOperands(_ operands: [String]) throws(UsageError) {
    switch command.operands {
    case .paths: break
    case .none:
      if let word = operands.first { throw UsageError("superfluous word '\(word)'") }
    case .word(_, let words):
      if operands.isEmpty { return }
      let word = operands.joined(separator: " ")
      if words.contains(word) { return }
      if operands.count > 1, !words.contains(where: { $0.hasPrefix(operands[0] + " ") }) {
        throw UsageError("superfluous word '\(operands[1])'")
      }
      throw UsageError(
        "unknown word '\(word)'" + Suggestion.hint(for: word, among: words)
          + " (one of \(words.joined(separator: ", ")))")
    }
  }
}
