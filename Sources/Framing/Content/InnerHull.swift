import Geodesy

/// A polygon of some vertices of a path, and whether other vertices lie inside it: told from their
/// degrees, without projecting them.
///
/// Mercator's y falls as the latitude rises, so a vertex is below the polygon's upper side where
/// its latitude is below that of the side. Each of the columns that the polygon is cut into has one
/// straight line in degrees that is nowhere above that side, and one nowhere below the lower.
struct InnerHull {
  /// The projected polygon.
  let corners: [SIMD2<Double>]
  /// Of each column: height at the west edge and slope of the upper line, then of the lower.
  private var columns: [SIMD4<Double>] = []
  /// Of each column in map points: upper y at the west edge and its slope, then the lower.
  private var projectedColumns: [SIMD4<Double>] = []
  /// Whether both lines of a column in map points are the polygon's sides: no corner, not steep.
  private var isPlain: [Bool] = []
  private let west: Double
  private let columnsPerDegree: Double

  private static let columnCount = 256
  /// Degrees: more than what projecting back and the lines' arithmetic round.
  private static let margin = 1e-11
  /// Map points by which a vertex may pass the polygon and still count as on it: the rounding of
  /// projected numbers, some 25 nanometers.
  private static let tolerance = 0x1p-22

  /// Makes the polygon of vertices that lie in a range of longitudes and reach both of its ends.
  init(vertices: [SIMD2<Double>], west: Double, east: Double) {
    corners = ConvexHull.of(vertices)
    self.west = west
    columnsPerDegree = Double(Self.columnCount) / (east - west)
    columns.reserveCapacity(Self.columnCount)
    var left = extent(atX: WebMercator.x(longitude: west))
    for index in 1...Self.columnCount {
      // The last edge is the range's end itself, or it might lie beyond by a rounding.
      let longitude =
        index == Self.columnCount ? east : west + Double(index) / columnsPerDegree
      let right = extent(atX: WebMercator.x(longitude: longitude))
      let upper = Self.line(left.north, right.north, columnsPerDegree, side: -1)
      let lower = Self.line(left.south, right.south, columnsPerDegree, side: 1)
      columns.append(SIMD4(upper.x, upper.y, lower.x, lower.y))
      let perPoint = columnsPerDegree * 360 / EarthModel.worldSize
      projectedColumns.append(
        SIMD4(
          left.north, (right.north - left.north) * perPoint, left.south,
          (right.south - left.south) * perPoint))
      left = right
    }
    isPlain = projectedColumns.map { abs($0.y) < 100 && abs($0.w) < 100 }
    for corner in corners {
      // A rounding may put it in a neighbor.
      let index = columnIndex(ofX: corner.x).index
      for near in max(index - 1, 0)...min(index + 1, Self.columnCount - 1) {
        isPlain[near] = false
      }
    }
  }

  /// A line in degrees of latitude that keeps to one side of the chord between two y.
  private static func line(
    _ left: Double, _ right: Double, _ columnsPerDegree: Double, side: Double
  ) -> SIMD2<Double> {
    let start = WebMercator.latitude(y: left)
    let end = WebMercator.latitude(y: right)
    // Latitude bends against y by half a radian per squared radian of y at most (its second
    // derivative is sech·tanh), and a chord misses an arc by an eighth of that.
    let step = (right - left) / EarthModel.worldSize * 2 * .pi
    let bend = step * step / 16 * (180 / .pi)
    let slope = (end - start) * columnsPerDegree
    // A steep line also makes latitude of what a longitude is rounded by.
    return SIMD2(start + side * (bend + margin + abs(slope) * 1e-13), slope)
  }

  /// Whether a vertex certainly lies inside.
  func contains(longitude: Double, latitude: Double) -> Bool {
    let offset = longitude - west
    let index = min(max(Int(offset * columnsPerDegree), 0), Self.columnCount - 1)
    let rest = offset - Double(index) / columnsPerDegree
    let column = columns[index]
    return latitude <= column.x + column.y * rest && latitude >= column.z + column.w * rest
  }

  /// Whether a projected vertex lies inside or passes a side by no more than rounding.
  func contains(_ point: SIMD2<Double>) -> Bool {
    let (index, rest) = columnIndex(ofX: point.x)
    let column = projectedColumns[index]
    var north = column.x + column.y * rest
    var south = column.z + column.w * rest
    if !isPlain[index] { (north, south) = extent(atX: point.x) }
    return point.y >= north - Self.tolerance && point.y <= south + Self.tolerance
  }

  /// The column of an x, and the map points from its west edge.
  private func columnIndex(ofX x: Double) -> (index: Int, rest: Double) {
    let offset = x - WebMercator.x(longitude: west)
    let width = EarthModel.worldSize / 360 / columnsPerDegree
    let index = min(max(Int(offset / width), 0), Self.columnCount - 1)
    return (index, offset - Double(index) * width)
  }

  /// The least and the greatest y of the polygon at an x.
  private func extent(atX x: Double) -> (north: Double, south: Double) {
    guard let first = corners.first else { return (.infinity, -.infinity) }
    var north = Double.infinity
    var south = -Double.infinity
    var a = first
    for index in 1...corners.count {
      let b = corners[index == corners.count ? 0 : index]
      if min(a.x, b.x) <= x && x <= max(a.x, b.x) {
        let y = a.x == b.x ? a.y : a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
        north = min(north, y)
        south = max(south, y)
        if a.x == b.x {
          north = min(north, b.y)
          south = max(south, b.y)
        }
      }
      a = b
    }
    return (north, south)
  }
}
