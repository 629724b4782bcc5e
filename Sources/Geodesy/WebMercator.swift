#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Spherical Mercator (EPSG:3857) in map points, and the zooms of web maps.
public enum WebMercator {
  /// Map points east of longitude -180; not wrapped.
  package static func x(longitude: Double) -> Double {
    (longitude + 180) / 360 * EarthModel.worldSize
  }

  /// Map points south of the north edge of the world. The latitude must be inside ±90.
  package static func y(latitude: Double) -> Double {
    let s = sin(latitude * (.pi / 180))
    return EarthModel.worldSize * (0.5 - log((1 + s) / (1 - s)) / (4 * .pi))
  }

  /// The longitude of x; not wrapped.
  package static func longitude(x: Double) -> Double { 360 * x / EarthModel.worldSize - 180 }

  /// The latitude of y; there is no limit but the poles.
  package static func latitude(y: Double) -> Double {
    atan(sinh(.pi * (1 - 2 * y / EarthModel.worldSize))) * 180 / .pi
  }

  /// A latitude brought within a limit.
  package static func clamped(_ latitude: Double, to limit: Double) -> Double {
    min(max(latitude, -limit), limit)
  }

  /// Meters on the sphere per map point, in every direction: the scale that web clients use
  /// between zoom and meters. Not to be mixed with `MapKitScale`.
  public static func metersPerMapPoint(atLatitude latitude: Double) -> Double {
    cos(latitude * (.pi / 180)) * 2 * .pi * EarthModel.equatorialRadius / EarthModel.worldSize
  }

  /// Screen points per map point (MKZoomScale) at a zoom counted in 512-pixel tiles.
  public static func zoomScale(zoom: Double) -> Double { exp2(zoom + 9) / EarthModel.worldSize }

  /// The zoom, counted in 512-pixel tiles, at a number of screen points per map point.
  public static func zoom(zoomScale: Double) -> Double {
    log2(zoomScale * EarthModel.worldSize) - 9
  }

  /// The same zoom counted in 256-pixel tiles (Leaflet, raster tiles).
  public static func zoom256(zoom: Double) -> Double { zoom + 1 }
}
