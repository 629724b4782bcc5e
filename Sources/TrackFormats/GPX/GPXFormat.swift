extension TrackFormat {
  /// GPX 1.0 and 1.1, mixtures of them, with any prefix or without a namespace.
  ///
  /// XML of another kind is taken too, to be refused as `not-gpx`.
  package static let gpx = TrackFormat(
    name: "gpx",
    title: "GPX 1.0 and 1.1",
    fileExtensions: ["gpx"],
    recognizes: { start in
      start.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == 0x3C
    },
    read: { (input, options) throws(ReadError) in
      var reader = GPXReader(options)
      return try reader.read(&input)
    })
}
