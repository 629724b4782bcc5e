/// A rectangle in map points. x + width may pass the world's edge.
///
/// Operations follow MapKit's MKMapRect; where that is silent they follow Core Graphics.
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
  /// the 180th meridian. Latitudes are clamped to the web limit.
  public init(_ bounds: CoordinateBounds) {
    let north = MapPoint(Coordinate(uncheckedLatitude: bounds.north, longitude: bounds.west))
    let south = MapPoint(Coordinate(uncheckedLatitude: bounds.south, longitude: bounds.west))
    let west = north.x >= 0 && north.x < EarthModel.worldSize ? north.x : 0
    self.init(
      x: west, y: north.y, width: bounds.longitudeSpan / 360 * EarthModel.worldSize,
      height: south.y - north.y)
  }

  /// No rectangle: what two rectangles without a common point have in common.
  public static let null = MapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world once.
  public static let world = MapRect(
    x: 0, y: 0, width: EarthModel.worldSize, height: EarthModel.worldSize)

  /// The west edge.
  public var minX: Double { x }
  /// The north edge.
  public var minY: Double { y }
  /// The east edge.
  public var maxX: Double { x + width }
  /// The south edge.
  public var maxY: Double { y + height }
  /// The middle between west and east.
  public var midX: Double { x + width / 2 }
  /// The middle between north and south.
  public var midY: Double { y + height / 2 }

  /// Whether this is no rectangle: an infinite origin, or anything that is not a number.
  public var isNull: Bool {
    x.isInfinite || y.isInfinite || x.isNaN || y.isNaN || width.isNaN || height.isNaN
  }

  /// Whether the rectangle has no area: null, or without width or height.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }
}
