/// How many files of a validation are good, odd and bad.
package struct ValidationTally: Sendable {
  /// All files.
  package private(set) var files = 0
  /// Files without a finding.
  package private(set) var valid = 0
  /// Files with warnings.
  package private(set) var withWarnings = 0
  /// Files with an error, also those that could not be read at all.
  package private(set) var withErrors = 0
  /// Those of them whose content was never seen.
  package private(set) var unreadable = 0
  /// Files that were not looked at: the job stopped before.
  package private(set) var notStarted = 0

  /// Makes an empty tally.
  package init() {}

  /// Counts a file.
  package mutating func add(_ record: FileRecord) {
    files += 1
    if record.status == .notStarted {
      notStarted += 1
    } else if let failure = record.failure {
      withErrors += 1
      if failure.isUnreadable { unreadable += 1 }
    } else if record.findings.isEmpty {
      valid += 1
    } else {
      withWarnings += 1
    }
  }

  /// One line: `12 files: 10 without findings, 1 with warnings, 1 with errors`.
  package func summary(skippedFiles: Int) -> String {
    var parts = ["\(valid) without findings"]
    for (count, words) in [
      (withWarnings, "with warnings"), (withErrors, "with errors"), (notStarted, "not done"),
    ] where count > 0 {
      parts.append("\(count) \(words)")
    }
    var text = "\(files) \(files == 1 ? "file" : "files"): " + parts.joined(separator: ", ")
    if skippedFiles > 0 { text += "; \(skippedFiles) others in the folders passed over" }
    return text
  }
}
