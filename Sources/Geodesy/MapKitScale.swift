#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Meters as MapKit's functions count them: north-south, from the classic series for the length
/// of a degree. Not to be mixed with `WebMercator.metersPerMapPoint`.
public enum MapKitScale {
  /// Meters per degree of latitude.
  public static func metersPerDegreeOfLatitude(atLatitude latitude: Double) -> Double {
    let phi = latitude * (.pi / 180)
    return 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
  }

  /// Meters per degree of longitude; 0 at the poles.
  public static func metersPerDegreeOfLongitude(atLatitude latitude: Double) -> Double {
    let phi = latitude * (.pi / 180)
    return 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
  }

  /// MKMetersPerMapPointAtLatitude: the meters of a degree of latitude over its height in map
  /// points. Above 84.5 degrees MapKit's latitude clamp shortens that degree, and the value is
  /// too large, as MapKit's is.
  public static func metersPerMapPoint(atLatitude latitude: Double) -> Double {
    let limit = EarthModel.mapKitLatitudeLimit
    let south = WebMercator.y(latitude: WebMercator.clamped(latitude - 0.5, to: limit))
    let north = WebMercator.y(latitude: WebMercator.clamped(latitude + 0.5, to: limit))
    return metersPerDegreeOfLatitude(atLatitude: latitude) / (south - north)
  }

  /// MKMapPointsPerMeterAtLatitude.
  public static func mapPointsPerMeter(atLatitude latitude: Double) -> Double {
    1 / metersPerMapPoint(atLatitude: latitude)
  }
}
