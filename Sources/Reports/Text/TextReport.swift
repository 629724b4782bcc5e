import TextWriting

extension ReportFormat {
  /// Lines for people: a line for each case, what is wrong below it, and a count.
  public static let text = ReportFormat(
    name: "text", title: "lines for people", fileExtension: "txt"
  ) { report, out in
    for own in report.cases {
      out.write("\(word(own.outcome)) \(line(own.title))\n")
      for problem in own.problems {
        let place = problem.place.isEmpty ? "" : "\(problem.place): "
        out.write("  \(line("\(place)\(problem.severity.rawValue): \(problem.message)"))\n")
      }
    }
    out.write(report.summary + "\n")
  }

  /// A text without the characters that end a line or steer a terminal.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  private static func word(_ outcome: ReportCase.Outcome) -> String {
    switch outcome {
    case .passed: "ok   "
    case .failed: "FAIL "
    case .skipped: "skip "
    case .error: "ERROR"
    }
  }
}

extension CheckReport {
  /// One line: `3 checks: 2 passed, 1 failed`.
  public var summary: String {
    var parts = ["\(count(.passed)) passed"]
    for (outcome, words) in [
      (ReportCase.Outcome.failed, "failed"), (.error, "not done"), (.skipped, "skipped"),
    ] where count(outcome) > 0 {
      parts.append("\(count(outcome)) \(words)")
    }
    return "\(cases.count) \(cases.count == 1 ? "check" : "checks"): "
      + parts.joined(separator: ", ")
  }
}
