import TextWriting

extension OutputFormat {
  /// GPX 1.1, or 1.0 where the options want it, with elements in the order of the schema.
  public static let gpx = OutputFormat(
    name: "gpx", title: "GPX 1.1 and 1.0", fileExtension: "gpx"
  ) { (contents, options, out) throws(WriteError) -> OutputReport in
    var writer = GPXWriter(generator: options.generator, version: options.gpxVersion)
    writer.write(contents.document, to: &out)
    return writer.report
  }
}
