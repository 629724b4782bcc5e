import TextWriting

extension ReportFormat {
  /// Workflow commands that GitHub shows beside the lines of a change: one for each problem.
  public static let github = ReportFormat(
    name: "github", title: "annotations for GitHub", fileExtension: "txt"
  ) { report, out in
    for own in report.cases {
      for problem in own.problems {
        out.write("::\(command(problem.severity, own.outcome))")
        var properties: [(String, String)] = []
        if let path = problem.path { properties.append(("file", path)) }
        if let line = problem.line { properties.append(("line", "\(line)")) }
        if let column = problem.column { properties.append(("col", "\(column)")) }
        properties.append(("title", own.name))
        out.write(
          " " + properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ","))
        out.write("::\(escaped(problem.message, isProperty: false))\n")
      }
    }
  }

  private static func command(
    _ severity: ReportProblem.Severity, _ outcome: ReportCase.Outcome
  ) -> String {
    if outcome == .skipped { return "notice" }
    switch severity {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "notice"
    }
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
