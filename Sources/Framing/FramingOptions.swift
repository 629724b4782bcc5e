public import Geodesy

/// How a camera shall show its content.
public struct FramingOptions: Hashable, Sendable {
  /// The size of the map view.
  public var viewport: Viewport
  /// What is kept free at its edges.
  public var padding: ViewportPadding
  /// What is up.
  public var heading: CameraHeading
  /// Degrees from straight down, 0 ..< 90.
  public var pitch: Double
  /// Degrees from the top to the bottom edge as the eye sees them, above 0 and below 180; nil for
  /// what each client has, MapKit's for the camera itself.
  public var fieldOfView: Double?
  /// Which of equally good cameras is taken.
  public var mode: FitMode
  /// How near the camera may come, from eye to center. 500 m keeps a single place from filling the
  /// screen with a few meters of ground.
  public var minimumDistance: Meters
  /// How far the camera may go; what is too large for it spills over evenly, and `fits` is false.
  public var maximumDistance: Meters
  /// The step to which zooms of Leaflet and Google are rounded down; 0 for none.
  public var zoomSnap: Double

  /// Makes options; they are checked when a camera is fitted.
  public init(
    viewport: Viewport, padding: ViewportPadding = .zero, heading: CameraHeading = .north,
    pitch: Double = 0, fieldOfView: Double? = nil, mode: FitMode = .balanced,
    minimumDistance: Meters = 500.meters, maximumDistance: Meters = Meters(.infinity),
    zoomSnap: Double = 1
  ) {
    self.viewport = viewport
    self.padding = padding
    self.heading = heading
    self.pitch = pitch
    self.fieldOfView = fieldOfView
    self.mode = mode
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
    self.zoomSnap = zoomSnap
  }

  /// Looks for a number out of its range, whatever the content.
  ///
  /// - Throws: `FramingError` with the first that is found.
  public func validate() throws(FramingError) {
    guard pitch >= 0, pitch < 90 else { throw .invalidPitch(pitch) }
    if let fieldOfView {
      guard fieldOfView > 0, fieldOfView < 180 else { throw .invalidFieldOfView(fieldOfView) }
    }
    if case .degrees(let degrees) = heading, !degrees.isFinite { throw .invalidHeading(degrees) }
    let minimum = minimumDistance.value
    let maximum = maximumDistance.value
    guard minimum >= 0, minimum.isFinite, maximum > 0, maximum >= minimum else {
      throw .invalidDistances(minimum: minimum, maximum: maximum)
    }
    guard zoomSnap >= 0, zoomSnap.isFinite else { throw .invalidZoomSnap(zoomSnap) }
    guard padding.left + padding.right < viewport.width else {
      throw .paddingTooWide(viewport: viewport.width, left: padding.left, right: padding.right)
    }
    guard padding.top + padding.bottom < viewport.height else {
      throw .paddingTooHigh(viewport: viewport.height, top: padding.top, bottom: padding.bottom)
    }
  }
}
