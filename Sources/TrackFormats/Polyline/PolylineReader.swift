import Geodesy
import Tracks

/// Reads encoded polylines: each line of text is a track of one segment. Blank lines, and white space
/// around a line, mean nothing.
///
/// Nothing in a polyline says its precision. It is 5 unless the options say otherwise, or a line
/// begins where only precision 6 can mean; that is a finding. A line that leaves the world on its way
/// is damaged rather than finer: that is an error.
struct PolylineReader {
  private let options: ReadOptions
  /// Latitude and longitude of each position, in units of the last decimal.
  private var places: [Int32] = []
  /// Numbers in `places` at the end of each line.
  private var ends: [Int] = []
  private var value = PolylineValue()
  private var latitude = 0
  private var longitude = 0
  private var hasLatitude = false
  /// Whether white space came behind the polyline of this line.
  private var isOver = false
  private var hasDoubledBackslash = false
  /// Backslashes in a row, up to here.
  private var backslashes = 0
  /// Whether a row of backslashes of this line had an odd number.
  private var hasLoneBackslash = false
  /// Bytes of the file before the first doubled backslash of this line.
  private var backslashOffset = 0
  private var findings: FindingLog
  /// The first number at the start of a line that precision 5 cannot mean, while 6 is possible.
  private var misfit: (position: FilePosition, message: String)?

  /// Reads a document.
  static func read(
    _ input: inout InputBuffer, _ options: ReadOptions
  ) throws(ReadError) -> ReadResult {
    var reader = PolylineReader(options)
    try reader.readLines(&input)
    return reader.result()
  }

  private init(_ options: ReadOptions) {
    self.options = options
    findings = FindingLog(singleLimit: options.singleFindings)
  }

  private mutating func readLines(_ input: inout InputBuffer) throws(ReadError) {
    while true {
      if input.head == input.tail {
        if try input.refill() { continue }
        break
      }
      let byte = input.bytes[input.head]
      switch byte {
      case PolylineValue.alphabet where !isOver: try take(byte, &input)
      case 0x0A, 0x0D: try endLine(input, "line")
      case 0x20, 0x09: isOver = value.length > 0 || hasLatitude || places.count > ends.last ?? 0
      default: throw invalidCharacter(byte, input)
      }
      input.head += 1
    }
    try endLine(input, "input")
  }

  private mutating func take(_ byte: UInt8, _ input: inout InputBuffer) throws(ReadError) {
    if value.length == 0 { input.bookmark = input.head }
    count(backslash: byte == UInt8(ascii: "\\"), input)
    guard let step = value.take(byte) else {
      if value.isTooLong {
        throw ReadError(
          .numberOutOfRange, at: input.bookmarkPosition,
          "a number of more than \(PolylineValue.greatestLength) characters is no coordinate")
      }
      return
    }
    if !hasLatitude {
      latitude += step
      try check(latitude, input)
      hasLatitude = true
      return
    }
    longitude += step
    try check(longitude, input)
    hasLatitude = false
    if places.count / 2 >= options.limits.points {
      throw ReadError(
        .limitExceeded, at: input.position, "more than \(options.limits.points) positions")
    }
    places.append(Int32(truncatingIfNeeded: latitude))
    places.append(Int32(truncatingIfNeeded: longitude))
  }

  /// Follows the backslashes of a line: in a JSON string, each is written twice.
  @inline(__always)
  private mutating func count(backslash isBackslash: Bool, _ input: borrowing InputBuffer) {
    if isBackslash {
      backslashes += 1
      if backslashes == 2 && !hasDoubledBackslash {
        hasDoubledBackslash = true
        backslashOffset = input.baseOffset + input.head - 1
      }
    } else if backslashes > 0 {
      if backslashes % 2 == 1 { hasLoneBackslash = true }
      backslashes = 0
    }
  }

