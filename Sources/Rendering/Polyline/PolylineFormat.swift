import TextWriting

extension OutputFormat {
  /// Encoded polylines: one line of text per segment.
  public static let polyline = OutputFormat(
    name: "polyline", title: "Encoded polylines, one segment a line", fileExtension: "polyline"
  ) { (contents, options, out) throws(WriteError) -> OutputReport in
    var report = OutputReport()
    PolylineLosses.note(in: contents.document, &report)
    PolylineWriter(precision: options.polylinePrecision).write(contents.document, to: &out)
    return report
  }
}
