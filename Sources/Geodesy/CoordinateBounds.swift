/// A box of longitudes and latitudes; `west > east` means that it crosses the 180th meridian
/// (RFC 7946 section 5.2).
public struct CoordinateBounds: Hashable, Sendable {
  /// Degrees, -180 through 180.
  public var west: Double
  /// Degrees, -90 through 90.
  public var south: Double
  /// Degrees, -180 through 180.
  public var east: Double
  /// Degrees, -90 through 90.
  public var north: Double

  /// Whether the box crosses the 180th meridian.
  public var crossesAntimeridian: Bool { west > east }

  /// Makes a box from its edges in degrees.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }
}

/// Collects paths and points, and gives the narrowest box that holds them.
public struct BoundsBuilder: Sendable {
  /// Makes an empty collection.
  public init() {}

  /// Adds a path: its longitudes are unwrapped in order, so a step over the 180th meridian goes
  /// the short way.
  public mutating func add(path: [Coordinate]) {}

  /// The narrowest box; nil when nothing was added.
  public var bounds: CoordinateBounds? { nil }
}
