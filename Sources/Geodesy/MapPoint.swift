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
  public init(_ coordinate: Coordinate) {
    self.init(coordinate, latitudeLimit: EarthModel.webLatitudeLimit)
  }

  /// Projects a coordinate exactly as MapKit's MKMapPoint does: the latitude is clamped to ±85.
  public init(mapKit coordinate: Coordinate) {
    self.init(coordinate, latitudeLimit: EarthModel.mapKitLatitudeLimit)
  }

  private init(_ coordinate: Coordinate, latitudeLimit: Double) {
    let latitude = WebMercator.clamped(coordinate.latitude, to: latitudeLimit)
    let y = WebMercator.y(latitude: latitude)
    self.init(
      x: WebMercator.x(longitude: coordinate.longitude),
      y: min(max(y, 0), EarthModel.worldSize))
  }

  /// The coordinate at this place; nil when it is not finite.
  ///
  /// y is not clamped: beyond the world's edge latitudes approach the poles. The longitude is that
  /// of the world copy; beyond ±540 degrees it is wrapped into -180 ..< 180.
  public var coordinate: Coordinate? {
    guard x.isFinite, y.isFinite else { return nil }
    let longitude = WebMercator.longitude(x: x)
    return Coordinate(
      uncheckedLatitude: WebMercator.latitude(y: y),
      longitude: abs(longitude) <= 540 ? longitude : Antimeridian.wrapped(longitude))
  }
}
