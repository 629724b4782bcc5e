public import Geodesy

/// What a camera frames: paths, points and boxes, and the screen points that their drawing needs.
///
/// Paths are framed by their vertices, drawn as straight lines on the Mercator map. Each piece is
/// placed in the copy of the world where it is nearest to the others: as in the narrowest box that
/// holds all. Latitudes beyond the square Mercator world count as its edge.
public struct FramedContent: Sendable {
  /// One thing that was added.
  struct Piece: Sendable {
    /// Where its hull stands in `corners`.
    var corners: Range<Int>
    /// The least longitude, unwrapped from its first vertex.
    var west: Double
    /// The greatest longitude.
    var east: Double
    /// Where its drawing's needs stand in `outsets`.
    var outset: Int
  }

  /// A path as it was given, for headings that go by the way and not by the outline.
  struct Path: Sendable {
    var vertices: [Coordinate]
    var piece: Int
    var first: SIMD2<Double>
    var last: SIMD2<Double>
  }

  private(set) var pieces: [Piece] = []
  private(set) var corners: [SIMD2<Double>] = []
  private(set) var outsets: [ScreenEdges] = []
  private(set) var paths: [Path] = []
  private var builder = BoundsBuilder()
  /// Whether a latitude lies beyond the edge of the square Mercator world, which no camera shows.
  public private(set) var clampedLatitude = false

  /// Makes an empty content.
  public init() {}

  /// Whether there is nothing to frame.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The narrowest box of longitudes and latitudes; nil when there is nothing.
  public var bounds: CoordinateBounds? { builder.bounds }

  /// Adds a path or the outline of an area; its longitudes are unwrapped in order. One without
  /// vertices adds nothing.
  ///
  /// - Parameters:
  ///   - path: The vertices.
  ///   - outset: Screen points that the drawing needs on each side of each vertex, such as half
  ///     the width of a stroke.
  /// - Complexity: O(*n*), some two nanoseconds per vertex of a long track.
  public mutating func add(path: [Coordinate], outset: ScreenEdges = .zero) {
    guard let hull = PathHull(path) else { return }
    if hull.isUnwrapped {
      builder.add(path: path)
    } else {
      // Edges as they were read; adding the path would read it once more.
      builder.add(
        CoordinateBounds(west: hull.low.x, south: hull.low.y, east: hull.high.x, north: hull.high.y)
      )
    }
    paths.append(
      Path(vertices: path, piece: pieces.count, first: hull.first, last: hull.last))
    append(hull.corners, low: hull.low, high: hull.high, outset: outset)
  }

  /// Adds a single place, such as an annotation's.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - outset: Screen points that its drawing needs on each side, such as a glyph's box.
  public mutating func add(point: Coordinate, outset: ScreenEdges = .zero) {
    builder.add(point: point)
    let place = SIMD2(point.longitude, point.latitude)
    append([PathHull.projected(point)], low: place, high: place, outset: outset)
  }

  /// Adds all of a box.
  public mutating func add(_ box: CoordinateBounds) {
    builder.add(box)
    let low = SIMD2(box.west, box.south)
    let high = SIMD2(box.west + box.longitudeSpan, box.north)
    func corner(_ longitude: Double, _ latitude: Double) -> SIMD2<Double> {
      PathHull.projected(Coordinate(uncheckedLatitude: latitude, longitude: longitude))
    }
    append(
      ConvexHull.of([
        corner(low.x, low.y), corner(low.x, high.y), corner(high.x, low.y), corner(high.x, high.y),
      ]), low: low, high: high, outset: .zero)
  }

  private mutating func append(
    _ hull: [SIMD2<Double>], low: SIMD2<Double>, high: SIMD2<Double>, outset: ScreenEdges
  ) {
    let limit = EarthModel.webLatitudeLimit
    if low.y < -limit || high.y > limit { clampedLatitude = true }
    let start = corners.count
    corners += hull
    pieces.append(
      Piece(
        corners: start..<corners.count, west: low.x, east: high.x, outset: index(of: outset)))
  }

  /// Drawings come in few kinds, and mostly the same as the one before.
  private mutating func index(of outset: ScreenEdges) -> Int {
    if let index = outsets.lastIndex(of: outset) { return index }
    outsets.append(outset)
    return outsets.count - 1
  }
}
