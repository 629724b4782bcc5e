import CommandLineParsing
import RouteJobs
import TextWriting

/// The tool: from words to an exit code.
package enum RoutelayMain {
  /// Runs the process's command line and ends the process.
  package nonisolated(nonsending) static func runAndExit() async -> Never {
    StandardStreams.secure()
    var words: [String] = []
    for i in 1..<max(1, Int(CommandLine.argc)) {
      if let word = CommandLine.unsafeArgv[i] { words.append(PathText.text(word)) }
    }
    Interruption.ignoreClosedPipes()
    StandardStreams.exit(await run(words, .process).rawValue)
  }

  /// Runs a command line.
  nonisolated(nonsending) static func run(_ words: [String], _ console: Console) async -> ExitCode {
    // First of all, before any table is built: scripts ask this often.
    if words == ["--version"] { return versionCommand(console) }
    guard let word = words.first else {
      console.error(HelpText.of(Commands.program(console)))
      return .usage
    }
    if word == "--help" || word == "-h" { return help(nil, console) }
    guard var command = Commands.all.first(where: { $0.name == word }) else {
      Diagnostics(console).report(unknown(word), command: nil)
      return .usage
    }
    var rest = Array(words.dropFirst())
    if !command.subcommands.isEmpty {
      guard let word = rest.first else {
        console.error(HelpText.of(command.spec(console), in: Commands.program(console)))
        return .usage
      }
      guard let found = command.subcommands.first(where: { $0.name == "\(command.name) \(word)" })
      else {
        if rest.contains("--help") || word == "-h" { return help(command, console) }
        Diagnostics(console).report(unknown(word, of: command), command: command.name)
        return .usage
      }
      command = found
      rest.removeFirst()
    }
    do throws(UsageError) {
      let arguments = try ArgumentScanner(command.spec(console)).scan(rest)
      if arguments.has(CommonOptions.help) { return help(command, console) }
      return try await command.run(arguments, console)
    } catch {
      // Who asks for help gets it, whatever else is wrong.
      if rest.prefix(while: { $0 != "--" }).contains("--help") { return help(command, console) }
      Diagnostics(console).report(error, command: command.name)
      return .usage
    }
  }

  /// Prints the help of a command, or of the program.
  static func help(_ command: (any Command.Type)?, _ console: Console) -> ExitCode {
    let program = Commands.program(console)
    let text = command.map { HelpText.of($0.spec(console), in: program) } ?? HelpText.of(program)
    return console.write(Array(text.utf8), Diagnostics(console))
  }

  private static func versionCommand(_ console: Console) -> ExitCode {
    console.write(Array("routelay \(Version.number)\n".utf8), Diagnostics(console))
  }

  private static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-") && word != "-" {
      return UsageError(
        "unknown option '\(word)'"
          + Suggestion.hint(for: word, among: ["--help", "--version"])
          + (word.hasPrefix("--") ? "" : "; options of a command stand behind it"))
    }
    if word == "-" || word.contains(".") || word.contains("/") {
      return UsageError("'\(word)' is no command; to convert it: routelay convert \(word)")
    }
    if let found = Commands.allSubcommands.first(where: { $0.name.hasSuffix(" " + word) }) {
      return UsageError("unknown command '\(word)'; did you mean '\(found.name)'?")
    }
    return UsageError(
      "unknown command '\(word)'" + Suggestion.hint(for: word, among: Commands.all.map { $0.name }))
  }

  private static func unknown(_ word: String, of command: any Command.Type) -> UsageError {
    let words = command.subcommands.map { String($0.name.dropFirst(command.name.count + 1)) }
    if word.hasPrefix("-") {
      return UsageError(
        "the command of \(command.name) (\(words.joined(separator: ", "))) stands before its options"
      )
    }
    return UsageError(
      "unknown command '\(command.name) \(word)'"
        + Suggestion.hint(for: word, among: words, prefix: command.name + " ")
        + " (one of \(words.joined(separator: ", ")))")
  }
}
