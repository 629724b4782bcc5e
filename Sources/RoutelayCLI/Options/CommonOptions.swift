import CommandLineParsing

/// The options of every command.
enum CommonOptions {
  static let help = OptionSpec("help", short: "h", "print this help")
  static let quiet = OptionSpec(
    "quiet", short: "q", "say errors only: no warnings, losses, summary")
  static let color = OptionSpec(
    "color", .choice("WHEN", ["auto", "always", "never"]), "color messages")
  static let strict = OptionSpec(
    "strict", "end with 1 when there were warnings; what could be done is done all the same")

  static let group = OptionGroup("General", [help, quiet, color, strict])

  /// Diagnostics as the options want them.
  static func diagnostics(_ arguments: ParsedArguments, _ console: Console) -> Diagnostics {
    Diagnostics(
      console, isQuiet: arguments.has(quiet), color: arguments.text(color) ?? "auto")
  }

  /// Whether messages that are the data of a command are colored.
  static func usesColorInOutput(_ arguments: ParsedArguments, _ console: Console) -> Bool {
    switch arguments.text(color) {
    case "always": true
    case "never": false
    default: console.prefersColorInOutput
    }
  }
}
