/// All points within a geodesic distance of a center.
public struct GeodesicCircle: Hashable, Sendable {
  /// The middle.
  public var center: Coordinate
  /// Meters.
  public var radius: Double

  /// Makes a circle.
  public init(center: Coordinate, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The outline: vertices at equal azimuths, from north, counter-clockwise, longitudes unwrapped
  /// around the center; the last repeats the first.
  public func outline(vertexCount: Int = 128) -> [Coordinate] { [] }
}
