extension TrackFormat {
  /// GeoJSON (RFC 7946): every type, members in any order. An overlay document is recognized and
  /// read as one.
  public static let geoJSON = TrackFormat(
    name: "geojson", title: "GeoJSON (RFC 7946)", fileExtensions: ["geojson", "json"],
    recognizes: looksLikeJSON,
    read: { (input, options) throws(ReadError) in
      try GeoJSONReader.read(&input, options)
    })

  /// Whether a text begins as a JSON object, or as an array that may hold some.
  static func looksLikeJSON(_ start: [UInt8]) -> Bool {
    let visible = start.lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(3)
    let bytes = Array(visible)
    guard let first = bytes.first else { return false }
    let second = bytes.count > 1 ? bytes[1] : nil
    switch first {
    case UInt8(ascii: "{"):
      // With anything behind it, `{}` may as well begin an encoded polyline.
      return second == nil || second == UInt8(ascii: "\"")
        || (second == UInt8(ascii: "}") && bytes.count == 2)
    case UInt8(ascii: "["):
      return second == nil || second == UInt8(ascii: "{") || second == UInt8(ascii: "[")
        || second == UInt8(ascii: "]")
    default: return false
    }
  }
}
