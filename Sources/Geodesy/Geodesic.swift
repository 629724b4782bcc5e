import CGeographicLib

/// Shortest paths on the WGS84 ellipsoid (Karney 2013, through GeographicLib).
///
/// Longitudes are taken modulo 360, so nothing special happens at the 180th meridian.
public enum Geodesic {
  /// A shortest path between two coordinates.
  public struct Path: Hashable, Sendable {
    /// Meters.
    public let distance: Double
    /// The direction at the start. For a path of no length it is arbitrary.
    public let initialBearing: Bearing
    /// The direction of travel at the end.
    public let finalBearing: Bearing
  }

  /// The distance between two coordinates in meters, exact to nanometers for any pair.
  ///
  /// - Complexity: O(1), about 0.6 µs; hot loops over short legs call `legLength`.
  public static func distance(from a: Coordinate, to b: Coordinate) -> Double {
    var distance = 0.0
    var azimuth1 = 0.0
    var azimuth2 = 0.0
    rl_geodesic_inverse(
      a.latitude, a.longitude, b.latitude, b.longitude, &distance, &azimuth1, &azimuth2)
    return distance
  }

  /// The shortest path between two coordinates; of two equally short ones GeographicLib's choice.
  public static func path(from a: Coordinate, to b: Coordinate) -> Path {
    var distance = 0.0
    var azimuth1 = 0.0
    var azimuth2 = 0.0
    rl_geodesic_inverse(
      a.latitude, a.longitude, b.latitude, b.longitude, &distance, &azimuth1, &azimuth2)
    return Path(
      distance: distance, initialBearing: Bearing(degrees: azimuth1),
      finalBearing: Bearing(degrees: azimuth2))
  }

  /// Where a path of a given length ends.
  ///
  /// - Parameters:
  ///   - start: Where the path starts.
  ///   - bearing: Its direction at the start.
  ///   - distance: Its length; a negative one goes backward. What is not finite counts as 0.
  /// - Returns: The end, with a longitude in -180 through 180.
  public static func destination(
    from start: Coordinate, bearing: Bearing, distance: Meters
  ) -> Coordinate {
    destination(from: start, azimuth: bearing.degrees, distance: distance.value)
  }

  /// Where a path ends: azimuth in degrees clockwise from north, distance in meters.
  package static func destination(
    from start: Coordinate, azimuth: Double, distance: Double
  ) -> Coordinate {
    var latitude = 0.0
    var longitude = 0.0
    var azimuth2 = 0.0
    rl_geodesic_direct(
      start.latitude, start.longitude, azimuth, distance.isFinite ? distance : 0, &latitude,
      &longitude, &azimuth2)
    return Coordinate(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// The middle of the shortest path between two coordinates.
  public static func midpoint(from a: Coordinate, to b: Coordinate) -> Coordinate {
    let path = path(from: a, to: b)
    return destination(
      from: a, azimuth: path.initialBearing.degrees, distance: path.distance / 2)
  }
}
