/// The one earth that Routelay knows: every radius, flattening and world size, with its source.
public enum EarthModel {
  /// WGS84 semi-major axis in meters (NIMA TR8350.2); also the radius of the Web Mercator sphere
  /// (EPSG:3857).
  public static var equatorialRadius: Double { 6_378_137.0 }
  /// WGS84 flattening (NIMA TR8350.2).
  public static var flattening: Double { 1 / 298.257223563 }
  /// Mean radius (2a + b)/3 of WGS84 in meters, as web map clients use it for spherical distances.
  public static let meanRadius = 6_371_008.8
  /// The round radius in meters that Leaflet (`L.CRS.Earth`) and many textbooks calculate with.
  public static let roundRadius = 6_371_000.0
  // Computed, so that the compiler folds them into the code of hot loops.

  /// First eccentricity squared, f(2 - f).
  package static var eccentricitySquared: Double { flattening * (2 - flattening) }
  /// Second eccentricity squared, e²/(1 - e²).
  package static var secondEccentricitySquared: Double {
    eccentricitySquared / (1 - eccentricitySquared)
  }

  /// The side of the square Mercator world in map points: 2^28, that is 256 pixels at zoom 20
  /// (MKMapSizeWorld).
  public static let worldSize = 268_435_456.0
  /// The side of a map tile in pixels at which zooms are counted (MapLibre, Mapbox, deck.gl).
  public static let tileSize = 512.0
  /// The latitude that a square Mercator world ends at: 2·atan(e^π) - 90°.
  public static let webLatitudeLimit = 85.05112877980659
  /// The latitude that MapKit clamps to before it projects (measured, MAPSPEC 1.2).
  public static let mapKitLatitudeLimit = 85.0
}
