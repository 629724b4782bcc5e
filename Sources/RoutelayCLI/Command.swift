import CommandLineParsing

/// A command: its words, and what it does.
protocol Command {
  /// The word after `routelay`; for a subcommand both words, `fence contains`.
  static var name: String { get }

  /// The commands that this one only holds; none for one that does something itself.
  static var subcommands: [any Command.Type] { get }

  /// The option table, from which come parser, help, completions and manual page.
  static func spec(_ console: Console) -> CommandSpec

  /// Does it.
  ///
  /// - Throws: `UsageError` when what was typed cannot be meant; nothing was done then.
  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode
}

extension Command {
  /// None.
  static var subcommands: [any Command.Type] { [] }
}

/// The commands.
enum Commands {
  /// Every command, in the order of the help. A new one is one new file and one new line here.
  static var all: [any Command.Type] {
    [
      ConvertCommand.self, SimplifyCommand.self, CleanCommand.self, InfoCommand.self,
      FenceCommand.self,
      FrameCommand.self, ValidateCommand.self,
      FormatsCommand.self, CompletionsCommand.self, HelpCommand.self,
    ]
  }

  /// The commands that are typed as two words.
  static var allSubcommands: [any Command.Type] { all.flatMap { $0.subcommands } }

  /// The whole program, for help, completions and manual page.
  static func program(_ console: Console) -> ProgramSpec {
    ProgramSpec(
      name: "routelay", version: Version.number,
      summary: "turns GPX and GeoJSON routes into map overlays",
      commands: all.map { $0.spec(console) },
      sections: [
        (
          title: "Exit codes",
          lines: [
            "0    done",
            "1    the answer is no: validate found malformed files, fence check something that is not "
              + "as expected, --fail-if held, or --strict met warnings",
            "2    some input could not be read or output not written; the others are done",
            "64   the command line asks for something impossible; nothing was done",
            "130  stopped by SIGINT, 143 by SIGTERM, 129 by SIGHUP; no half files are left",
          ]
        )
      ])
  }
}
