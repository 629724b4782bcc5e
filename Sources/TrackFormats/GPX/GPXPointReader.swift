import Geodesy
import Tracks

/// A waypoint, route point or track point while it is read.
struct GPXPoint {
  var coordinate = Coordinate(uncheckedLatitude: 0, longitude: 0)
  var elevation = Double.nan
  var time = Timestamp.missing
  /// One value per channel, valid where `channelBits` has the channel's bit.
  private var values = Array(repeating: 0.0, count: Channel.allCases.count)
  private var channelBits: UInt32 = 0
  private(set) var hasDetails = false
  /// The words; to be looked at only with `hasDetails`.
  var details = FixDetails() {
    didSet { hasDetails = true }
  }

  /// Begins a point.
  mutating func reset(_ coordinate: Coordinate) {
    self.coordinate = coordinate
    elevation = .nan
    time = .missing
    channelBits = 0
    if hasDetails {
      details = FixDetails()
      hasDetails = false
    }
  }

  mutating func set(_ channel: Channel, _ value: Double) {
    values[channel.rawValue] = value
    channelBits |= 1 << UInt32(channel.rawValue)
  }

  private static let channels = Channel.allCases

  /// Appends the point to a segment.
  func append(to segment: inout Segment, withDetails: Bool = false) {
    segment.append(coordinate, elevation: elevation, time: time)
    var bits = channelBits
    while bits != 0 {
      let channel = bits.trailingZeroBitCount
      segment.setLast(GPXPoint.channels[channel], values[channel])
      bits &= bits - 1
    }
    if withDetails && hasDetails { segment.setLastDetails(details) }
  }
}

extension GPXReader {
  /// Reads the point whose tag has just been read into `point`. False when it has no valid position:
  /// it is passed over then.
  mutating func readPoint(_ input: inout InputBuffer) throws(ReadError) -> Bool {
    guard let coordinate = readPosition(input) else {
      try scanner.skipElement(&input)
      return false
    }
    guard points < limits.points else {
      throw ReadError(
        .limitExceeded, at: input.bookmarkPosition, "there are more than \(limits.points) points")
    }
    points += 1
    point.reset(coordinate)
    raw.reset()
    while case .start = try nextChild(&input) {
      let child = element()
      try readPointChild(child, &input)
    }
    if raw.count > 0 { point.details.extensions = RawXML(text: raw.text) }
    return true
  }

  private mutating func readPointChild(_ child: GPXElement, _ input: inout InputBuffer)
    throws(ReadError)
  {
    switch child {
    case .ele:
      if let value = try readNumber(&input) { point.elevation = value }
    case .time:
      if let time = try readTime(&input) {
        point.time = time
        if !lastTime.isMissing && time < lastTime {
          scanner.findings.add(
            .timeNotIncreasing, at: input.bookmarkPosition,
            "the time goes back by \(lastTime.seconds(since: time)) s")
        }
      }
    case .fix:
      try readFixWord(&input)
    case .extensions:
      try readPointExtensions(&input)
    case .trackPointExtension, .powerExtension:
      try readContainer(&input)
    default:
      if let channel = GPXReader.channel(of: child) {
        if let value = try readNumber(&input) { point.set(channel, value) }
      } else if GPXReader.isWord(child) {
        var details = point.details
        _ = try readWords(child, &input, into: &details)
        point.details = details
      } else {
        try captureElement(&input)
      }
    }
  }

  private static func isWord(_ element: GPXElement) -> Bool {
    switch element {
    case .name, .cmt, .desc, .src, .sym, .type, .link, .url, .urlname, .magvar, .geoidheight,
      .ageofdgpsdata, .dgpsid:
      true
    default: false
    }
  }

  /// The channel that an element's number belongs to.
  static func channel(of element: GPXElement) -> Channel? {
    switch element {
    case .speed: .speed
    case .course: .course
    case .heartRate: .heartRate
    case .cadence: .cadence
    case .temperature: .temperature
    case .power: .power
    case .hdop: .hdop
    case .vdop: .vdop
    case .pdop: .pdop
    case .sat: .satellites
    case .accuracy: .accuracy
    default: nil
    }
  }

  // MARK: Position

