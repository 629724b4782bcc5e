/// One command: its words, its options, and what its help says.
package struct CommandSpec: Sendable {
  /// What follows the options.
  package enum Operands: Sendable {
    /// Nothing.
    case none
    /// Paths; the placeholder as it stands in the usage line.
    case paths(String)
    /// At most one entry of a list; one that has a space in it is typed as two words.
    case word(String, [String])
  }

  /// A command line to copy, and what it does.
  package struct Example: Sendable {
    /// What it does, in a few words.
    package let purpose: String
    /// The command line.
    package let line: String

    /// Makes an example.
    package init(_ purpose: String, _ line: String) {
      self.purpose = purpose
      self.line = line
    }
  }

  /// The word after the program's name; for a subcommand both words, `fence contains`.
  package let name: String
  /// What it does, in one line.
  package let summary: String
  /// What follows the options.
  package let operands: Operands
  /// Command lines to copy; shown first.
  package let examples: [Example]
  /// The options, grouped.
  package let groups: [OptionGroup]
  /// What else must be known: paragraphs after the options.
  package let notes: [String]
  /// What is often typed for an option of this command, and the name of that option, without dashes.
  package let hints: [String: String]
  /// The commands that this one only holds; empty for one that does something itself.
  package let subcommands: [CommandSpec]

  /// Makes a command.
  package init(
    name: String, summary: String, operands: Operands, examples: [Example],
    groups: [OptionGroup], notes: [String] = [], hints: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.examples = examples
    self.groups = groups
    self.notes = notes
    self.hints = hints
    subcommands = []
  }

  /// Makes a command that only holds others, which must be one at least. Its examples are the first
  /// ones of each.
  package init(name: String, summary: String, subcommands: [CommandSpec]) {
    self.name = name
    self.summary = summary
    self.subcommands = subcommands
    operands = .none
    examples = subcommands.compactMap(\.examples.first)
    groups = []
    notes = []
    hints = [:]
  }

  /// The last word of the name.
  package var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// This command, or those that it holds.
  package var leaves: [CommandSpec] {
    subcommands.isEmpty ? [self] : subcommands.flatMap(\.leaves)
  }

  /// All options.
  package var options: [OptionSpec] { groups.flatMap(\.options) }

  /// The option with a long name, nil for none.
  package func option(named name: String) -> OptionSpec? {
    for group in groups {
      for option in group.options where option.name == name { return option }
    }
    return nil
  }

  /// The option with a one-letter name, nil for none.
  package func option(short: Character) -> OptionSpec? {
    options.first { $0.short == short }
  }

  /// The words that operands are made of, each once; empty where they are paths or none.
  package var operandWords: [String] {
    guard case .word(_, let entries) = operands else { return [] }
    var words: [String] = []
    for word in entries.flatMap({ $0.split(separator: " ").map(String.init) })
    where !words.contains(word) {
      words.append(word)
    }
    return words
  }

  /// The placeholder of the operands, empty for none.
  package var operandText: String {
    switch operands {
    case .none: ""
    case .paths(let text), .word(let text, _): text
    }
  }
}

/// The whole program, for help, completions and manual page.
package struct ProgramSpec: Sendable {
  /// What is typed.
  package let name: String
  /// The version number.
  package let version: String
  /// What it does, in one line.
  package let summary: String
  /// The commands, in the order of the help.
  package let commands: [CommandSpec]
  /// The commands that do something themselves: subcommands instead of what holds them.
  package var leaves: [CommandSpec] { commands.flatMap(\.leaves) }
  /// What else must be known: headings with their lines.
  package let sections: [(title: String, lines: [String])]

  /// Makes a program.
  package init(
    name: String, version: String, summary: String, commands: [CommandSpec],
    sections: [(title: String, lines: [String])] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.sections = sections
  }
}
