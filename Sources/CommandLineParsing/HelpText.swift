/// Help for people: examples first, then usage and options.
package enum HelpText {
  /// The help of one command.
  package static func of(_ command: CommandSpec, in program: ProgramSpec) -> String {
    var text = "\(program.name) \(command.name): \(command.summary)\n"
    text += "\nExamples:\n"
    for example in command.examples {
      text += "  # \(example.purpose)\n  \(example.line)\n"
    }
    if !command.subcommands.isEmpty {
      let start = "\(program.name) \(command.name) COMMAND"
      return text + "\nUsage: \(start) [OPTIONS] …\n\nCommands:\n"
        + list(command.subcommands) + "\n'\(start) --help' tells more.\n"
    }
    text += "\nUsage: \(usage(of: command, in: program))\n"
    for group in command.groups {
      text += "\n\(group.title):\n"
      for option in group.options { text += entry(option.synopsis, describe(option)) }
    }
    for note in command.notes { text += "\n" + wrapped(note, indent: 0, width: 80) + "\n" }
    return text
  }

  /// The help of the program: what it is, its commands, how to go on.
  package static func of(_ program: ProgramSpec) -> String {
    var text = "\(program.name) \(program.version): \(program.summary)\n\nExamples:\n"
    for command in program.commands {
      guard let example = command.examples.first else { continue }
      text += "  # \(example.purpose)\n  \(example.line)\n"
    }
    text += "\nUsage: \(program.name) COMMAND [OPTIONS] …\n\nCommands:\n"
    text += list(program.commands)
    for section in program.sections {
      text += "\n\(section.title):\n"
      for line in section.lines { text += "  \(line)\n" }
    }
    text += "\n'\(program.name) COMMAND --help' tells more.\n"
    return text
  }

  /// The usage line: `routelay convert [OPTIONS] INPUT…`.
  package static func usage(of command: CommandSpec, in program: ProgramSpec) -> String {
    let operands = command.operandText
    return "\(program.name) \(command.name) [OPTIONS]" + (operands.isEmpty ? "" : " \(operands)")
  }

  private static func list(_ commands: [CommandSpec]) -> String {
    commands.map { entry("  " + $0.word, $0.summary, 16) }.joined()
  }

  /// What an option does, with its choices.
  static func describe(_ option: OptionSpec) -> String {
    var text = option.help
    if !option.choices.isEmpty { text += ": \(option.choices.joined(separator: ", "))" }
    if option.isRepeatable { text += " (repeatable)" }
    return text
  }

  private static func entry(_ head: String, _ description: String, _ column: Int = 28) -> String {
    let start = "  " + head
    let body = wrapped(description, indent: column, width: 80)
    if start.count + 2 > column {
      return start + "\n" + String(repeating: " ", count: column) + body + "\n"
    }
    return start + String(repeating: " ", count: column - start.count) + body + "\n"
  }

  /// Breaks text at spaces; lines after the first are indented.
  static func wrapped(_ text: String, indent: Int, width: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
