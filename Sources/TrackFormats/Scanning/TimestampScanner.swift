package import Tracks

/// Reads xsd:dateTime from bytes.
///
/// Read are `YYYY-MM-DDThh:mm:ss` with any fraction of a second, then `Z`, `±hh:mm`, `±hhmm`, `±hh`
/// or no zone. `T` and `Z` may be lower case, as RFC 3339 allows. `24:00:00` is the next day, second
/// 60 the next second. Years may have more than four digits and a minus sign; year 0000 is the year
/// before 0001 (XML Schema 1.1). Digits of a second beyond the ninth are cut off, which never makes
/// an instant later than written.
package enum TimestampScanner {
  /// What a token says.
  package enum Result {
    /// An instant; `hasZone` is false when none was written and UTC was assumed.
    case time(Timestamp, hasZone: Bool)
    /// No time at all.
    case invalid
  }

  /// Reads a whole token, white space around it allowed.
  package static func timestamp(_ bytes: UnsafePointer<UInt8>, count: Int) -> Result {
    var cursor = Cursor(bytes: bytes, end: count)
    cursor.trim()
    let isNegative = cursor.take(0x2D)
    let yearStart = cursor.next
    guard let year = cursor.digits(4...9),
      cursor.next - yearStart == 4 || bytes[yearStart] != 0x30,
      cursor.take(0x2D), let month = cursor.digits(2...2), cursor.take(0x2D),
      let day = cursor.digits(2...2), cursor.take(0x54) || cursor.take(0x74),
      let hour = cursor.digits(2...2), cursor.take(0x3A), let minute = cursor.digits(2...2),
      cursor.take(0x3A), let second = cursor.digits(2...2)
    else { return .invalid }
    let signedYear = isNegative ? -year : year
    guard month >= 1, month <= 12, day >= 1, day <= daysInMonth(month, year: signedYear),
      minute <= 59, second <= 60
    else { return .invalid }
    var nanoseconds = 0
    if cursor.take(0x2E) {
      guard let fraction = cursor.fraction() else { return .invalid }
      nanoseconds = fraction
    }
    guard hour <= 23 || (hour == 24 && minute == 0 && second == 0 && nanoseconds == 0) else {
      return .invalid
    }
    guard let zone = cursor.zone(), cursor.next == cursor.end else { return .invalid }
    let seconds =
      daysSince1970(year: signedYear, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60
      + second - zone.offset
    return .time(
      Timestamp(seconds: Int64(seconds), nanoseconds: UInt32(nanoseconds)), hasZone: zone.isThere)
  }

  /// The days of a month in the proleptic Gregorian calendar.
  static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01 to a date of the proleptic Gregorian calendar.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // Years are counted from March, so that the leap day is the last of its year.
    let y = month > 2 ? year : year - 1
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// A place in a token.
  private struct Cursor {
    let bytes: UnsafePointer<UInt8>
    var end: Int
    var next = 0

    init(bytes: UnsafePointer<UInt8>, end: Int) {
      self.bytes = bytes
      self.end = end
    }

    private func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    mutating func trim() {
      while next < end && isSpace(bytes[next]) { next += 1 }
      while end > next && isSpace(bytes[end - 1]) { end -= 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
      guard next < end && bytes[next] == byte else { return false }
      next += 1
      return true
    }

    /// A number of so many digits.
    mutating func digits(_ allowed: ClosedRange<Int>) -> Int? {
      let start = next
      var value = 0
      while next < end, next - start < allowed.upperBound, bytes[next] &- 0x30 <= 9 {
        value = value * 10 + Int(bytes[next] &- 0x30)
        next += 1
      }
      return next - start >= allowed.lowerBound ? value : nil
    }

    /// The digits after the decimal point, as nanoseconds.
    mutating func fraction() -> Int? {
      let start = next
      var value = 0
      while next < end, bytes[next] &- 0x30 <= 9 {
        if next - start < 9 { value = value * 10 + Int(bytes[next] &- 0x30) }
        next += 1
      }
      if next == start { return nil }
      var digits = next - start
      while digits < 9 {
        value *= 10
        digits += 1
      }
      return value
    }

    /// Seconds east of UTC; nil when what is there is no zone.
    mutating func zone() -> (offset: Int, isThere: Bool)? {
      if next == end { return (0, false) }
      if take(0x5A) || take(0x7A) { return (0, true) }
      let isWest = next < end && bytes[next] == 0x2D
      guard isWest || (next < end && bytes[next] == 0x2B) else { return nil }
      next += 1
      guard let hours = digits(2...2), hours <= 23 else { return nil }
      var minutes = 0
      if next < end {
        _ = take(0x3A)
        guard let value = digits(2...2), value <= 59 else { return nil }
        minutes = value
      }
      let offset = hours * 3_600 + minutes * 60
      return (isWest ? -offset : offset, true)
    }
  }
}

extension TimestampScanner {
  /// Reads the usual form of a time fast: the date of the fix before is mostly that of this one.
  package struct Cache {
    private var yearAndMonth: UInt64 = 0
    private var dayAndT: UInt32 = 0
    private var midnight: Int64 = 0

    package init() {}

    /// Reads `YYYY-MM-DDThh:mm:ss`, perhaps a fraction of at most nine digits, and `Z` or `±hh:mm`, at
    /// the start of bytes.
    ///
    /// - Parameter bytes: 64 bytes are readable.
    /// - Returns: The instant, and how many bytes it took: 0 when they begin otherwise.
    @inline(__always)
    package mutating func time(at bytes: UnsafePointer<UInt8>) -> (time: Timestamp, count: Int) {
      let raw = UnsafeRawPointer(bytes)
      let yearAndMonth = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      let dayAndT =
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt32.self)) & 0xFF_FFFF
      let clock = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 11, as: UInt64.self))
      if yearAndMonth != self.yearAndMonth || dayAndT != self.dayAndT {
        if !setDay(bytes, yearAndMonth, dayAndT) { return (.missing, 0) }
      }
      // hh:mm:ss, the first byte lowest: digits become their values, colons zero.
      let values = clock ^ 0x3030_3A30_303A_3030
      if values & 0xF0F0_FFF0_F0FF_F0F0 != 0
        || (values &+ 0x0606_0006_0600_0606) & 0xF0F0_00F0_F000_F0F0 != 0
      {
        return (.missing, 0)
      }
      let hour = Int64((values & 0xF) * 10 + (values >> 8) & 0xF)
      let minute = Int64(((values >> 24) & 0xF) * 10 + (values >> 32) & 0xF)
      let second = Int64(((values >> 48) & 0xF) * 10 + (values >> 56) & 0xF)
      if hour > 23 || minute > 59 || second > 59 { return (.missing, 0) }
      var seconds = midnight + hour * 3_600 + minute * 60 + second
      var nanoseconds: UInt32 = 0
      var i = 19
      if bytes[i] == 0x2E {
        var scale: UInt32 = 1_000_000_000
        i += 1
        while bytes[i] &- 0x30 <= 9 && scale > 1 {
          scale /= 10
          nanoseconds += UInt32(bytes[i] &- 0x30) * scale
          i += 1
        }
        if i == 20 { return (.missing, 0) }
      }
      if bytes[i] == 0x5A {
        i += 1
      } else {
        guard let offset = Cache.offset(bytes + i) else { return (.missing, 0) }
        seconds -= offset
        i += 6
      }
      return (Timestamp(seconds: seconds, nanoseconds: nanoseconds), i)
    }

    /// Reads `±hh:mm`, seconds east of UTC.
    @inline(__always)
    private static func offset(_ bytes: UnsafePointer<UInt8>) -> Int64? {
      let digits = (bytes[1] &- 0x30, bytes[2] &- 0x30, bytes[4] &- 0x30, bytes[5] &- 0x30)
      guard bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A, digits.0 <= 9, digits.1 <= 9,
        digits.2 <= 5, digits.3 <= 9
      else { return nil }
      let hours = Int64(digits.0) * 10 + Int64(digits.1)
      if hours > 23 { return nil }
      let seconds = hours * 3_600 + (Int64(digits.2) * 10 + Int64(digits.3)) * 60
      return bytes[0] == 0x2D ? -seconds : seconds
    }

    private mutating func setDay(
      _ bytes: UnsafePointer<UInt8>, _ yearAndMonth: UInt64, _ dayAndT: UInt32
    ) -> Bool {
      guard dayAndT >> 16 == 0x54, bytes[4] == 0x2D, bytes[7] == 0x2D else { return false }
      var digits = (0, 0, 0)
      for i in 0..<10 where i != 4 && i != 7 {
        let digit = Int(bytes[i] &- 0x30)
        if digit > 9 { return false }
        if i < 4 {
          digits.0 = digits.0 * 10 + digit
        } else if i < 7 {
          digits.1 = digits.1 * 10 + digit
        } else {
          digits.2 = digits.2 * 10 + digit
        }
      }
      let (year, month, day) = digits
      guard month >= 1, month <= 12, day >= 1,
        day <= TimestampScanner.daysInMonth(month, year: year)
      else { return false }
      self.yearAndMonth = yearAndMonth
      self.dayAndT = dayAndT
      midnight =
        Int64(TimestampScanner.daysSince1970(year: year, month: month, day: day)) * 86_400
      return true
    }
  }
}
