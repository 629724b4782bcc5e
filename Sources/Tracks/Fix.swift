public import Geodesy

/// One position report: a coordinate, and whatever else was recorded with it.
public struct Fix: Hashable, Sendable {
  /// Where.
  public var coordinate: Coordinate
  /// Meters above mean sea level, nil when not recorded.
  public var elevation: Double?
  /// When, nil when not recorded.
  public var time: Timestamp?
  /// The channels that have a value here.
  public var channels: [Channel: Double]
  /// Words and rare numbers, nil for none.
  public var details: FixDetails?

  /// Makes a fix.
  public init(
    coordinate: Coordinate, elevation: Double? = nil, time: Timestamp? = nil,
    channels: [Channel: Double] = [:], details: FixDetails? = nil
  ) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.time = time
    self.channels = channels
    self.details = details
  }
}
