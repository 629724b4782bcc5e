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

  /// Degrees from the west to the east edge, 0 through 360.
  public var longitudeSpan: Double { crossesAntimeridian ? east - west + 360 : east - west }

  /// Whether a coordinate lies in the box; the edges belong to it, longitudes are modulo 360.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.latitude >= south && coordinate.latitude <= north
      && containsLongitude(coordinate.longitude)
  }

  /// Whether another box lies in this one; the edges belong to it.
  public func contains(_ other: CoordinateBounds) -> Bool {
    guard other.south >= south, other.north <= north else { return false }
    if longitudeSpan >= 360 { return true }
    return containsLongitude(other.west) && containsLongitude(other.east)
      && other.longitudeSpan <= longitudeSpan
  }

  private func containsLongitude(_ longitude: Double) -> Bool {
    let wrapped = Antimeridian.wrapped(longitude)
    func holds(_ longitude: Double) -> Bool {
      crossesAntimeridian
        ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
    }
    return holds(wrapped) || (wrapped == -180 && holds(180))
  }
}
