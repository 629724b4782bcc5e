extension TrackFormat {
  /// Every input format, in the order in which they are tried. A new format is one new file and
  /// one new line here.
  public static let all: [TrackFormat] = [
    .gpx,
    .overlay,
    .geoJSON,
    .geoJSONSequence,
    .polyline,
  ]
}
