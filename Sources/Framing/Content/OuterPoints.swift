/// Leaves out of many points most of those that are no corner of their hull, without sorting them.
///
/// The points that are lowest and highest in each of many columns make a polygon. A chord between
/// two heights of a convex polygon lies inside it, so what is between the chords of a column is no
/// corner (after Bentley, Faust and Preparata, "Approximation algorithms for convex hulls", 1982;
/// here the approximation only tells what can be left out, and the hull stays exact).
enum OuterPoints {
  private static let columnCount = 1024
  /// Map points by which a point must lie inside to be left out: more than arithmetic rounds.
  private static let margin = 0x1p-22
  /// Fewer points are sorted as quickly.
  private static let few = 8192

  /// The points that may be corners of the hull; all of those that are.
  ///
  /// - Complexity: O(*n*).
  static func of(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard points.count > few, let first = points.first else { return points }
    var west = first.x
    var east = first.x
    for point in points {
      west = min(west, point.x)
      east = max(east, point.x)
    }
    let scale = Double(columnCount) / (east - west)
    guard scale.isFinite else { return points }
    let edges = heights(polygon(points, west: west, scale: scale), west: west, scale: scale)
    var outer: [SIMD2<Double>] = []
    for point in points {
      let (column, part) = place(point.x, west: west, scale: scale)
      let (left, right) = (edges[column], edges[column + 1])
      let chord = left + (right - left) * part
      // A y that is not a number keeps the point.
      if !(point.y > chord.x + margin && point.y < chord.y - margin) { outer.append(point) }
    }
    return outer
  }

  /// The column of an x, and how far in it.
  @inline(__always)
  private static func place(
    _ x: Double, west: Double, scale: Double
  ) -> (column: Int, part: Double) {
    let offset = (x - west) * scale
    let column = min(max(Int(offset), 0), columnCount - 1)
    return (column, min(max(offset - Double(column), 0), 1))
  }

  /// The hull of the lowest and highest points of the columns.
  private static func polygon(
    _ points: [SIMD2<Double>], west: Double, scale: Double
  ) -> [SIMD2<Double>] {
    var lowest = [SIMD2<Double>](repeating: SIMD2(0, .infinity), count: columnCount)
    var highest = [SIMD2<Double>](repeating: SIMD2(0, -.infinity), count: columnCount)
    for point in points {
      let column = place(point.x, west: west, scale: scale).column
      if point.y < lowest[column].y { lowest[column] = point }
      if point.y > highest[column].y { highest[column] = point }
    }
    return ConvexHull.of((lowest + highest).filter { $0.y.isFinite })
  }

  /// The least and greatest y of a convex polygon at the edges of the columns; where it does not
  /// reach, a pair between which nothing is.
  private static func heights(
    _ polygon: [SIMD2<Double>], west: Double, scale: Double
  ) -> [SIMD2<Double>] {
    var edges = [SIMD2<Double>](repeating: SIMD2(.nan, .nan), count: columnCount + 1)
    for index in polygon.indices {
      let one = polygon[index]
      let other = polygon[(index + 1) % polygon.count]
      let (a, b) = one.x <= other.x ? (one, other) : (other, one)
      guard b.x > a.x else { continue }
      let from = max(Int(((a.x - west) * scale).rounded(.up)), 0)
      let through = min(Int((b.x - west) * scale), columnCount)
      guard from <= through else { continue }
      for edge in from...through {
        let x = west + Double(edge) / scale
        let y = a.y + (b.y - a.y) * min(max((x - a.x) / (b.x - a.x), 0), 1)
        edges[edge] =
          edges[edge].x.isNaN
          ? SIMD2(y, y) : SIMD2(min(edges[edge].x, y), max(edges[edge].y, y))
      }
    }
    return edges
  }
}
