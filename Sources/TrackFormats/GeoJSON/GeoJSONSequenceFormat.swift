extension TrackFormat {
  /// GeoJSON texts one after another: with record separators (RFC 8142), one a line, or with nothing
  /// between them.
  ///
  /// GeoJSON's own reader does the work: that a file is a sequence shows only behind its first text.
  public static let geoJSONSequence = TrackFormat(
    name: "geojsonl", title: "GeoJSON sequences (RFC 8142, or one text a line)",
    fileExtensions: ["geojsonl", "geojsons", "geojsonseq", "ndjson"],
    recognizes: { start in
      let text = start.drop { $0 <= 0x20 }
      return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == JSONScanner.recordSeparator
        && (text.isEmpty || looksLikeJSON(Array(text)))
    },
    read: { (input, options) throws(ReadError) in
      var result = try GeoJSONReader.read(&input, options, mayBeEmpty: true)
      if result.format == "geojson" { result.format = "geojsonl" }
      return result
    })
}
