package import Geodesy

/// A fix of a segment that is made out of another one's: one of its fixes, or a place on the way
/// from one to the next.
package struct SegmentSample: Hashable, Sendable {
  /// The fix, or the one before the place.
  package var index: Int
  /// 0 is the fix itself; above 0 and below 1 is the part of the leg to the next fix, by which
  /// all values are interpolated.
  package var fraction: Double
  /// Where.
  package var coordinate: Coordinate
  /// When, where that is known better than by fix and fraction; else `Timestamp.missing`.
  package var time: Timestamp

  /// A fix as it is.
  package init(fix index: Int, of segment: Segment) {
    self.index = index
    fraction = 0
    coordinate = segment.coordinates[index]
    time = .missing
  }

  /// A place on the leg behind a fix.
  ///
  /// - Parameters:
  ///   - index: The fix at the start of the leg.
  ///   - fraction: Above 0, below 1.
  ///   - leg: The leg, which places of one leg share.
  ///   - time: When, where that is known better than by the fraction.
  package init(
    behind index: Int, fraction: Double, on leg: GeodesicLeg, time: Timestamp = .missing
  ) {
    self.index = index
    self.fraction = fraction
    coordinate = leg.coordinate(at: fraction)
    self.time = time
  }

  /// Whether it is a fix as it was, with its words.
  package var isFix: Bool { fraction == 0 }
}

extension Segment {
  /// The segment made of samples of this one.
  ///
  /// Fixes keep everything. Between two fixes a value is interpolated (see `Interpolation`) where
  /// both have it, and missing elsewhere; times are rounded to milliseconds; there are no words.
  ///
  /// - Complexity: O(number of samples × number of columns).
  package func sampled(_ samples: [SegmentSample]) -> Segment {
    func column(_ values: [Double], _ between: (Double, Double, Double) -> Double) -> [Double] {
      values.withUnsafeBufferPointer { values in
        samples.map { sample in
          let value = values[sample.index]
          return sample.isFix ? value : between(value, values[sample.index + 1], sample.fraction)
        }
      }
    }
    var result = Segment(coordinates: samples.map(\.coordinate))
    if !elevations.isEmpty { result.setElevations(column(elevations, Interpolation.linear)) }
    if !times.isEmpty {
      result.setTimes(
        samples.map { sample in
          if !sample.time.isMissing { return sample.time }
          if sample.isFix { return times[sample.index] }
          return Interpolation.roundedTime(
            times[sample.index], times[sample.index + 1], sample.fraction)
        })
    }
    for own in columns {
      result.setColumn(
        own.channel, column(own.values) { Interpolation.value(of: own.channel, $0, $1, $2) })
    }
    result.takeWords(of: self, at: samples.map { $0.isFix ? $0.index : -1 })
    return result
  }

  /// Appends what another segment would have between two of its fixes.
  ///
  /// A value that one end lacks is missing. Words are not interpolated.
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

/// Values between two fixes: the one place that says what is between two values.
package enum Interpolation {
  /// A straight line; NaN where an end is NaN. Never outside the two ends.
  package static func linear(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    if a == b { return a }
    let value = a + (b - a) * fraction
    return min(max(value, min(a, b)), max(a, b))
  }

  /// A value of a channel; NaN where an end is NaN.
  ///
  /// Course turns the short way. Satellites and fix, which count and name, are those of the nearer
  /// end, in the middle of the second. An accuracy is missing next to an invalid (negative) one.
  package static func value(
    of channel: Channel, _ a: Double, _ b: Double, _ fraction: Double
  ) -> Double {
    switch channel {
    case .course:
      let turn = (b - a).remainder(dividingBy: 360)
      let course = (a + turn * fraction).truncatingRemainder(dividingBy: 360)
      return course < 0 ? course + 360 : course
    case .satellites, .fix:
      if a.isNaN || b.isNaN { return .nan }
      return fraction < 0.5 ? a : b
    case .accuracy:
      return a < 0 || b < 0 ? .nan : linear(a, b, fraction)
    case .speed, .heartRate, .cadence, .temperature, .power, .hdop, .vdop, .pdop:
      return linear(a, b, fraction)
    }
  }

  /// An instant, rounded to the millisecond but never outside the two ends; missing as `time` is.
  package static func roundedTime(
    _ a: Timestamp, _ b: Timestamp, _ fraction: Double
  ) -> Timestamp {
    let exact = time(a, b, fraction)
    if exact.isMissing { return exact }
    let milliseconds = (exact.nanoseconds + 500_000) / 1_000_000
    let rounded = Timestamp(seconds: exact.seconds, nanoseconds: milliseconds * 1_000_000)
    return min(max(rounded, min(a, b)), max(a, b))
  }

  /// An instant, rounded to the nanosecond; missing where an end is, or where they lie too far
  /// apart to count the seconds between them.
  package static func time(_ a: Timestamp, _ b: Timestamp, _ fraction: Double) -> Timestamp {
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
