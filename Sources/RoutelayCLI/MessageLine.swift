import RouteJobs
import TrackFormats

/// A message in the form that editors and build systems link to a place:
/// `path:line:col: error|warning: text [class]`. Nothing in it controls a terminal.
enum MessageLine {
  enum Severity: String {
    case error
    case warning

    fileprivate var color: String { self == .error ? "\u{1B}[1;31m" : "\u{1B}[1;33m" }
  }

  /// Why a file failed.
  static func text(_ failure: JobFailure, usesColor: Bool) -> String {
    text(
      place(failure.path, failure.position), .error, failure.message, failure.problem.rawValue,
      usesColor: usesColor)
  }

  /// What was odd in a file.
  static func text(_ finding: Finding, path: String, usesColor: Bool) -> String {
    text(
      place(path, finding.position), .warning, finding.message, finding.problem.rawValue,
      more: finding.count - 1, usesColor: usesColor)
  }

  /// A line with its end.
  ///
  /// - Parameter more: How many of the same kind the message stands for, beside its own.
  static func text(
    _ place: String, _ severity: Severity, _ text: String, _ problem: String, more: Int = 0,
    usesColor: Bool
  ) -> String {
    var word = severity.rawValue + ":"
    if usesColor { word = severity.color + word + "\u{1B}[0m" }
    let count = more > 0 ? " (and \(more) more)" : ""
    return "\(PathText.display(place)): \(word) \(PathText.display(text)) [\(problem)]\(count)\n"
  }

  private static func place(_ path: String, _ position: FilePosition?) -> String {
    guard let position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }
}
