package import TrackFormats

/// Tells the format of a file: by its content, then by its name.
package enum FormatDetection {
  /// The format of a file.
  ///
  /// XML and JSON that no format recognizes go to the GPX and GeoJSON readers: those know the
  /// document better, and say at which line it is something else. Formats without a mark of their
  /// own are asked last, and must be sure.
  ///
  /// - Parameters:
  ///   - start: The first bytes, as `FileInput.start` gives them.
  ///   - path: The name, for its ending.
  /// - Throws: `not-gpx` when the content is neither XML nor JSON and the name does not help.
  package static func format(
    start: [UInt8], path: String, among formats: [TrackFormat]
  ) throws(ReadError) -> TrackFormat {
    if let known = formats.first(where: { $0.recognizes(start) }) { return known }
    let ending = FileEnding.find(in: path, among: formats.flatMap(\.fileExtensions))
    let fallback: String? =
      switch start.first(where: { !whiteSpace.contains($0) }) {
      case UInt8(ascii: "<"): "gpx"
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // Polylines may begin like JSON; with no byte below 63 there is no value in a JSON text.
        ending == "polyline" && start.allSatisfy({ $0 >= 63 || whiteSpace.contains($0) })
          ? "polyline" : "geojson"
      case 0x1E: "geojsonl"
      default: nil
      }
    if let fallback, let format = formats.first(where: { $0.name == fallback }) { return format }
    if let ending, let format = formats.first(where: { $0.fileExtensions.contains(ending) }) {
      return format
    }
    if start.isEmpty {
      throw ReadError(
        .truncatedInput, at: FilePosition(line: 1, column: 1), "the file is empty")
    }
    throw ReadError(
      .notGPX, at: FilePosition(line: 1, column: 1),
      "neither XML nor JSON, and the name has no known ending; name the format with --from")
  }

  private static let whiteSpace: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// The start of a text in any Unicode encoding, as far as it is ASCII; other characters become
  /// question marks in UTF-16, and stay as they are in UTF-8.
  static func asciiStart(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.count >= 2 else { return bytes }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return fromUTF16(bytes.dropFirst(2), lowFirst: true)
    case (0xFE, 0xFF): return fromUTF16(bytes.dropFirst(2), lowFirst: false)
    case (1..., 0): return fromUTF16(bytes[...], lowFirst: true)
    case (0, 1...): return fromUTF16(bytes[...], lowFirst: false)
    default: return bytes
    }
  }

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> [UInt8] {
    var text: [UInt8] = []
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      let low = lowFirst ? bytes[i] : bytes[i + 1]
      let high = lowFirst ? bytes[i + 1] : bytes[i]
      text.append(high == 0 && low < 0x80 ? low : UInt8(ascii: "?"))
      i += 2
    }
    return text
  }
}
