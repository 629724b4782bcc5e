extension TrackFormat {
  /// Encoded polylines (Google's algorithm, of precision 5 or 6): each line of text is a track of
  /// one segment.
  public static let polyline = TrackFormat(
    name: "polyline", title: "Encoded polylines, one a line", fileExtensions: ["polyline"],
    recognizes: PolylineRecognition.recognizes,
    read: { (input, options) throws(ReadError) in
      try PolylineReader.read(&input, options)
    })
}
