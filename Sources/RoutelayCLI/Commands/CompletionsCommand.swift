import CommandLineParsing

/// `routelay completions`: scripts for shells, and the manual page.
enum CompletionsCommand: Command {
  static let name = "completions"
  private static let words = ["bash", "zsh", "fish", "man"]

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "print a shell's completions, or the manual page",
      operands: .word("bash|zsh|fish|man", words),
      examples: [
        .init("For this shell only", "source <(routelay completions bash)"),
        .init("For every zsh", "routelay completions zsh > ~/.zfunc/_routelay"),
        .init(
          "For every fish", "routelay completions fish > ~/.config/fish/completions/routelay.fish"),
        .init("The manual page", "routelay completions man | man -l -"),
      ],
      groups: [CommonOptions.group])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let program = Commands.program(console)
    let text: String
    switch arguments.operands.first {
    case "bash": text = BashCompletion.script(for: program)
    case "zsh": text = ZshCompletion.script(for: program)
    case "fish": text = FishCompletion.script(for: program)
    case "man": text = ManualPage.of(program)
    default: throw UsageError("which one? (\(words.joined(separator: ", ")))")
    }
    return console.write(Array(text.utf8), CommonOptions.diagnostics(arguments, console))
  }
}
