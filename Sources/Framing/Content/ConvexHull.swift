/// Convex hulls of points on the map.
enum ConvexHull {
  /// The corners of the hull, in turning order with x toward y (clockwise on a map, whose y goes
  /// south), without points on its sides; equal points count once.
  ///
  /// Andrew's monotone chain: sort by x, then build the lower and the upper side.
  static func of(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard points.count > 1 else { return points }
    var sorted = points
    if !isSorted(sorted) { sorted.sort { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y } }
    var hull: [SIMD2<Double>] = []
    for point in sorted { extend(&hull, from: 0, with: point) }
    let lowerCount = hull.count
    if lowerCount > 1 {
      for point in sorted.reversed().dropFirst() {
        extend(&hull, from: lowerCount - 1, with: point)
      }
      // The last is the first again.
      hull.removeLast()
    }
    return hull
  }

  /// Adds a point to a side, and takes away what then lies inside.
  static func extend(_ hull: inout [SIMD2<Double>], from start: Int, with point: SIMD2<Double>) {
    if let last = hull.last, last == point { return }
    while hull.count >= start + 2 {
      let side = hull[hull.count - 1] - hull[hull.count - 2]
      let next = point - hull[hull.count - 1]
      if side.x * next.y - side.y * next.x > 0 { break }
      hull.removeLast()
    }
    hull.append(point)
  }

  static func isSorted(_ points: [SIMD2<Double>]) -> Bool {
    for index in points.indices.dropFirst() {
      let a = points[index - 1]
      let b = points[index]
      if b.x < a.x || (b.x == a.x && b.y < a.y) { return false }
    }
    return true
  }
}
