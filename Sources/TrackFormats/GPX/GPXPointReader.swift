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

  /// The words so far, which the point has no longer.
  mutating func takeDetails() -> FixDetails {
    let taken = details
    details = FixDetails()
    return taken
  }

  mutating func set(_ channel: Channel, _ value: Double) {
    values[channel.rawValue] = value
    channelBits |= 1 << UInt32(channel.rawValue)
  }

  /// The value of a channel; nil for none.
  @inline(__always)
  func value(of channel: Channel) -> Double? {
    channelBits & 1 << UInt32(channel.rawValue) == 0 ? nil : values[channel.rawValue]
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
  mutating func readPoint(_ input: inout InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError) -> Bool
  {
    shaping.removeAll(keepingCapacity: true)
    proximity = nil
    unreadProximity = nil
    if recordsLines { pointLine = input.bookmarkPosition.line }
    guard let coordinate = readPosition(input) else {
      try scanner.skipElement(&input)
      return false
    }
    passOverPointAttributes(input)
    try countPoint(input)
    point.reset(coordinate)
    raw.reset()
    while case .start = try nextChild(&input) { try readPointChild(&input, owner) }
    return true
  }

  /// Counts a fix or a shaping point.
  mutating func countPoint(_ input: borrowing InputBuffer) throws(ReadError) {
    guard points < limits.points else {
      throw ReadError(
        .limitExceeded, at: input.bookmarkPosition, "there are more than \(limits.points) points")
    }
    points += 1
  }

  /// Appends the point that has been read, with all that is said of it.
  func appendPoint(to segment: inout Segment) {
    point.append(to: &segment, withDetails: true)
    if recordsLines { segment.setLastLine(pointLine) }
    if raw.count > 0 { segment.setLastExtensions(raw.bytes) }
  }

  private mutating func readPointChild(_ input: inout InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError)
  {
    let child = element(input)
    switch child {
    case .ele:
      if let value = try readNumber(&input) {
        noteSecond(!point.elevation.isNaN, input)
        point.elevation = value
      }
    case .time:
      if let time = try readTime(&input) {
        noteSecond(!point.time.isMissing, input)
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
      try readPointExtensions(&input, owner)
    case .speed, .course, .hdop, .vdop, .pdop, .sat:
      if let channel = GPXReader.channel(of: child), let value = try readNumber(&input) {
        take(channel, value, input)
      }
    default:
      if GPXReader.isWord(child) {
        // Taken out, so that nobody shares what is changed: it may be very many links.
        var details = point.takeDetails()
        _ = try readWords(child, &input, into: &details)
        point.details = details
      } else {
        try readExtension(&input, owner)
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

  /// Reads the position in the attributes of the tag that has just been read; nil, and a finding,
  /// when there is no valid one.
  mutating func readPosition(_ input: borrowing InputBuffer) -> Coordinate? {
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

  private mutating func degrees(_ name: Int32, _ word: String, _ input: borrowing InputBuffer)
    -> Degrees
  {
    guard let attribute = scanner.attribute(named: name) ?? oddlyWrittenAttribute(name, input)
    else { return .problem("the fix has no \(word)") }
    let text = GPXReader.trimmed(scanner.value(of: attribute, input))
    if text.isEmpty { return .problem("the \(word) is empty") }
    guard let value = GPXReader.number(text) else {
      return .problem("the \(word) \(GPXReader.quoted(text)) is not a number")
    }
    return .value(value)
  }

  /// The attribute that would have a name but for the case of its letters; it is noted.
  private mutating func oddlyWrittenAttribute(_ name: Int32, _ input: borrowing InputBuffer)
    -> XMLScanner.Attribute?
  {
    guard let attribute = attributeInAnotherCase(name) else { return nil }
    let (written, wanted) = (scanner.names.text(attribute.name), scanner.names.text(name))
    scanner.findings.add(
      .namespace, at: input.bookmarkPosition,
      "the attribute \(written) was read as GPX's \(wanted)")
    return attribute
  }
}
