extension TrackFormat {
  /// Overlay documents: GeoJSON with a top-level `routelay` object. What was cut for drawing is
  /// put together again.
  ///
  /// The start of a text does not tell: the object may come last, and any GeoJSON may have the word
  /// somewhere. GeoJSON's reader finds out.
  public static let overlay = TrackFormat(
    name: "overlay", title: "Routelay overlay document",
    fileExtensions: ["overlay.json"],
    recognizes: { _ in false },
    read: { (input, options) throws(ReadError) in
      let result = try GeoJSONReader.read(&input, options)
      guard result.format == "overlay" else {
        throw ReadError(
          .notGeoJSON, at: nil, "no \"routelay\" object at the top: this is no overlay document")
      }
      return result
    })
}
