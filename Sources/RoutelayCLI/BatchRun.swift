import CommandLineParsing
import RouteJobs
import TrackFormats

/// What commands on many files have in common: progress, messages, summary, exit code.
struct BatchRun {
  /// The files.
  let inputs: InputSet
  /// What was done with a file: `converted`.
  let verb: String
  let arguments: ParsedArguments
  let console: Console
  let diagnostics: Diagnostics

  /// Runs pieces of work that each give records.
  ///
  /// - Parameters:
  ///   - isInVain: Whether nobody wants the results any more: nothing more is started then.
  ///   - deliver: Takes the records in order, before their messages are said.
  /// - Returns: The exit code, signals included.
  nonisolated(nonsending) func run(
    count: Int, notStarted: (Int) -> [FileRecord], work: @escaping @Sendable (Int) -> [FileRecord],
    isInVain: () -> Bool = { false }, deliver: (FileRecord) -> Void
  ) async -> ExitCode {
    var tally = Tally(verb: verb)
    await forEach(count: count, notStarted: notStarted, work: work, isInVain: isInVain) { record in
      deliver(record)
      if isInVain() { return }
      say(record)
      tally.add(record)
    }
    let isBatch = inputs.hasFolders || inputs.entries.count > 1 || Interruption.signal != nil
    if isBatch && !isInVain() {
      diagnostics.note(tally.summary(skippedFiles: inputs.skippedCount))
    }
    return exitCode(tally)
  }

  /// Runs pieces of work that each give records, with progress; says nothing about the records.
  ///
  /// - Parameters:
  ///   - isInVain: Whether nobody wants the results any more: nothing more is started then.
  ///   - deliver: Takes the records in order, those of inputs that were not even found first.
  nonisolated(nonsending) func forEach(
    count: Int, notStarted: (Int) -> [FileRecord], work: @escaping @Sendable (Int) -> [FileRecord],
    isInVain: () -> Bool = { false }, deliver: (FileRecord) -> Void
  ) async {
    Interruption.install()
    var progress = progressReport(count)
    // What could not even be listed is an input like any other: it stands in every report.
    var unlisted = inputs.failures
    if inputs.entries.isEmpty && unlisted.isEmpty {
      let path = arguments.operands.first ?? "-"
      unlisted = [JobFailure(.noData, path: path, "no files with a known ending")]
    }
    for failure in unlisted {
      deliver(FileRecord(path: failure.path, failure))
    }
    var batch = BatchOptions.batch(arguments)
    let failsFast = batch.stopsAtFailure
    batch.stopsAtFailure = true
    await batch.run(
      count: count, work: work,
      failed: { failsFast && $0.contains { $0.status == .error } || isInVain() },
      finished: { done in
        if let line = progress?.line(done: done, now: Clock.seconds) { diagnostics.progress(line) }
      },
      deliver: { i, records in
        for record in records ?? notStarted(i) { deliver(record) }
      })
    diagnostics.endProgress()
  }

  private func exitCode(_ tally: Tally) -> ExitCode {
    var code = ExitCode.success
    if arguments.has(CommonOptions.strict) && diagnostics.warningCount > 0 { code = .checkFailed }
    if tally.hasFailures { code = code.merged(with: .failure) }
    if let signal = Interruption.signal { code = code.merged(with: ExitCode(signal: signal)) }
    return code
  }

  private func say(_ record: FileRecord) {
    for finding in record.findings { diagnostics.report(finding, path: record.path) }
    if let failure = record.failure, !failure.isClosedPipe {
      say(failure)
      if let kept = record.keptOutput {
        diagnostics.note("note: \(kept) is from an earlier run and was left alone")
      }
    }
  }

  /// Says why a file failed. What was interrupted is counted, but it is no trouble of the file.
  func say(_ failure: JobFailure) {
    if Interruption.signal == nil || failure.message != "interrupted" {
      diagnostics.report(failure)
    }
  }

  private func progressReport(_ count: Int) -> Progress? {
    if arguments.has(CommonOptions.quiet) && !arguments.has(BatchOptions.progress) { return nil }
    guard console.isErrorTerminal || arguments.has(BatchOptions.progress) else { return nil }
    return Progress(
      total: count, now: Clock.seconds, interval: console.isErrorTerminal ? 0.1 : 1)
  }
}

/// Counts how the files of a batch ended.
struct Tally {
  private let verb: String
  private var counts: [FileRecord.Status: Int] = [:]
  private(set) var hasFailures = false

  init(verb: String) { self.verb = verb }

  /// Counts a file. A reader of our output that goes away is no failure.
  mutating func add(_ record: FileRecord) {
    counts[record.status, default: 0] += 1
    if record.status == .error && record.failure?.isClosedPipe != true { hasFailures = true }
  }

  /// One line: `12 files: 10 converted, 2 failed`.
  func summary(skippedFiles: Int) -> String {
    let total = counts.values.reduce(0, +)
    var parts = ["\(counts[.ok] ?? 0) \(verb)"]
    for (status, word) in [
      (.error, "failed"), (.skipped, "skipped"), (.notStarted, "not done"),
    ] as [(FileRecord.Status, String)] {
      if let count = counts[status] { parts.append("\(count) \(word)") }
    }
    var text = "\(total) \(total == 1 ? "file" : "files"): " + parts.joined(separator: ", ")
    if skippedFiles > 0 { text += "; \(skippedFiles) others in the folders passed over" }
    return text
  }
}
