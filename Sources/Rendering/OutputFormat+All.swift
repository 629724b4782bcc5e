extension OutputFormat {
  /// Every output format. A new one is one new file and one new line here.
  public static let all: [OutputFormat] = [
    .overlay,
    .geoJSON,
    .geoJSONSequence,
    .gpx,
    .csv,
    .polyline,
  ]
}
