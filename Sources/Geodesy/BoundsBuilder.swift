/// Collects paths and points, and gives the narrowest box that holds them.
///
/// The box's west-east extent is the complement of the largest gap between what was added; of
/// equally large gaps the one that lets the box start farthest west counts. Edges are values that
/// were added, exactly (modulo 360). Memory is bounded: beyond 1024 separate stretches gaps are
/// told apart only to a tenth of a degree, which shows only in boxes wider than 359.9 degrees.
public struct BoundsBuilder: Sendable {
  private var south = Double.infinity
  private var north = -Double.infinity
  private var circle = LongitudeCircle()

  /// Makes an empty collection.
  public init() {}

  /// Adds a path: its longitudes are unwrapped in order, so a step over the 180th meridian goes
  /// the short way, and one of exactly 360 degrees is the whole parallel.
  ///
  /// - Complexity: O(*n*), one to three nanoseconds per vertex.
  public mutating func add(path: [Coordinate]) {
    path.withUnsafeBufferPointer { add(path: $0) }
  }

  /// Adds a path, see `add(path:)` for arrays.
  package mutating func add(path: UnsafeBufferPointer<Coordinate>) {
    guard let first = path.first else { return }
    // Longitude and latitude side by side.
    var low = SIMD2(first.longitude, first.latitude)
    var high = low
    var previous = low
    var longestStep = SIMD2<Double>.zero
    for vertex in path {
      let place = SIMD2(vertex.longitude, vertex.latitude)
      low.replace(with: place, where: place .< low)
      high.replace(with: place, where: place .> high)
      let square = (place - previous) * (place - previous)
      longestStep.replace(with: square, where: square .> longestStep)
      previous = place
    }
    extendLatitudes(low.y, high.y)
    if longestStep.x > 180 * 180 {
      addUnwrapped(path)
    } else {
      circle.add(west: low.x, east: high.x, span: high.x - low.x)
    }
  }

  private mutating func addUnwrapped(_ path: UnsafeBufferPointer<Coordinate>) {
    var unwrapper = LongitudeUnwrapper()
    var west = Double.infinity
    var east = -Double.infinity
    // The edges as they were read: the unwrapped ones may be rounded.
    var westAsRead = 0.0
    var eastAsRead = 0.0
    for vertex in path {
      let longitude = unwrapper.next(vertex.longitude)
      if longitude < west {
        west = longitude
        westAsRead = vertex.longitude
      }
      if longitude > east {
        east = longitude
        eastAsRead = vertex.longitude
      }
    }
    circle.add(west: westAsRead, east: eastAsRead, span: east - west)
  }

  /// Adds a single point.
  public mutating func add(point: Coordinate) {
    extendLatitudes(point.latitude, point.latitude)
    circle.add(west: point.longitude, east: point.longitude, span: 0)
  }

  /// Adds everything in a box.
  public mutating func add(_ bounds: CoordinateBounds) {
    extendLatitudes(bounds.south, bounds.north)
    circle.add(west: bounds.west, east: bounds.east, span: bounds.longitudeSpan)
  }

  private mutating func extendLatitudes(_ low: Double, _ high: Double) {
    if low < south { south = low }
    if high > north { north = high }
  }

  /// The narrowest box; nil when nothing was added.
  ///
  /// West and east lie in -180 through 180: 190 comes out as -170, while a box that ends at 180
  /// or starts at -180 keeps that number.
  public var bounds: CoordinateBounds? {
    guard south <= north, let arc = circle.narrowestArc() else { return nil }
    return CoordinateBounds(west: arc.west, south: south, east: arc.east, north: north)
  }
}
