package import Tracks

/// Instants as RFC 3339 in UTC, with the fewest of 0, 3, 6 and 9 decimals that hold them.
package enum TimeText {
  /// The text of an instant, such as `2026-05-01T07:00:00Z`.
  package static func text(_ time: Timestamp) -> String {
    let (days, second) = floorDivided(time.seconds, by: 86_400)
    let date = civilDate(days)
    var text = (date.year < 0 ? "-" : "") + padded(date.year.magnitude, 4)
    text += "-" + padded(date.month.magnitude, 2) + "-" + padded(date.day.magnitude, 2)
    text += "T" + padded((second / 3600).magnitude, 2)
    text += ":" + padded((second / 60 % 60).magnitude, 2)
    text += ":" + padded((second % 60).magnitude, 2)
    if time.nanoseconds > 0 {
      let digits = padded(UInt64(time.nanoseconds), 9)
      let count = digits.hasSuffix("000000") ? 3 : digits.hasSuffix("000") ? 6 : 9
      text += "." + digits.prefix(count)
    }
    return text + "Z"
  }

  /// The Gregorian date, for a number of days since 1970-01-01. Eras of 400 years begin on 1 March
  /// of the year 0, so that leap days come last.
  private static func civilDate(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = floorDivided(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func floorDivided(_ a: Int64, by b: Int64) -> (Int64, Int64) {
    let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
    return rest < 0 ? (quotient - 1, rest + b) : (quotient, rest)
  }

  private static func padded(_ number: UInt64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
