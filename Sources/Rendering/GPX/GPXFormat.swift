import TextWriting

extension OutputFormat {
  /// GPX 1.1, with elements in the order of the schema.
  public static let gpx = OutputFormat(
    name: "gpx", title: "GPX 1.1", fileExtension: "gpx"
  ) { (contents, options, out) throws(WriteError) -> OutputReport in
    var writer = GPXWriter(generator: options.generator)
    writer.write(contents.document, to: &out)
    return writer.report
  }
}
