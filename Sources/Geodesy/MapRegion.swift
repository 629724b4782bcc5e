#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// The region of a rectangle (MKCoordinateRegionForMapRect), its center's longitude in
  /// -180 ..< 180, its spans at most 180 and 360. Ask `isNull` of the rectangle first: a null one
  /// comes out as nothing at latitude and longitude 0.
  public init(_ rect: MapRect) {
    guard let center = MapPoint(x: rect.midX, y: rect.midY).coordinate, !rect.isNull else {
      self.init(
        center: Coordinate(uncheckedLatitude: 0, longitude: 0), latitudeDelta: 0,
        longitudeDelta: 0)
      return
    }
    let latitudeDelta =
      WebMercator.latitude(y: rect.minY) - WebMercator.latitude(y: rect.maxY)
    self.init(
      center: Coordinate(
        uncheckedLatitude: center.latitude, longitude: Antimeridian.wrapped(center.longitude)),
      latitudeDelta: min(latitudeDelta, 180),
      longitudeDelta: min(360 * rect.width / EarthModel.worldSize, 360))
  }

  /// The region of a given size on the ground (MKCoordinateRegionMakeWithDistance), with MapKit's
  /// degree lengths; spans are at most 180 and 360, and 360 at the poles.
  public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    let latitudeDelta =
      latitudinalMeters / MapKitScale.metersPerDegreeOfLatitude(atLatitude: center.latitude)
    let degree = MapKitScale.metersPerDegreeOfLongitude(atLatitude: center.latitude)
    self.init(
      center: center, latitudeDelta: min(latitudeDelta, 180),
      // The series leaves some 1e-11 m at the poles.
      longitudeDelta: degree > 1e-6 ? min(longitudinalMeters / degree, 360) : 360)
  }

  /// Whether a coordinate lies in the region, edges included; longitudes are modulo 360, latitudes
  /// beyond the web limit count as at the limit.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let offset = Antimeridian.wrapped(coordinate.longitude - center.longitude)
    guard abs(offset) <= longitudeDelta / 2 else { return false }
    let rect = MapRect(self)
    let y = MapPoint(coordinate).y
    return y >= rect.minY && y <= rect.maxY
  }
}

extension MapRect {
  /// The rectangle whose region this is: the exact inverse of `MapRegion(_: MapRect)`.
  ///
  /// With the half-height u in radians of Mercator, tan(span/2) = sinh(u)·cos(latitude) holds at
  /// the center. Edges beyond the square world are clamped to it.
  public init(_ region: MapRegion) {
    let world = EarthModel.worldSize
    let center = MapPoint(region.center)
    let span = min(max(region.latitudeDelta, 0), 180)
    let halfHeight: Double
    if span < 180 && abs(region.center.latitude) < 90 {
      let u = asinh(
        tan(span * (.pi / 360)) / cos(region.center.latitude * (.pi / 180)))
      halfHeight = u * world / (2 * .pi)
    } else {
      halfHeight = span > 0 ? world : 0
    }
    let north = max(center.y - halfHeight, 0)
    let south = min(center.y + halfHeight, world)
    let width = region.longitudeDelta / 360 * world
    self.init(x: center.x - width / 2, y: north, width: width, height: south - north)
  }

  /// The rectangle between the corners at center ± span/2: the usual helper. Its Mercator middle
  /// is not the region's center, so it is not the inverse of `MapRegion(_: MapRect)`. Latitudes
  /// are clamped to the web limit.
  public init(cornersOf region: MapRegion) {
    let center = region.center
    func y(_ latitude: Double) -> Double {
      let limit = EarthModel.webLatitudeLimit
      let y = WebMercator.y(latitude: WebMercator.clamped(latitude, to: limit))
      return min(max(y, 0), EarthModel.worldSize)
    }
    let north = y(center.latitude + region.latitudeDelta / 2)
    let south = y(center.latitude - region.latitudeDelta / 2)
    let width = region.longitudeDelta / 360 * EarthModel.worldSize
    self.init(
      x: WebMercator.x(longitude: center.longitude) - width / 2, y: north, width: width,
      height: south - north)
  }
}
