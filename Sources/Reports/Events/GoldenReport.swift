import Geofencing

extension ReportCase {
  private static let goldenName = "events are as recorded"

  /// The case of a golden comparison that proves nothing.
  ///
  /// - Parameters:
  ///   - reason: Why it does not.
  ///   - path: The path of the golden file.
  ///   - outcome: How it ends.
  public init(goldenUntested reason: String, path: String, outcome: Outcome) {
    self.init(
      name: Self.goldenName, path: path, outcome: outcome,
      problems: [ReportProblem(rule: "fence-not-tested", reason, path: path)])
  }

  /// The case of a golden comparison.
  ///
  /// - Parameters:
  ///   - differences: What differs.
  ///   - path: The path of the golden file.
  public init(golden differences: [GoldenEvents.Difference], path: String) {
    self.init(
      name: Self.goldenName, path: path,
      outcome: differences.isEmpty ? .passed : .failed,
      problems: differences.map { difference in
        let message =
          switch difference.kind {
          case .missing: "recorded, but it did not happen: \(difference.text)"
          case .unexpected: "it happened, but is not recorded: \(difference.text)"
          }
        // An event that happened is shown where it did.
        let own = difference.event
        return ReportProblem(
          rule: "fence-golden", message, path: own?.path ?? path,
          line: own.map { $0.event.line } ?? difference.line,
          identity: [difference.kind.rawValue, difference.text])
      })
  }
}
