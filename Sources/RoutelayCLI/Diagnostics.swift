import CommandLineParsing
import RouteJobs
import TrackFormats

/// Says on standard error what went wrong: `path:line:col: error|warning: text [class]`.
final class Diagnostics {
  private let console: Console
  private let isQuiet: Bool
  private let usesColor: Bool
  private var progressIsShown = false
  /// Warnings so far, also those that `--quiet` held back.
  private(set) var warningCount = 0

  /// Makes diagnostics.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether only errors are said.
  ///   - color: `auto`, `always` or `never`.
  init(_ console: Console, isQuiet: Bool = false, color: String = "auto") {
    self.console = console
    self.isQuiet = isQuiet
    usesColor = color == "always" || (color == "auto" && console.prefersColor)
  }

  /// Says why a file failed.
  func report(_ failure: JobFailure) {
    write(MessageLine.text(failure, usesColor: usesColor))
  }

  /// Says what was odd in a file.
  func report(_ finding: Finding, path: String) {
    warningCount += finding.count
    if isQuiet { return }
    write(MessageLine.text(finding, path: path, usesColor: usesColor))
  }

  /// Says why a command line is refused.
  func report(_ error: UsageError, command: String?) {
    write(MessageLine.text("routelay", .error, error.message, error.problem, usesColor: usesColor))
    let help = command.map { "routelay \($0) --help" } ?? "routelay --help"
    write("See '\(help)'.\n")
  }

  /// Says what an output's format could not hold.
  func loss(_ losses: [String], path: String, format: String) {
    if isQuiet || losses.isEmpty { return }
    write(
      "loss: \(PathText.display(path)): \(format) holds no "
        + PathText.display(losses.joined(separator: ", ")) + "\n")
  }

  /// Says what the steps did to a file, where they did something.
  func steps(_ record: FileRecord) {
    if isQuiet { return }
    let words = record.steps.compactMap(\.summary)
    let lines =
      (words.isEmpty ? [] : [words.joined(separator: "; ")]) + record.steps.flatMap(\.notes)
    for line in lines { say(line, of: record) }
    askAboutLimits(record)
  }

  /// Asks whether limits are right that most fixes went by.
  func askAboutLimits(_ record: FileRecord) {
    if !isQuiet, let words = record.removalWarning { say(words, of: record) }
  }

  private func say(_ line: String, of record: FileRecord) {
    write("\(PathText.display(record.path)): \(PathText.display(line))\n")
  }

  /// Says something worth knowing.
  func note(_ text: String) {
    if !isQuiet { write(PathText.display(text) + "\n") }
  }

  /// Says why the answer is no; `--quiet` does not hold it back.
  func answer(_ text: String) { write(text + "\n") }

  /// Says what was asked for in so many words, so that `--quiet` does not hold it back.
  func explanation(_ text: String) { write(PathText.display(text) + "\n") }

  /// Shows how far the work is: on a terminal in one line that is written over, else in lines.
  func progress(_ text: String) {
    if console.isErrorTerminal {
      console.error("\r\u{1B}[K" + text)
      progressIsShown = true
    } else {
      console.error(text + "\n")
    }
  }

  /// Takes the progress line away.
  func endProgress() {
    if progressIsShown { console.error("\r\u{1B}[K") }
    progressIsShown = false
  }

  private func write(_ text: String) {
    endProgress()
    console.error(text)
  }
}
