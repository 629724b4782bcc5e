import Geodesy
import Tracks

/// A channel's element name with its `>` as one number.
private struct PlainChannel {
  let word: UInt64
  let mask: UInt64
  let count: Int
  let channel: Channel

  init(_ name: String, _ channel: Channel) {
    var word: UInt64 = 0
    let bytes = Array(name.utf8) + [0x3E]
    for (i, byte) in bytes.enumerated() { word |= UInt64(byte) << UInt64(8 * i) }
    self.word = word
    mask = bytes.count == 8 ? .max : (1 << UInt64(8 * bytes.count)) - 1
    count = bytes.count
    self.channel = channel
  }

  /// In GPX's namespace.
  static let own = [
    PlainChannel("speed", .speed), PlainChannel("course", .course),
    PlainChannel("sat", .satellites),
    PlainChannel("hdop", .hdop), PlainChannel("vdop", .vdop), PlainChannel("pdop", .pdop),
  ]

  /// In TrackPointExtension's.
  static let trackPoint = [
    PlainChannel("hr", .heartRate), PlainChannel("cad", .cadence),
    PlainChannel("atemp", .temperature), PlainChannel("speed", .speed),
    PlainChannel("course", .course),
  ]
}

/// A place in a fix that is written plainly.
///
/// The window ends with zeros, which match nothing: no other test for its end is needed.
struct PlainFix {
  var next: UnsafePointer<UInt8>
  let prefix: PlainPrefix
  let inner: PlainPrefix

  init(at next: UnsafePointer<UInt8>, prefix: PlainPrefix, inner: PlainPrefix) {
    self.next = next
    self.prefix = prefix
    self.inner = inner
  }

  /// The longest number that is looked at.
  private static let longest = 32

  @inline(__always)
  private func word(_ offset: Int = 0) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(next).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Reads a whole fix into a point.
  @inline(__always)
  mutating func read(_ point: inout GPXPoint, _ clock: inout TimestampScanner.Cache) -> Bool {
    skipSpace()
    guard take(0x3C), take(prefix), word() & 0xFF_FFFF_FFFF == Word.trkpt else { return false }
    next += 5
    guard let coordinate = position() else { return false }
    point.reset(coordinate)
    if take(0x2F) { return take(0x3E) }
    guard take(0x3E) else { return false }
    while true {
      skipSpace()
      guard take(0x3C) else { return false }
      if next.pointee == 0x2F {
        next += 1
        guard take(prefix), word() & 0xFF_FFFF_FFFF == Word.trkpt else { return false }
        next += 5
        return take(0x3E)
      }
      guard take(prefix) else { return false }
      let name = word()
      if name & 0xFFFF_FFFF == Word.ele {
        guard point.elevation.isNaN, let value = element(Word.ele, 4, prefix) else { return false }
        point.elevation = value
      } else if name & 0xFF_FFFF_FFFF == Word.time {
        next += 5
        let (time, count) = clock.time(at: next)
        if count == 0 || !point.time.isMissing { return false }
        next += count
        guard close(Word.time, 5, prefix) else { return false }
        point.time = time
      } else if name == Word.extensio && next[8] == 0x6E && next[9] == 0x73 && next[10] == 0x3E {
        next += 11
        guard extensions(&point) else { return false }
      } else {
        guard channel(name, prefix, PlainChannel.own, &point) else { return false }
      }
    }
  }

