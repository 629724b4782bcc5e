import TextWriting

extension OutputFormat {
  /// RFC 7946: one FeatureCollection, one feature a line.
  public static let geoJSON = OutputFormat(
    name: "geojson", title: "GeoJSON (RFC 7946)", fileExtension: "geojson"
  ) { (contents, _, out) throws(WriteError) -> OutputReport in
    var writer = GeoJSONWriter(contents)
    writer.writeCollection(to: &out)
    return writer.report
  }

  /// One GeoJSON feature a line; with record separators, RFC 8142.
  public static let geoJSONSequence = OutputFormat(
    name: "geojsonl", title: "GeoJSON, one feature a line", fileExtension: "geojsonl"
  ) { (contents, options, out) throws(WriteError) -> OutputReport in
    var writer = GeoJSONWriter(contents)
    writer.writeSequence(withSeparators: options.recordSeparators, to: &out)
    return writer.report
  }
}
