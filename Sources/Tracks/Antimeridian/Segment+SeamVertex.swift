import Geodesy

extension Segment {
  /// Appends a fix of another segment with all its values, at another longitude.
  package mutating func append(fix index: Int, of source: Segment, longitude: Double) {
    append(
      Coordinate(
        uncheckedLatitude: source.coordinates[index].latitude, longitude: longitude),
      elevation: source.elevations.isEmpty ? .nan : source.elevations[index],
      time: source.times.isEmpty ? .missing : source.times[index])
    for column in source.columns { setLast(column.channel, column.values[index]) }
    if let details = source.details(at: index) { setLastDetails(details) }
  }

  /// Appends what another segment would have between two of its fixes.
  ///
  /// A value that one end lacks is missing. Course turns the short way; satellites and fix, which
  /// count and name, stay only where both ends agree; an accuracy is missing next to an invalid
  /// (negative) one. Words are not interpolated.
  ///
  /// - Parameter fraction: 0 at `a`, 1 at `b`.
  package mutating func append(
    between a: Int, and b: Int, of source: Segment, fraction: Double, longitude: Double
  ) {
    let from = source.coordinates[a]
    let to = source.coordinates[b]
    append(
      Coordinate(
        uncheckedLatitude: Interpolation.linear(from.latitude, to.latitude, fraction),
        longitude: longitude),
      elevation: source.elevations.isEmpty
        ? .nan : Interpolation.linear(source.elevations[a], source.elevations[b], fraction),
      time: source.times.isEmpty
        ? .missing : Interpolation.time(source.times[a], source.times[b], fraction))
    for column in source.columns {
      setLast(
        column.channel,
        Interpolation.value(
          of: column.channel, column.values[a], column.values[b], fraction))
    }
  }
}

/// Values between two fixes.
enum Interpolation {
  /// A straight line; NaN where an end is NaN. Never outside the two ends.
  static func linear(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    if a == b { return a }
    let value = a + (b - a) * fraction
    return min(max(value, min(a, b)), max(a, b))
  }

  /// A value of a channel.
  static func value(of channel: Channel, _ a: Double, _ b: Double, _ fraction: Double) -> Double {
    switch channel {
    case .course:
      let turn = (b - a).remainder(dividingBy: 360)
      let course = (a + turn * fraction).truncatingRemainder(dividingBy: 360)
      return course < 0 ? course + 360 : course
    case .satellites, .fix:
      return a == b ? a : .nan
    case .accuracy:
      return a < 0 || b < 0 ? .nan : linear(a, b, fraction)
    case .speed, .heartRate, .cadence, .temperature, .power, .hdop, .vdop, .pdop:
      return linear(a, b, fraction)
    }
  }

  /// An instant, rounded to the nanosecond; missing where an end is, or where they lie too far
  /// apart to count the seconds between them.
  static func time(_ a: Timestamp, _ b: Timestamp, _ fraction: Double) -> Timestamp {
    if a.isMissing || b.isMissing { return .missing }
    let (span, overflow) = b.seconds.subtractingReportingOverflow(a.seconds)
    if overflow || span.magnitude > 1 << 52 { return .missing }
    let seconds = Double(span) * fraction
    let whole = seconds.rounded(.down)
    let rest =
      (seconds - whole) * 1e9 + Double(a.nanoseconds)
      + (Double(b.nanoseconds) - Double(a.nanoseconds)) * fraction
    let nanoseconds = Int64(rest.rounded())  // Within ±3e9: three terms of at most 1e9.
    let carry = (Double(nanoseconds) / 1e9).rounded(.down)
    return Timestamp(
      seconds: a.seconds &+ Int64(whole) &+ Int64(carry),
      nanoseconds: UInt32(nanoseconds - Int64(carry) * 1_000_000_000))
  }
}
