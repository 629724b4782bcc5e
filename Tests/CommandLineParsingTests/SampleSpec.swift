@testable import CommandLineParsing

/// A command with every kind of option.
enum SampleSpec {
  static let output = OptionSpec("output", short: "o", .path("PATH"), "where it's written [here]")
  static let format = OptionSpec("to", .choice("FORMAT", ["gpx", "geojson"]), "the format: one")
  static let list = OptionSpec("channels", .choices("LIST", ["times", "power"]), "what to keep")
  static let jobs = OptionSpec("jobs", short: "j", .integer("N", 1...64), "at a time")
  static let speed = OptionSpec("speed", .number("M/S", 0...10), "how fast")
  static let place = OptionSpec("at", .text("LAT,LON"), isRepeatable: true, "where")
  static let corners = OptionSpec("corners", .places("LAT,LON…"), isRepeatable: true, "corners")
  static let quiet = OptionSpec("quiet", short: "q", "say less")
  static let strict = OptionSpec("strict", short: "s", "be hard")

  static let command = CommandSpec(
    name: "draw", summary: "draw it", operands: .paths("INPUT…"),
    examples: [.init("The usual", "tool draw a.gpx -o b.json")],
    groups: [
      OptionGroup("Output", [output, format, list]),
      OptionGroup("Other", [jobs, speed, place, quiet, strict]),
    ], notes: ["What else there is to know."])
  static let word = CommandSpec(
    name: "shell", summary: "print a script", operands: .word("bash|zsh", ["bash", "zsh"]),
    examples: [], groups: [OptionGroup("Other", [quiet])])
  static let bare = CommandSpec(
    name: "list", summary: "list things", operands: .none, examples: [],
    groups: [OptionGroup("Other", [quiet])])
  static let fill = CommandSpec(
    name: "pen fill", summary: "fill it", operands: .paths("INPUT…"),
    examples: [.init("All of it", "tool pen fill a.gpx")],
    groups: [OptionGroup("Other", [format, corners])])
  static let erase = CommandSpec(
    name: "pen erase", summary: "empty it", operands: .none,
    examples: [.init("All of it", "tool pen erase")], groups: [OptionGroup("Other", [quiet])])
  static let pen = CommandSpec(name: "pen", summary: "hold a pen", subcommands: [fill, erase])
  static let about = CommandSpec(
    name: "about", summary: "tell", operands: .word("COMMAND", ["draw", "pen", "pen fill"]),
    examples: [], groups: [OptionGroup("Other", [quiet])])

  static let program = ProgramSpec(
    name: "tool", version: "9.8.7", summary: "a tool",
    commands: [command, word, bare, pen, about],
    sections: [(title: "Exit codes", lines: ["0  done"])])
}
