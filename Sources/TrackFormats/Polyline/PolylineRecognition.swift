/// Tells encoded polylines from other texts.
///
/// Their alphabet holds all letters, and many a word decodes to something. So a file is taken for
/// polylines only when all of its start is made of the alphabet and of line ends, and when the first
/// line looks like a way: two positions or more, the first of them off the point 0, 0, and no long
/// step. Anything else needs the ending `.polyline`, or to be asked for.
enum PolylineRecognition {
  /// A step that no way takes, in degrees.
  private static let longStep = 10
  /// About 0.16 degrees at precision 5. Short words decode to less.
  private static let nearOrigin = 1 << 14
  /// The least size of a start behind which there may be more of the file.
  private static let sizeOfCutStart = 500

  /// Whether the first bytes of a file look like polylines.
  static func recognizes(_ start: [UInt8]) -> Bool {
    let lines = start.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map(trimmed)
      .filter { !$0.isEmpty }
    guard let first = lines.first,
      lines.allSatisfy({ $0.allSatisfy(PolylineValue.alphabet.contains) })
    else { return false }
    let mayBeCut = lines.count == 1 && start.count >= sizeOfCutStart
    return [5, 6].contains { isWay(first, PolylineRange(precision: $0), mayBeCut: mayBeCut) }
  }

  private static func isWay(
    _ line: ArraySlice<UInt8>, _ range: PolylineRange, mayBeCut: Bool
  ) -> Bool {
    var value = PolylineValue()
    var sums = (latitude: 0, longitude: 0)
    var count = 0
    for byte in line {
      guard let step = value.take(byte) else {
        if value.isTooLong { return false }
        continue
      }
      let isLatitude = count % 2 == 0
      if count > 1 && abs(step) > longStep * range.scale { return false }
      let sum = (isLatitude ? sums.latitude : sums.longitude) + step
      if !range.contains(sum, isLatitude: isLatitude) { return false }
      if isLatitude { sums.latitude = sum } else { sums.longitude = sum }
      if count == 1 && max(abs(sums.latitude), abs(sums.longitude)) < nearOrigin { return false }
      count += 1
    }
    return count >= 4 && (mayBeCut || (count % 2 == 0 && value.length == 0))
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return line[first...last]
  }
}
