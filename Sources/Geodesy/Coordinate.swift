/// A place on the WGS84 ellipsoid, in degrees.
///
/// Longitude is stored first, so the memory of an array of coordinates is a buffer of x, y pairs
/// as GeoJSON and GEOS order them. The value is kept as it was given: longitudes up to ±540 are
/// legal and meant modulo 360; nothing is wrapped or clamped.
public struct Coordinate: Hashable, Sendable, BitwiseCopyable {
  /// Degrees east of Greenwich, -540 through 540, meant modulo 360.
  public let longitude: Double
  /// Degrees north of the equator, -90 through 90.
  public let latitude: Double

  /// Why two numbers are not a coordinate.
  public enum Invalid: Error, Hashable, Sendable {
    /// The latitude is not finite, or outside -90 through 90.
    case latitudeOutOfRange(Double)
    /// The longitude is not finite, or outside -540 through 540.
    case longitudeOutOfRange(Double)
  }

  /// Makes a coordinate from degrees.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north, -90 through 90.
  ///   - longitude: Degrees east, -540 through 540, meant modulo 360.
  /// - Throws: `Invalid.latitudeOutOfRange` or `Invalid.longitudeOutOfRange`; NaN and infinity are
  ///   out of range.
  public init(latitude: Double, longitude: Double) throws(Invalid) {
    guard abs(latitude) <= 90 else { throw .latitudeOutOfRange(latitude) }
    guard abs(longitude) <= 540 else { throw .longitudeOutOfRange(longitude) }
    self.longitude = longitude
    self.latitude = latitude
  }

  /// Makes a coordinate from numbers that are known to be in range: hot loops that have tested
  /// them, and results of arithmetic on coordinates.
  package init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}
