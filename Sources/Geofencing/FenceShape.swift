public import Geodesy

/// The shape of a fence on the earth.
///
/// A new shape is one file in `Shapes` and one entry in the list of the fence file reader.
public protocol FenceShape: Sendable {
  /// Its word in reports: `polygon`, `circle`, `corridor`.
  static var kind: String { get }

  /// A box that holds the shape; outside it every place is outside.
  var bounds: CoordinateBounds { get }

  /// Where a place is. Longitudes are meant modulo 360.
  func state(of place: Coordinate) -> FenceState

  /// Meters from a place to the nearest point of the boundary, negative inside, 0 exactly where the
  /// state is `boundary`.
  func margin(of place: Coordinate) -> Meters

  /// The margin of a place when it is below a limit, else any number that is not: for searches, which
  /// need not know how far exactly the far ones are.
  func margin(of place: Coordinate, below limit: Meters) -> Meters

  /// Where the straight way between two fixes enters and leaves the shape, the boundary being part
  /// of it: fractions of the way, 0…1, increasing. Touching the boundary in one point without going
  /// in or out is none.
  ///
  /// The way goes the short way round in longitude: straight in longitude and latitude for polygons,
  /// along the geodesic for circles and corridors. The number of crossings is odd exactly when the
  /// state of one fix is `outside` and that of the other is not.
  func crossings(from start: Coordinate, to end: Coordinate) -> [Double]

  /// Whether the way that `crossings` speaks of has a place in common with the shape, also where it
  /// only touches the boundary in one point. Shapes that cannot tell answer by their crossings.
  func touches(from start: Coordinate, to end: Coordinate) -> Bool

  /// Whether the way between two fixes that `crossings` speaks of is the geodesic; else it is
  /// straight in longitude and latitude.
  static var isCrossedByGeodesics: Bool { get }

  /// The place at a fraction of the way that `crossings` speaks of, 0…1.
  func place(at fraction: Double, from start: Coordinate, to end: Coordinate) -> Coordinate

  /// The circle's radius where the shape is one circle, else nil.
  var circleRadius: Meters? { get }

  /// How large the shape is, as a radius: what the accuracy of a fix is held against.
  var size: Meters { get }
}

extension FenceShape {
  /// The margin, whatever the limit.
  public func margin(of place: Coordinate, below limit: Meters) -> Meters { margin(of: place) }
}