  private mutating func readPosition(_ input: borrowing InputBuffer) -> Coordinate? {
    let latitude = degrees(latitudeName, "latitude", input)
    let longitude = degrees(longitudeName, "longitude", input)
    switch (latitude, longitude) {
    case (.value(let latitude), .value(let longitude)):
      if abs(latitude) <= 90 && abs(longitude) <= 540 {
        return Coordinate(uncheckedLatitude: latitude, longitude: longitude)
      }
      if abs(latitude) > 90 {
        let text = "latitude \(written(latitudeName, input)) is out of range"
        let isSwapped = abs(latitude) <= 180 && abs(longitude) <= 90
        noteInvalid(
          input, text + " -90…90",
          alone: isSwapped ? text + " (are latitude and longitude swapped?)" : nil)
      } else {
        noteInvalid(input, "longitude \(written(longitudeName, input)) is out of range -540…540")
      }
    case (.problem(let message), _), (_, .problem(let message)):
      noteInvalid(input, message)
    }
    return nil
  }

  /// An attribute as it stands in the file.
  private func written(_ name: Int32, _ input: borrowing InputBuffer) -> String {
    guard let attribute = scanner.attribute(named: name) else { return "" }
    let text = GPXReader.trimmed(scanner.value(of: attribute, input))
    return String(decoding: text.prefix(40), as: UTF8.self)
  }

  private enum Degrees {
    case value(Double)
    case problem(String)
  }

  /// - Parameter alone: What to say when no fix of the file is valid.
  private mutating func noteInvalid(
    _ input: borrowing InputBuffer, _ message: String, alone: String? = nil
  ) {
    if firstInvalid == nil {
      firstInvalid = ReadError(
        .invalidCoordinate, at: input.bookmarkPosition, alone ?? message)
    }
    scanner.findings.add(.invalidCoordinate, at: input.bookmarkPosition, message)
  }

  private func degrees(_ name: Int32, _ word: String, _ input: borrowing InputBuffer) -> Degrees {
    guard let attribute = scanner.attribute(named: name) else {
      return .problem("the fix has no \(word)")
    }
    let text = GPXReader.trimmed(scanner.value(of: attribute, input))
    guard let start = text.baseAddress, text.count > 0 else {
      return .problem("the \(word) is empty")
    }
    guard let value = NumberScanner.number(start, count: text.count, lenient: true), value.isFinite
    else { return .problem("the \(word) \(GPXReader.quoted(text)) is not a number") }
    return .value(value)
  }

  // MARK: Values

  /// Reads the number that is the content of the element; nil, and a finding, when it is none.
  mutating func readNumber(_ input: inout InputBuffer) throws(ReadError) -> Double? {
    let name = scanner.element
    try scanner.readContent(&input)
    let text = GPXReader.trimmed(
      UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
    if let start = text.baseAddress, text.count > 0,
      let value = NumberScanner.number(start, count: text.count, lenient: true), value.isFinite
    {
      return value
    }
    let tag = scanner.names.text(name)
    scanner.findings.add(
      .invalidNumber, at: input.bookmarkPosition,
      "<\(tag)> holds \(GPXReader.quoted(text)), which is not a number")
    return nil
  }

  /// Reads the time that is the content of the element; nil, and a finding, when it is none.
  mutating func readTime(_ input: inout InputBuffer) throws(ReadError) -> Timestamp? {
    try scanner.readContent(&input)
    switch TimestampScanner.timestamp(scanner.textStart, count: scanner.textCount) {
    case .time(let time, let hasZone):
      if !hasZone {
        let text = scanner.text
        scanner.findings.add(
          .timeWithoutZone, at: input.bookmarkPosition,
          "\(text) has no time zone; it was read as UTC")
      }
      return time
    case .invalid:
      let text = UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount)
      scanner.findings.add(
        .invalidTime, at: input.bookmarkPosition,
        "\(GPXReader.quoted(text)) is not a time like 2026-05-01T07:00:00Z")
      return nil
    }
  }

  private mutating func readFixWord(_ input: inout InputBuffer) throws(ReadError) {
    try scanner.readContent(&input)
    let text = GPXReader.trimmed(
      UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
    if let index = Channel.fixWords.firstIndex(where: { text.elementsEqual($0.utf8) }) {
      point.set(.fix, Double(index))
      return
    }
    scanner.findings.add(
      .invalidNumber, at: input.bookmarkPosition,
      "<fix> holds \(GPXReader.quoted(text)), not one of none, 2d, 3d, dgps, pps")
  }

  /// Bytes without the white space around them.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = text.count
    func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    while start < end && isSpace(text[start]) { start += 1 }
    while end > start && isSpace(text[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  /// Bytes in quotation marks, not too many of them.
  static func quoted(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let whole = String(decoding: text.prefix(200), as: UTF8.self)
    return whole.count <= 40 ? "\"\(whole)\"" : "\"\(whole.prefix(40))…\""
  }
}
