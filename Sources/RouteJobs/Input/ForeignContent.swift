import TrackFormats

/// Files of other kinds that are often taken for tracks, told by their first bytes: to say what
/// they are, instead of what is wrong with them as XML or JSON.
enum ForeignContent {
  private struct Kind {
    let title: String
    let remedy: String
    let offset: Int
    let bytes: [UInt8]

    init(_ title: String, _ bytes: [UInt8], at offset: Int = 0, remedy: String = "") {
      self.title = title
      self.remedy = remedy
      self.offset = offset
      self.bytes = bytes
    }

    init(_ title: String, _ text: String, at offset: Int = 0, remedy: String = "") {
      self.init(title, Array(text.utf8), at: offset, remedy: remedy)
    }
  }

  private static let kinds: [Kind] = [
    Kind("a ZIP archive", [0x50, 0x4B, 0x03, 0x04], remedy: "unpack it first"),
    Kind("a FIT recording", ".FIT", at: 8, remedy: "convert it to GPX first"),
    Kind("an NMEA log", "$GP", remedy: "convert it to GPX first"),
    Kind("an NMEA log", "$GN", remedy: "convert it to GPX first"),
    // After "BZh" and a digit, which alone could begin a polyline.
    Kind("bzip2 data", "1AY&SY", at: 4, remedy: "unpack it first"),
    Kind("gzip data inside gzip data", [0x1F, 0x8B], remedy: "unpack it once more"),
    Kind("a tar archive", "ustar", at: 257, remedy: "unpack it first"),
    Kind("xz data", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], remedy: "unpack it first"),
    Kind("Zstandard data", [0x28, 0xB5, 0x2F, 0xFD], remedy: "unpack it first"),
    Kind("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], remedy: "unpack it first"),
    Kind("a RAR archive", "Rar!", remedy: "unpack it first"),
    Kind("an SQLite database", "SQLite format 3"),
    Kind("a binary property list", "bplist00"),
    Kind("an RTF text", "{\\rtf", remedy: "save it as plain text"),
    Kind("a PDF document", "%PDF"),
    Kind("a PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    Kind("a JPEG picture", [0xFF, 0xD8, 0xFF]),
  ]

  /// The error for a file of another kind; nil when none is recognized.
  ///
  /// - Parameter start: The first bytes of the file.
  static func refusal(of start: [UInt8]) -> ReadError? {
    let kind = kinds.first { kind in
      start.dropFirst(kind.offset).starts(with: kind.bytes)
    }
    guard let kind else { return nil }
    let remedy = kind.remedy.isEmpty ? "" : "; \(kind.remedy)"
    return ReadError(
      .notGPX, at: FilePosition(line: 1, column: 1),
      "this is \(kind.title), neither GPX nor GeoJSON\(remedy)")
  }
}
