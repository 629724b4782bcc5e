/// A place in the square Mercator world of 2^28 points: x east, y south, origin at the north-west
/// corner. x outside the world is legal and means another copy of it.
public struct MapPoint: Hashable, Sendable, BitwiseCopyable {
  /// Map points east of longitude -180.
  public var x: Double
  /// Map points south of the world's north edge.
  public var y: Double

  /// Makes a map point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Projects a coordinate (spherical Mercator, EPSG:3857); the latitude is clamped to the web
  /// limit ±85.05112877980659, the longitude is not wrapped.
  public init(_ coordinate: Coordinate) { self.init(x: 0, y: 0) }
}

/// A rectangle in map points. x + width may pass the world's edge.
public struct MapRect: Hashable, Sendable {
  /// The west edge.
  public var x: Double
  /// The north edge.
  public var y: Double
  /// Map points, not negative.
  public var width: Double
  /// Map points, not negative.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The Mercator box of bounds, 0 ≤ x < 2^28; x + width passes the edge where the bounds cross
  /// the 180th meridian.
  public init(_ bounds: CoordinateBounds) { self.init(x: 0, y: 0, width: 0, height: 0) }
}

/// A region as MapKit has it: center and span in degrees.
public struct MapRegion: Hashable, Sendable {
  /// The middle: of the Mercator rectangle, not of the latitudes.
  public var center: Coordinate
  /// Degrees from the south to the north edge, at most 180.
  public var latitudeDelta: Double
  /// Degrees from the west to the east edge, at most 360.
  public var longitudeDelta: Double

  /// Makes a region.
  public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
    self.center = center
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }

  /// The region of a rectangle (MKCoordinateRegionForMapRect).
  public init(_ rect: MapRect) {
    self.init(
      center: Coordinate(uncheckedLatitude: 0, longitude: 0), latitudeDelta: 0, longitudeDelta: 0)
  }
}
