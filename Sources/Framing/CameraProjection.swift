public import Geodesy

/// Where a camera's map is on the screen: a pinhole over the flat Mercator map, as MapKit, MapLibre,
/// Mapbox and deck.gl draw it.
///
/// From the center let h be map points to the right and v forward. With distance d, pitch p and
/// focal length F a place is d + v·sin p deep, F·h/depth right of the viewport's middle and
/// F·v·cos p/depth above it.
public struct CameraProjection: Sendable {
  /// The camera's center, in map points; x in 0 ..< 2^28.
  let center: MapPoint
  private let view: PinholeView
  private let distance: Double
  private let right: SIMD2<Double>
  private let forward: SIMD2<Double>

  /// Makes the projection of a camera in a viewport.
  public init(_ camera: Camera, viewport: Viewport) {
    let center = MapPoint(
      Coordinate(
        uncheckedLatitude: camera.center.latitude,
        longitude: Antimeridian.wrapped(camera.center.longitude)))
    self.init(
      center: center, distance: camera.distanceInMapPoints, heading: camera.heading,
      view: PinholeView(
        viewport: viewport, padding: .zero, pitch: camera.pitch, fieldOfView: camera.fieldOfView))
  }

  init(center: MapPoint, distance: Double, heading: Double, view: PinholeView) {
    self.center = center
    self.distance = distance
    self.view = view
    right = SIMD2(DegreeMath.cosine(heading), DegreeMath.sine(heading))
    forward = SIMD2(right.y, -right.x)
  }

  /// Where a place is on the screen, in the copy of the world where it is nearest to the center;
  /// nil when it is behind the eye. A place outside the viewport has a point outside of it.
  public func project(_ coordinate: Coordinate) -> ScreenPoint? {
    let point = MapPoint(coordinate)
    let world = EarthModel.worldSize
    let offset = (point.x - center.x).remainder(dividingBy: world)
    return project(offset: SIMD2(offset, point.y - center.y))
  }

  /// Where a map point is on the screen, in its own copy of the world; nil when it is behind the
  /// eye.
  public func project(_ point: MapPoint) -> ScreenPoint? {
    project(offset: SIMD2(point.x - center.x, point.y - center.y))
  }

  private func project(offset: SIMD2<Double>) -> ScreenPoint? {
    let forward = (offset * self.forward).sum()
    let depth = distance + forward * view.sine
    guard depth > 0 else { return nil }
    let scale = view.focalLength / depth
    return ScreenPoint(
      x: view.principal.x + (offset * right).sum() * scale,
      y: view.principal.y - forward * view.cosine * scale)
  }

  /// The map point under a place of the screen, in the copy of the world around the center; nil at
  /// the horizon and above.
  public func unproject(_ point: ScreenPoint) -> MapPoint? {
    let up = (view.principal.y - point.y) / view.focalLength
    let fall = view.cosine - up * view.sine
    guard fall > 0 else { return nil }
    let depth = distance * view.cosine / fall
    let across = (point.x - view.principal.x) / view.focalLength * depth
    let along = up * depth / view.cosine
    let offset = right * across + forward * along
    return MapPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  /// The coordinate under a place of the screen, its longitude in -180 ..< 180; nil at the horizon
  /// and above.
  public func coordinate(at point: ScreenPoint) -> Coordinate? {
    guard let place = unproject(point)?.coordinate else { return nil }
    return Coordinate(
      uncheckedLatitude: place.latitude, longitude: Antimeridian.wrapped(place.longitude))
  }

  /// The corners of the ground that the viewport shows: bottom left, bottom right, top right, top
  /// left, in map points of the world copy around the center. Where the horizon is in view, the top
  /// corners are one point below it.
  public var visiblePolygon: [MapPoint] {
    let width = view.viewport.width
    let height = view.viewport.height
    return [
      ScreenPoint(x: 0, y: height), ScreenPoint(x: width, y: height),
      ScreenPoint(x: width, y: view.groundTop), ScreenPoint(x: 0, y: view.groundTop),
    ].compactMap { unproject($0) }
  }

  /// The Mercator box of what the viewport shows, 0 ≤ x < 2^28; it may be wider than the world and
  /// pass its north and south edge.
  public var visibleRect: MapRect {
    let corners = visiblePolygon
    let west = corners.map(\.x).min() ?? center.x
    let east = corners.map(\.x).max() ?? center.x
    let north = corners.map(\.y).min() ?? center.y
    let south = corners.map(\.y).max() ?? center.y
    return MapRect(x: west, y: north, width: east - west, height: south - north).normalized
  }
}
