import TextWriting

/// A form of report: for people, for builds, for code hosts.
///
/// A new one is one file in a folder of its own, and one entry in `all`.
public struct ReportFormat: Sendable {
  /// The word for `--format`.
  public let name: String
  /// What it is, for people.
  public let title: String
  /// The usual file name ending, without the dot.
  public let fileExtension: String
  private let write: @Sendable (CheckReport, inout ByteWriter) -> Void

  /// Makes a format.
  ///
  /// - Parameter write: Writes a report, with a line end at its end unless it is empty.
  init(
    name: String, title: String, fileExtension: String,
    write: @escaping @Sendable (CheckReport, inout ByteWriter) -> Void
  ) {
    self.name = name
    self.title = title
    self.fileExtension = fileExtension
    self.write = write
  }

  /// All formats; the first is the default.
  public static let all: [ReportFormat] = [.text, .json, .junit, .tap, .sarif, .github]

  /// The format of a name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// A report in this format, in UTF-8.
  public func bytes(_ report: CheckReport) -> [UInt8] {
    // Memory does not fail: nothing is thrown.
    do throws(WriteError) {
      return try ByteWriter.collect { (out) throws(WriteError) in write(report, &out) }
    } catch { return [] }
  }
}
