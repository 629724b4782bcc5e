/// Writes instants as RFC 3339 in UTC, with the fewest of 0, 3, 6 and 9 decimals that hold them.
///
/// The date of the last instant is remembered: recordings seldom change the day.
public struct DateTimeWriter: Sendable {
  /// The day whose date is at hand, counted from 1970-01-01.
  private var day = Int64.min
  /// `YYYY-MM-DDT`: the first eight bytes and the last three, for years 0 through 9999.
  private var dateStart: UInt64 = 0
  private var dateEnd: UInt32 = 0
  /// Whether the date has another length than ten characters.
  private var isLong = false

  /// Makes a writer.
  public init() {}

  /// Writes an instant.
  ///
  /// Years of more than four digits are written in full, years before 0 with a sign, as
  /// xsd:dateTime has them (RFC 3339 has no words for either).
  ///
  /// - Parameters:
  ///   - seconds: Since 1970-01-01T00:00:00Z, without leap seconds.
  ///   - nanoseconds: 0 through 999,999,999.
  public mutating func write(seconds: Int64, nanoseconds: UInt32, to out: inout ByteWriter) {
    out.reserve(64)
    var second = seconds &- day &* 86_400
    if day == .min || second < 0 || second >= 86_400 {
      setDay(seconds)
      second = seconds &- day &* 86_400
    }
    var place = out.bytes + out.count
    if isLong {
      place = Self.putLongDate(day, at: place)
    } else {
      UnsafeMutableRawPointer(place).storeBytes(of: dateStart.littleEndian, as: UInt64.self)
      UnsafeMutableRawPointer(place + 8).storeBytes(of: dateEnd.littleEndian, as: UInt32.self)
      place += 11
    }
    // 8 digits HH0MM0SS; the zeros become colons.
    let clock = UInt64(truncatingIfNeeded: second)
    let hours = clock / 3600
    let minutes = (clock - hours * 3600) / 60
    let digits = Digits.eight(hours * 1_000_000 + minutes * 1000 + (clock % 60))
    Digits.store(digits | 0x0000_0A00_000A_0000, at: place)
    place += 8
    if nanoseconds != 0 { place = Self.putFraction(nanoseconds, at: place) }
    place[0] = UInt8(ascii: "Z")
    out.count = place + 1 - out.bytes
  }

  private mutating func setDay(_ seconds: Int64) {
    day = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    let date = Self.date(ofDay: day)
    isLong = date.year < 0 || date.year > 9999
    if isLong { return }
    // YYYY from one word of digits; MM0DD from another, whose zero becomes the dash between.
    let year = UInt64(Digits.four(UInt32(truncatingIfNeeded: date.year))) | 0x3030_3030
    let monthAndDay =
      Digits.eight(UInt64(truncatingIfNeeded: date.month * 1000 + date.day)) >> 24 | 0x30_302D_3030
    dateStart = year | 0x2D << 32 | monthAndDay << 40
    dateEnd = UInt32(truncatingIfNeeded: monthAndDay >> 24) | 0x54 << 16
  }

  /// The date of a day in the Gregorian calendar, carried on in both directions.
  ///
  /// Years are counted from March, so that the leap day is the last of its year, in cycles of 400
  /// years of 146,097 days.
  static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let sinceMarch = day + 719_468
    let cycle = (sinceMarch >= 0 ? sinceMarch : sinceMarch - 146_096) / 146_097
    let dayOfCycle = sinceMarch - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// Writes `.` and 3, 6 or 9 decimals.
  private static func putFraction(_ nanoseconds: UInt32, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = UInt8(ascii: ".")
    var count = 9
    var rest = nanoseconds
    while count > 3 && rest % 1000 == 0 {
      rest /= 1000
      count -= 3
    }
    var i = count
    while i > 0 {
      place[i] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      i -= 1
    }
    return place + count + 1
  }

  /// Writes a date whose year is negative or has more than four digits, and the `T`.
  private static func putLongDate(_ day: Int64, at start: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    let date = self.date(ofDay: day)
    var place = start
    if date.year < 0 {
      place[0] = UInt8(ascii: "-")
      place += 1
    }
    let year = date.year.magnitude
    if year < 1000 {
      Digits.store(Digits.eight(year) >> 32, at: place)
      place += 4
    } else {
      place = Digits.put(year, at: place)
    }
    for part in [date.month, date.day] {
      place[0] = UInt8(ascii: "-")
      place[1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: part / 10)
      place[2] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: part % 10)
      place += 3
    }
    place[0] = UInt8(ascii: "T")
    return place + 1
  }
}
