#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Distances on a sphere, as web map clients and MapKit's geodesic polylines measure them. For
/// distances on the ground use `Geodesic`: a sphere is off by up to 0.56 %.
public enum GreatCircle {
  /// The distance in meters on the sphere of radius `EarthModel.meanRadius` (haversine).
  public static func distance(from a: Coordinate, to b: Coordinate) -> Double {
    EarthModel.meanRadius * angle(from: a, to: b)
  }

  /// How many vertices MapKit gives a geodesic polyline between two coordinates: one per
  /// kilometer, and one more (MKGeodesicPolyline, measured).
  public static func polylineVertexCount(from a: Coordinate, to b: Coordinate) -> Int {
    // The angle is at most π, so the count stays below 20,040.
    Int((EarthModel.equatorialRadius * angle(from: a, to: b) / 1000).rounded(.up)) + 1
  }

  /// The distance in degrees of latitude on a plane on which a degree of longitude is as long as
  /// at the second coordinate: the shortcut of tools that only know short legs. Longitudes are taken
  /// as they are.
  package static func planeDegrees(from a: Coordinate, to b: Coordinate) -> Double {
    let east = (b.longitude - a.longitude) * cos(b.latitude * (.pi / 180))
    let north = b.latitude - a.latitude
    return (east * east + north * north).squareRoot()
  }

  /// The angle between two directions from the earth's center, radians.
  package static func angle(from a: Coordinate, to b: Coordinate) -> Double {
    let radian = Double.pi / 180
    let sinLatitude = sin((b.latitude - a.latitude) * radian / 2)
    let sinLongitude = sin((b.longitude - a.longitude) * radian / 2)
    let square =
      sinLatitude * sinLatitude
      + cos(a.latitude * radian) * cos(b.latitude * radian) * sinLongitude * sinLongitude
    return 2 * asin(min(1, square.squareRoot()))
  }
}
