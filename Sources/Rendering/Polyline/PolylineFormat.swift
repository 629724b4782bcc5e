import TextWriting

extension OutputFormat {
  /// Encoded polylines: one line of text per segment.
  public static let polyline = OutputFormat(
    name: "polyline", title: "Encoded polylines, one segment a line", fileExtension: "polyline"
  ) { (contents, options, out) throws(WriteError) -> OutputReport in
    var report = OutputReport()
    PolylineLosses.note(in: contents.document, &report)
    var writer = PolylineWriter(precision: options.polylinePrecision)
    writer.write(contents.document, to: &out)
    if writer.hasRounded {
      report.lose("decimals beyond the \(options.polylinePrecision == 6 ? "sixth" : "fifth")")
    }
    if writer.hasCut { report.lose("lines over the 180th meridian in one piece") }
    return report
  }
}
