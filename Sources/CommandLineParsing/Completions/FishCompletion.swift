/// Completions for fish.
package enum FishCompletion {
  /// The script to be sourced.
  package static func script(for program: ProgramSpec) -> String {
    var text = "# fish completion for \(program.name) \(program.version)\n"
    let start = "complete -c \(program.name)"
    text += "\(start) -n __fish_use_subcommand -f -l help -d 'print help'\n"
    text += "\(start) -n __fish_use_subcommand -f -l version -d 'print the version'\n"
    for command in program.commands {
      text += "\(start) -n __fish_use_subcommand -f -a \(command.name)"
      text += " -d \(quoted(command.summary))\n"
      if command.subcommands.isEmpty { continue }
      let words = command.subcommands.map(\.word).joined(separator: " ")
      let condition =
        "-n '__fish_seen_subcommand_from \(command.name); "
        + "and not __fish_seen_subcommand_from \(words)'"
      text += "\(start) \(condition) -f -l help -d 'print help'\n"
      for command in command.subcommands {
        text += "\(start) \(condition) -f -a \(command.word) -d \(quoted(command.summary))\n"
      }
    }
    for command in program.leaves {
      let words = command.name.split(separator: " ")
      let condition =
        "-n '"
        + words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ") + "'"
      switch command.operands {
      case .none: text += "\(start) \(condition) -f\n"
      case .paths: text += "\(start) \(condition) -F\n"
      case .word:
        text +=
          "\(start) \(condition) -f -a \(quoted(command.operandWords.joined(separator: " ")))\n"
      }
      for option in command.options {
        text += "\(start) \(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        if option.placeholder != nil {
          if case .path = option.value {
            text += " -r -F"
          } else {
            text += " -x"
          }
          if !option.choices.isEmpty {
            text += " -a \(quoted(option.choices.joined(separator: " ")))"
          }
        }
        text += " -d \(quoted(option.help))\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
