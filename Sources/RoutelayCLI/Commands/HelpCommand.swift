import CommandLineParsing

/// `routelay help`: the same as `--help`.
enum HelpCommand: Command {
  static let name = "help"

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "print the help of a command",
      operands: .word("COMMAND", (Commands.all + Commands.allSubcommands).map { $0.name }),
      examples: [.init("About converting", "routelay help convert")],
      groups: [CommonOptions.group])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let name = arguments.operands.joined(separator: " ")
    return RoutelayMain.help(
      (Commands.all + Commands.allSubcommands).first { $0.name == name }, console)
  }
}
