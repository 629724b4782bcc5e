import TextWriting

extension ReportFormat {
  /// TAP version 14: a line for each case, with what is wrong as YAML below it.
  public static let tap = ReportFormat(
    name: "tap", title: "TAP 14", fileExtension: "tap"
  ) { report, out in
    out.write("TAP version 14\n1..\(report.cases.count)\n")
    for (i, own) in report.cases.enumerated() {
      let isOK = own.outcome == .passed || own.outcome == .skipped
      out.write("\(isOK ? "ok" : "not ok") \(i + 1) - \(escaped(own.title))")
      if own.outcome == .skipped {
        out.write(" # SKIP \(escaped(own.problems.first?.message ?? ""))")
      }
      out.write("\n")
      if own.outcome != .skipped && !own.problems.isEmpty { writeBlock(own.problems, &out) }
    }
  }

  private static func writeBlock(_ problems: [ReportProblem], _ out: inout ByteWriter) {
    out.write("  ---\n  problems:\n")
    for problem in problems {
      out.write("    - message: ")
      out.writeJSON(string: problem.message)
      out.write("\n      severity: \(problem.severity.rawValue)\n      rule: ")
      out.writeJSON(string: problem.rule)
      out.write("\n")
      guard let path = problem.path else { continue }
      out.write("      at:\n        file: ")
      out.writeJSON(string: path)
      out.write("\n")
      if let line = problem.line { out.write("        line: \(line)\n") }
      if let column = problem.column { out.write("        column: \(column)\n") }
    }
    out.write("  ...\n")
  }

  /// A text on a test line: `#` begins a directive, a backslash an escape.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "#", "\\":
        result += "\\"
        result.append(character)
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