  /// Reads `lat` and `lon`, in either order, and the white space around them.
  @inline(__always)
  private mutating func position() -> Coordinate? {
    var latitude = Double.nan
    var longitude = Double.nan
    for _ in 0..<2 {
      let before = next
      skipSpace()
      if next == before { return nil }
      let name = word() & 0xFFFF_FFFF
      let quote = next[4]
      guard name == Word.lat || name == Word.lon, quote == 0x22 || quote == 0x27 else { return nil }
      next += 5
      guard let value = number(upTo: quote) else { return nil }
      next += 1
      if name == Word.lat { latitude = value } else { longitude = value }
    }
    skipSpace()
    // NaN, where one of them is missing, is in no range.
    guard abs(latitude) <= 90 && abs(longitude) <= 540 else { return nil }
    return Coordinate(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// Reads a channel's element after its prefix.
  @inline(__always)
  private mutating func channel(
    _ name: UInt64, _ prefix: PlainPrefix, _ known: [PlainChannel], _ point: inout GPXPoint
  ) -> Bool {
    for known in known where name & known.mask == known.word {
      guard let value = element(known.word, known.count, prefix),
        point.value(of: known.channel) == nil
      else { return false }
      point.set(known.channel, value)
      return true
    }
    return false
  }

  /// Reads what follows `<extensions>`: one TrackPointExtension that holds only channels.
  private mutating func extensions(_ point: inout GPXPoint) -> Bool {
    skipSpace()
    guard take(0x3C), take(inner), takeTrackPointExtension() else { return false }
    while true {
      skipSpace()
      guard take(0x3C) else { return false }
      if next.pointee == 0x2F { break }
      guard take(inner), channel(word(), inner, PlainChannel.trackPoint, &point) else {
        return false
      }
    }
    next += 1
    guard take(inner), takeTrackPointExtension() else { return false }
    skipSpace()
    guard take(0x3C), take(0x2F), take(prefix), word() == Word.extensio, next[8] == 0x6E,
      next[9] == 0x73, next[10] == 0x3E
    else { return false }
    next += 11
    return true
  }

  private mutating func takeTrackPointExtension() -> Bool {
    guard word() == Word.trackPoi, word(8) == Word.ntExtens, word(16) & 0xFFFF_FFFF == Word.ion
    else { return false }
    next += 20
    return true
  }

  /// Reads `name>number</name>`.
  @inline(__always)
  private mutating func element(_ name: UInt64, _ count: Int, _ prefix: PlainPrefix) -> Double? {
    next += count
    guard let value = number(upTo: 0x3C), close(name, count, prefix) else { return nil }
    return value
  }

  @inline(__always)
  private mutating func close(_ name: UInt64, _ count: Int, _ prefix: PlainPrefix) -> Bool {
    guard next[0] == 0x3C && next[1] == 0x2F else { return false }
    next += 2
    guard take(prefix), word() & Word.mask(count) == name else { return false }
    next += count
    return true
  }

  /// Reads a number that ends before a byte.
  @inline(__always)
  private mutating func number(upTo stop: UInt8) -> Double? {
    let start = next
    let pattern = UInt64(stop) &* 0x0101_0101_0101_0101
    var count = 0
    while count < PlainFix.longest {
      let different = word(count) ^ pattern
      let hit = (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
      if hit != 0 {
        count += hit.trailingZeroBitCount >> 3
        next += count
        guard let value = NumberScanner.number(start, count: count, lenient: true),
          value.isFinite
        else { return nil }
        return value
      }
      count += 8
    }
    return nil
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    if next.pointee != byte { return false }
    next += 1
    return true
  }

  @inline(__always)
  private mutating func take(_ prefix: PlainPrefix) -> Bool {
    if word() & prefix.mask != prefix.word { return false }
    next += prefix.count
    return true
  }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      let spaces = (word() ^ 0x2020_2020_2020_2020).trailingZeroBitCount >> 3
      next += spaces
      if spaces == 8 { continue }
      let byte = next.pointee
      if byte != 0x0A && byte != 0x0D && byte != 0x09 { return }
      next += 1
    }
  }

  /// Names as numbers, the first byte lowest, with what must follow them.
  private enum Word {
    static let lat: UInt64 = 0x3D74_616C
    static let lon: UInt64 = 0x3D6E_6F6C
    static let trkpt: UInt64 = 0x74_706B_7274
    static let ele: UInt64 = 0x3E65_6C65
    static let time: UInt64 = 0x3E_656D_6974
    static let extensio: UInt64 = 0x6F69_736E_6574_7865
    static let trackPoi: UInt64 = 0x696F_506B_6361_7254
    static let ntExtens: UInt64 = 0x736E_6574_7845_746E
    static let ion: UInt64 = 0x3E6E_6F69

    @inline(__always)
    static func mask(_ count: Int) -> UInt64 {
      count == 8 ? .max : (1 << UInt64(truncatingIfNeeded: 8 * count)) &- 1
    }
  }
}
