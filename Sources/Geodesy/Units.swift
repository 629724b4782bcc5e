/// A length in meters, for places where a bare number could mean degrees, pixels or miles.
///
/// Loops work on plain `Double`; `Meters` stands at the boundary.
public struct Meters: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The number of meters.
  public var value: Double

  /// Makes a length.
  public init(_ value: Double) { self.value = value }

  /// No length.
  public static let zero = Meters(0)

  /// Shorter lengths come first.
  public static func < (a: Meters, b: Meters) -> Bool { a.value < b.value }
  /// The sum of two lengths.
  public static func + (a: Meters, b: Meters) -> Meters { Meters(a.value + b.value) }
  /// The difference of two lengths.
  public static func - (a: Meters, b: Meters) -> Meters { Meters(a.value - b.value) }
  /// A multiple of a length.
  public static func * (a: Meters, factor: Double) -> Meters { Meters(a.value * factor) }
}

extension Double {
  /// This many meters.
  public var meters: Meters { Meters(self) }
}

extension Int {
  /// This many meters.
  public var meters: Meters { Meters(Double(self)) }
}

/// A direction from one place to another: degrees clockwise from true north, 0 ..< 360.
public struct Bearing: Hashable, Sendable, BitwiseCopyable {
  /// Degrees clockwise from true north, at least 0 and below 360.
  public let degrees: Double

  /// Makes a bearing from any number of degrees: -90 is 270, 360 is 0. What is not finite is 0.
  public init(degrees: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    guard rest.isFinite else {
      self.degrees = 0
      return
    }
    // A tiny negative rest rounds up to 360 itself; adding 0 turns -0 into 0.
    let positive = rest < 0 ? rest + 360 : rest
    self.degrees = positive < 360 ? positive + 0 : 0
  }

  /// To the north.
  public static let north = Bearing(degrees: 0)
  /// The opposite direction.
  public var reversed: Bearing { Bearing(degrees: degrees + 180) }
}