  /// Refuses a number that cannot be a coordinate.
  private mutating func check(
    _ value: Int, _ input: borrowing InputBuffer
  ) throws(ReadError) {
    let stated = options.polylinePrecision
    let range = PolylineRange(precision: stated ?? 5)
    if range.contains(value, isLatitude: !hasLatitude) { return }
    let mayBeFiner =
      range.precision == 5
      && PolylineRange(precision: 6).contains(value, isLatitude: !hasLatitude)
    let isStart = places.count == ends.last ?? 0
    if stated == nil && mayBeFiner && (misfit != nil || isStart) {
      if misfit == nil { misfit = (input.bookmarkPosition, outside(value, range)) }
      return
    }
    var hint = ""
    if hasDoubledBackslash {
      hint = " (are backslashes doubled, as in JSON?)"
    } else if mayBeFiner {
      hint = " (is the precision 6?)"
    } else if stated == nil {
      hint = " (and precision 6 does not fit)"
    }
    let (position, message) = misfit ?? (input.bookmarkPosition, outside(value, range))
    throw ReadError(.invalidCoordinate, at: position, message + hint)
  }

  private func outside(_ value: Int, _ range: PolylineRange) -> String {
    let degrees = Double(value) / Double(range.scale)
    let bounds = hasLatitude ? "-540 through 540" : "-90 through 90"
    return "\(hasLatitude ? "longitude" : "latitude") \(degrees) is outside \(bounds)"
      + ", read with precision \(range.precision)"
  }

  private mutating func endLine(
    _ input: borrowing InputBuffer, _ what: String
  ) throws(ReadError) {
    if value.length > 0 {
      throw ReadError(
        .truncatedInput, at: input.position,
        "the \(what) ends inside a \(hasLatitude ? "longitude" : "latitude")")
    }
    if hasLatitude {
      throw ReadError(
        .truncatedInput, at: input.position, "the \(what) ends with a latitude without longitude")
    }
    count(backslash: false, input)
    if hasDoubledBackslash && !hasLoneBackslash {
      // A line is ASCII, and this is its end.
      var position = input.position
      position.column -= input.baseOffset + input.head - backslashOffset
      findings.add(
        .invalidCharacter, at: position,
        "all backslashes of the line are doubled: it looks like the inside of a JSON string; it is "
          + "read as it is")
    }
    if places.count > ends.last ?? 0 { ends.append(places.count) }
    latitude = 0
    longitude = 0
    isOver = false
    hasDoubledBackslash = false
    hasLoneBackslash = false
  }

  private func invalidCharacter(_ byte: UInt8, _ input: borrowing InputBuffer) -> ReadError {
    if PolylineValue.alphabet.contains(byte) {
      return ReadError(
        .invalidCharacter, at: input.position, "white space inside a polyline: each has a line")
    }
    var message: String
    switch byte {
    case 0x21...0x7E: message = "'\(Character(UnicodeScalar(byte)))'"
    case 0x80...: message = "a character that is not ASCII"
    default: message = "byte 0x\(hexadecimal(byte))"
    }
    message += " is none of the characters of polylines, ? through ~"
    switch byte {
    case UInt8(ascii: "%"): message += " (is the text percent-encoded?)"
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      message += " (without quotes, and backslashes not doubled)"
    default: break
    }
    return ReadError(.invalidCharacter, at: input.position, message)
  }

  /// The document, its numbers scaled: each coordinate is the double nearest to its decimals.
  private mutating func result() -> ReadResult {
    let precision = options.polylinePrecision ?? (misfit == nil ? 5 : 6)
    let scale = Double(PolylineRange(precision: precision).scale)
    var document = TrackDocument()
    document.items.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      var coordinates: [Coordinate] = []
      coordinates.reserveCapacity((end - start) / 2)
      for i in stride(from: start, to: end, by: 2) {
        coordinates.append(
          Coordinate(
            uncheckedLatitude: Double(places[i]) / scale, longitude: Double(places[i + 1]) / scale))
      }
      document.items.append(.track(Track(segments: [Segment(coordinates: coordinates)])))
      start = end
    }
    if let misfit {
      findings.add(
        .invalidCoordinate, at: misfit.position,
        misfit.message + "; the whole file is read with precision 6")
    }
    var result = ReadResult(document: document, format: "polyline", findings: findings)
    result.polylinePrecision = precision
    return result
  }
}
