@testable import Reports

/// A report with every outcome, and with characters that each format must escape.
enum SampleReport {
  static let report = CheckReport(
    name: "fence check", version: "1.2.3",
    cases: [
      ReportCase(name: "reaches the depot", path: "drives/a.gpx", outcome: .passed),
      ReportCase(
        name: "never at \"school\" <& co> #1", path: "drives/a, b: 100%.gpx", outcome: .failed,
        problems: [
          ReportProblem(
            rule: "fence-never", "expected 'a' & <b>, but 100 % \"c\" \\ came",
            path: "drives/a, b: 100%.gpx",
            line: 41, identity: ["1", "school"],
            facts: [
              .init("margin", .number(-12.34567, decimals: 3)), .init("fence", .text("school")),
              .init("time", nil),
            ]),
          ReportProblem(
            rule: "fence-enter", "ends in a line\nof its own", path: "drives/a, b: 100%.gpx",
            line: 43, column: 9),
          ReportProblem(rule: "fence-enter", "the same rule again", path: nil),
        ]),
      ReportCase(
        name: "empty", path: "drives/e.gpx", outcome: .skipped,
        problems: [
          ReportProblem(
            rule: "fence-no-fixes", severity: .note, "the file has no fixes", path: "drives/e.gpx")
        ]),
      ReportCase(
        name: "reaches the depot", path: "drives/x.gpx", outcome: .error,
        problems: [
          ReportProblem(rule: "truncated-input", "the file is cut off", path: "drives/x.gpx")
        ]),
      ReportCase(
        name: "odd", path: "drives/a.gpx", outcome: .passed,
        problems: [
          ReportProblem(
            rule: "time-not-increasing", severity: .warning, "the time goes back",
            path: "drives/a.gpx",
            line: 7, column: 1)
        ]),
      ReportCase(
        name: "für 東京\u{1}", path: nil, outcome: .failed,
        problems: [ReportProblem(rule: "fence-not-tested", "no file matches '*.gpx'", path: nil)]),
    ])
  static let empty = CheckReport(name: "fence check", version: "1.2.3")
}
