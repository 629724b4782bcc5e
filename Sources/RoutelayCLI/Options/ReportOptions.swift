import CommandLineParsing
import Reports
import RouteJobs
import TextWriting
import TrackFormats

/// The options for reports of what a check found.
enum ReportOptions {
  static let format = OptionSpec(
    "format", .text("FORMAT[:PATH]"), isRepeatable: true,
    "the form of the report: \(ReportFormat.all.map(\.name).joined(separator: ", ")); with :PATH it "
      + "is written there, so that there may be several, of which one goes to standard output "
      + "(default text)")

  /// A report that was asked for.
  struct Target {
    var format: ReportFormat
    /// Where it goes, nil for standard output.
    var path: String?
  }

  /// The reports that were asked for.
  ///
  /// - Throws: `UsageError` for a format that there is not, and two reports for one place.
  static func targets(_ arguments: ParsedArguments) throws(UsageError) -> [Target] {
    var targets: [Target] = []
    for word in arguments.texts(format) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let format = ReportFormat.named(name) else {
        let names = ReportFormat.all.map(\.name)
        throw UsageError(
          "--format does not know '\(name)'" + Suggestion.hint(for: name, among: names)
            + " (one of \(names.joined(separator: ", ")))")
      }
      var path = parts.count == 2 ? String(parts[1]) : nil
      if path == "" { throw UsageError("--format \(name): needs a path behind the colon") }
      if path == "-" { path = nil }
      if targets.contains(where: { $0.path == path }) {
        throw UsageError(
          path.map { "two reports would be written to '\($0)'" }
            ?? "only one report can go to standard output; write others to files, as in "
            + "\(name):report.\(format.fileExtension)")
      }
      targets.append(Target(format: format, path: path))
    }
    return targets.isEmpty ? [Target(format: .text, path: nil)] : targets
  }

  /// Writes reports, those to files first.
  ///
  /// - Returns: `success`, or `failure` after saying why.
  static func write(
    _ report: CheckReport, to targets: [Target], _ console: Console, _ diagnostics: Diagnostics
  ) -> ExitCode {
    var code = ExitCode.success
    for target in targets {
      guard let path = target.path else { continue }
      code = code.merged(
        with: write(target.format.bytes(report), to: path, diagnostics))
    }
    if let target = targets.first(where: { $0.path == nil }) {
      diagnostics.endProgress()
      code = code.merged(with: console.write(target.format.bytes(report), diagnostics))
    }
    return code
  }

  /// Writes a file, whole or not at all, also after a signal to stop.
  static func write(
    _ bytes: [UInt8], to path: String, _ diagnostics: Diagnostics
  ) -> ExitCode {
    do throws(WriteError) {
      try AtomicOutput.write(to: path, isFinal: true) { (writer) throws(WriteError) in
        bytes.withUnsafeBytes { writer.write($0) }
      }
      return .success
    } catch {
      diagnostics.report(JobFailure(.cannotWrite, path: path, error.message))
      return .failure
    }
  }
}
