/// An instant in UTC, exact to the nanosecond.
///
/// Any year that xsd:dateTime can write in four digits fits, and far more.
public struct Timestamp: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before.
  public let seconds: Int64
  /// Nanoseconds after `seconds`, 0 through 999,999,999.
  public let nanoseconds: UInt32

  /// Makes an instant.
  ///
  /// - Parameters:
  ///   - seconds: Whole seconds since 1970-01-01T00:00:00Z.
  ///   - nanoseconds: 0 through 999,999,999; more is carried into the seconds (which stop at
  ///     their limit).
  public init(seconds: Int64, nanoseconds: UInt32 = 0) {
    let (sum, overflow) = seconds.addingReportingOverflow(Int64(nanoseconds / 1_000_000_000))
    self.seconds = overflow ? .max : sum
    self.nanoseconds = nanoseconds % 1_000_000_000
  }

  private init(missing: Void) {
    seconds = .min
    nanoseconds = .max
  }

  /// The gap in a time column: never handed out, equal to itself.
  package static let missing = Timestamp(missing: ())

  /// Whether this is a gap in a time column.
  package var isMissing: Bool { nanoseconds == .max }

  /// Earlier instants come first.
  public static func < (a: Timestamp, b: Timestamp) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }

  /// Seconds from an earlier instant to this one; negative when it is later.
  public func seconds(since earlier: Timestamp) -> Double {
    let (difference, overflow) = seconds.subtractingReportingOverflow(earlier.seconds)
    return (overflow ? Double(seconds) - Double(earlier.seconds) : Double(difference))
      + (Double(nanoseconds) - Double(earlier.nanoseconds)) / 1_000_000_000
  }
}
