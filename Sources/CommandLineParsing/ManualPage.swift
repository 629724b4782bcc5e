/// The manual page, section 1, in the man macros that every roff knows.
package enum ManualPage {
  /// The whole page.
  package static func of(_ program: ProgramSpec) -> String {
    var page = ".TH \(program.name.uppercased()) 1 \"\" \"\(program.name) \(program.version)\"\n"
    page += ".SH NAME\n\(program.name) \\- \(escaped(program.summary))\n"
    page += ".SH SYNOPSIS\n"
    for command in program.leaves {
      page += ".B \(program.name) \(command.name)\n"
      page += "[OPTIONS] \(escaped(command.operandText))\n.br\n"
    }
    for command in program.leaves {
      page += ".SH \(command.name.uppercased())\n\(escaped(command.summary)).\n"
      for group in command.groups {
        page += ".SS \(escaped(group.title))\n"
        for option in group.options { page += entry(option) }
      }
      for note in command.notes { page += ".PP\n\(escaped(note))\n" }
      page += ".SS Examples\n"
      for example in command.examples {
        page += ".PP\n\(escaped(example.purpose)):\n.nf\n    \(escaped(example.line))\n.fi\n"
      }
    }
    for section in program.sections {
      page += ".SH \(escaped(section.title.uppercased()))\n"
      for line in section.lines { page += "\(escaped(line))\n.br\n" }
    }
    return page
  }

  private static func entry(_ option: OptionSpec) -> String {
    var head = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    head += "\\fB\(escaped("--" + option.name))\\fR"
    if let placeholder = option.placeholder { head += " \\fI\(escaped(placeholder))\\fR" }
    return ".TP\n\(head)\n\(escaped(HelpText.describe(option)))\n"
  }

  /// Text that roff shows as it is: no requests, no escapes, dashes that can be copied.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    if let first = result.first, first == "." || first == "'" { return "\\&" + result }
    return result
  }
}
