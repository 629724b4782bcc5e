import TextWriting

extension OutputFormat {
  /// One row per fix (RFC 4180).
  public static let csv = OutputFormat(
    name: "csv", title: "Comma-separated values, one row per fix (RFC 4180)", fileExtension: "csv"
  ) { (contents, _, out) throws(WriteError) -> OutputReport in
    var writer = CSVWriter()
    writer.write(contents.document, to: &out)
    return writer.report
  }
}
