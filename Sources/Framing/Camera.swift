public import Geodesy

/// A camera over the flat Mercator map: what it looks at, from how far and which way.
public struct Camera: Hashable, Sendable {
  /// What is in the middle of the viewport; a latitude beyond the square Mercator world counts as
  /// its edge.
  public let center: Coordinate
  /// From the eye to the center, along the line of sight: MapKit's `centerCoordinateDistance`.
  public let distance: Meters
  /// Degrees clockwise from true north, 0 ..< 360: the direction that is up on the screen.
  public let heading: Double
  /// Degrees from straight down, 0 ..< 90.
  public let pitch: Double
  /// Degrees from the top to the bottom edge of the viewport, as the eye sees them.
  public let fieldOfView: Double

  /// MapKit's vertical field of view in degrees, as measured in public; Apple does not state it.
  public static let mapKitFieldOfView = 30.0
  /// The vertical field of view in degrees of MapLibre, Mapbox and deck.gl, whose eye is 1.5
  /// viewport heights away: 2·atan(1/3).
  public static let webFieldOfView = 36.86989764584402

  /// Makes a camera.
  ///
  /// - Parameters:
  ///   - center: What it looks at.
  ///   - distance: From eye to center; more than 0.
  ///   - heading: Degrees, any finite number.
  ///   - pitch: Degrees, 0 ..< 90.
  ///   - fieldOfView: Degrees, above 0 and below 180.
  /// - Throws: `FramingError` with the number that is out of its range.
  public init(
    center: Coordinate, distance: Meters, heading: Double = 0, pitch: Double = 0,
    fieldOfView: Double = mapKitFieldOfView
  ) throws(FramingError) {
    guard distance.value > 0, distance.value.isFinite else {
      throw .invalidDistance(distance.value)
    }
    guard heading.isFinite else { throw .invalidHeading(heading) }
    guard pitch >= 0, pitch < 90 else { throw .invalidPitch(pitch) }
    guard fieldOfView > 0, fieldOfView < 180 else { throw .invalidFieldOfView(fieldOfView) }
    self.init(
      checkedCenter: center, distance: distance, heading: heading, pitch: pitch,
      fieldOfView: fieldOfView)
  }

  /// Makes a camera that looks from one place at another.
  ///
  /// - Parameters:
  ///   - center: What it looks at.
  ///   - eye: The place below the eye. Where it is the center, the camera looks straight down, with
  ///     north up.
  ///   - altitude: Of the eye above the ground; more than 0.
  ///   - fieldOfView: Degrees, above 0 and below 180.
  /// - Throws: `FramingError` with the number that is out of its range.
  public init(
    lookingAt center: Coordinate, fromEye eye: Coordinate, altitude: Meters,
    fieldOfView: Double = mapKitFieldOfView
  ) throws(FramingError) {
    guard altitude.value > 0, altitude.value.isFinite else {
      throw .invalidDistance(altitude.value)
    }
    let leg = Geodesic.path(from: eye, to: center)
    let ground = leg.distance
    try self.init(
      center: center,
      distance: Meters((ground * ground + altitude.value * altitude.value).squareRoot()),
      heading: ground > 0 ? leg.initialBearing.degrees : 0,
      pitch: DegreeMath.angle(altitude.value, ground), fieldOfView: fieldOfView)
  }

  init(
    checkedCenter center: Coordinate, distance: Meters, heading: Double, pitch: Double,
    fieldOfView: Double
  ) {
    self.center = center
    self.distance = distance
    self.heading = DegreeMath.turned(heading)
    self.pitch = pitch
    self.fieldOfView = fieldOfView
  }

  /// The eye's height above the ground: the distance times the cosine of the pitch.
  public var altitude: Meters { distance * DegreeMath.cosine(pitch) }

  /// The distance in map points of the center's latitude.
  public var distanceInMapPoints: Double {
    distance.value / CameraSolver.metersPerMapPoint(y: MapPoint(center).y)
  }

  /// The zoom, counted in 512-pixel tiles, at which a web map of the same field of view shows the
  /// center as large.
  ///
  /// - Parameter height: Of the viewport, in screen points.
  public func zoom(viewportHeight height: Double) -> Double {
    CameraScale.zoom(
      distanceInMapPoints: distanceInMapPoints,
      focalLength: CameraScale.focalLength(viewportHeight: height, fieldOfView: fieldOfView))
  }
}
