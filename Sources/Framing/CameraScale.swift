public import Geodesy

/// Conversions between the zoom of web maps and the distance of a camera.
public enum CameraScale {
  /// How far, in screen points, the eye is from a viewport of a height, for a vertical field of
  /// view in degrees.
  public static func focalLength(viewportHeight height: Double, fieldOfView: Double) -> Double {
    height / 2 / DegreeMath.tangent(fieldOfView / 2)
  }

  /// The zoom, counted in 512-pixel tiles, at which the center of a map is as large as a camera of
  /// a distance in map points sees it.
  public static func zoom(distanceInMapPoints distance: Double, focalLength: Double) -> Double {
    WebMercator.zoom(zoomScale: focalLength / distance)
  }

  /// The distance in map points at which a camera sees the center as large as a map of a zoom,
  /// counted in 512-pixel tiles, has it.
  public static func distanceInMapPoints(zoom: Double, focalLength: Double) -> Double {
    focalLength / WebMercator.zoomScale(zoom: zoom)
  }

  /// The same distance on the ground, with the scale that web clients use.
  ///
  /// - Parameters:
  ///   - zoom: Counted in 512-pixel tiles.
  ///   - latitude: Degrees.
  ///   - height: Of the viewport, in screen points.
  ///   - fieldOfView: Vertical, in degrees.
  public static func distance(
    zoom: Double, latitude: Double, viewportHeight height: Double, fieldOfView: Double
  ) -> Meters {
    let focal = focalLength(viewportHeight: height, fieldOfView: fieldOfView)
    return Meters(
      distanceInMapPoints(zoom: zoom, focalLength: focal)
        * WebMercator.metersPerMapPoint(atLatitude: latitude))
  }
}
