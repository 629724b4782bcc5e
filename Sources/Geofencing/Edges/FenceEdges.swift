/// Which line joins two neighboring vertices of a polygon fence.
///
/// On an edge of length *L* at latitude φ they differ by up to about *L*²·tan φ/(8·*R*): 3 cm on a
/// kilometer at 60 degrees, 340 m on a hundred.
public enum FenceEdges: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Straight in longitude and latitude, as GeoJSON means it (RFC 7946 section 3.1.1) and as GEOS
  /// and PostGIS's geometries have it.
  case planar
  /// A great circle through geographic latitudes, as S2 and PostGIS's geographies have it.
  case geodesic
  /// Straight in Mercator's projection, as web maps draw it.
  case mercator
}
