/// A camera that frames the features of a document in one viewport.
public struct OverlayCamera: Codable, Hashable, Sendable {
  /// A size in screen points.
  public struct Viewport: Codable, Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Screen points at the four edges: kept free, or left over.
  public struct Edges: Codable, Hashable, Sendable {
    /// At the top.
    public var top: Double
    /// At the left.
    public var left: Double
    /// At the bottom.
    public var bottom: Double
    /// At the right.
    public var right: Double

    /// Makes edges.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A box of longitudes and latitudes in degrees; `west > east` where it crosses the 180th
  /// meridian.
  public struct Bounds: Codable, Hashable, Sendable {
    /// -180 through 180.
    public var west: Double
    /// -90 through 90.
    public var south: Double
    /// -180 through 180.
    public var east: Double
    /// -90 through 90.
    public var north: Double
    /// Whether the box crosses the 180th meridian.
    public var crossesAntimeridian: Bool

    /// Makes a box.
    public init(
      west: Double, south: Double, east: Double, north: Double, crossesAntimeridian: Bool
    ) {
      self.west = west
      self.south = south
      self.east = east
      self.north = north
      self.crossesAntimeridian = crossesAntimeridian
    }
  }

  /// The size that the camera was fitted to.
  public var viewport: Viewport
  /// What was to be kept free.
  public var padding: Edges
  /// What the camera looks at: the middle of the padded viewport's map.
  public var center: OverlayPlace
  /// Meters of the eye above the ground: `distance` times the cosine of `pitch`.
  public var altitude: Double
  /// Meters from the eye to the center: MapKit's `centerCoordinateDistance`.
  public var distance: Double
  /// The direction at the top of the map, degrees clockwise from true north.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double
  /// Degrees from the top to the bottom edge of the viewport, as the eye sees them: what the fit
  /// assumed.
  public var fieldOfView: Double
  /// Whether all features are in view.
  public var fits: Bool
  /// True when something lies beyond the square Mercator world and its edge is shown instead; nil
  /// for nothing of the kind.
  public var clampedLatitude: Bool?
  /// The box around the features.
  public var bounds: Bounds
  /// The region of what the viewport shows.
  public var region: OverlayRegion
  /// The Mercator box of the features.
  public var contentRect: OverlayMapRect
  /// The Mercator box of what the viewport shows.
  public var visibleRect: OverlayMapRect
  /// The corners of what the viewport shows, `[longitude, latitude]` in degrees; longitudes are
  /// unwrapped around the center.
  public var visiblePolygon: [[Double]]
  /// Screen points left over at each edge inside the padding.
  public var slack: Edges
  /// The same camera in the words of each map client, such as `mapkit` or `maplibre`.
  public var clients: [String: OverlayJSONValue]

  /// Makes a camera.
  public init(
    viewport: Viewport, padding: Edges, center: OverlayPlace, altitude: Double, distance: Double,
    heading: Double, pitch: Double, fieldOfView: Double, fits: Bool, clampedLatitude: Bool? = nil,
    bounds: Bounds,
    region: OverlayRegion, contentRect: OverlayMapRect, visibleRect: OverlayMapRect,
    visiblePolygon: [[Double]], slack: Edges, clients: [String: OverlayJSONValue]
  ) {
    self.viewport = viewport
    self.padding = padding
    self.center = center
    self.altitude = altitude
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
    self.fieldOfView = fieldOfView
    self.fits = fits
    self.clampedLatitude = clampedLatitude
    self.bounds = bounds
    self.region = region
    self.contentRect = contentRect
    self.visibleRect = visibleRect
    self.visiblePolygon = visiblePolygon
    self.slack = slack
    self.clients = clients
  }
}
