/// A place in degrees on WGS84.
public struct OverlayPlace: Codable, Hashable, Sendable {
  /// Degrees north, -90 through 90.
  public var latitude: Double
  /// Degrees east, -180 through 180.
  public var longitude: Double

  /// Makes a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A rectangle in map points: the square Mercator world is 2^28 wide, `x` runs east from longitude
/// -180 and `y` south from the north edge. The numbers are those of an `MKMapRect`.
public struct OverlayMapRect: Codable, Hashable, Sendable {
  /// The west edge, 0 ..< 2^28.
  public var x: Double
  /// The north edge.
  public var y: Double
  /// To the east; the rectangle may pass the world's edge.
  public var width: Double
  /// To the south.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A center and a span: the numbers are those of an `MKCoordinateRegion`.
public struct OverlayRegion: Codable, Hashable, Sendable {
  /// Degrees from edge to edge.
  public struct Span: Codable, Hashable, Sendable {
    /// From south to north, at most 180.
    public var latitudeDelta: Double
    /// From west to east, at most 360.
    public var longitudeDelta: Double

    /// Makes a span.
    public init(latitudeDelta: Double, longitudeDelta: Double) {
      self.latitudeDelta = latitudeDelta
      self.longitudeDelta = longitudeDelta
    }
  }

  /// The middle.
  public var center: OverlayPlace
  /// The extent.
  public var span: Span

  /// Makes a region.
  public init(center: OverlayPlace, span: Span) {
    self.center = center
    self.span = span
  }
}
