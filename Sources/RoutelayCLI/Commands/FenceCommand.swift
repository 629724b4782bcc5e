import CommandLineParsing

/// `routelay fence`: holds the commands about fences.
enum FenceCommand: Command {
  static let name = "fence"
  /// A new one is one new file and one new line here.
  static var subcommands: [any Command.Type] {
    [FenceContainsCommand.self, FenceEventsCommand.self, FenceCheckCommand.self]
  }

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "say where places are with regard to fences, and what tracks do at them",
      subcommands: subcommands.map { $0.spec(console) })
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    throw UsageError("\(name) needs one of its commands")
  }
}
