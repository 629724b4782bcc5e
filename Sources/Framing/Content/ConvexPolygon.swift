/// A convex polygon that answers how far it reaches in a direction.
struct ConvexPolygon: Sendable {
  /// The corners as `ConvexHull` gives them; at least one.
  let corners: [SIMD2<Double>]
  /// The direction of the side after each corner, rising; empty where looking at all corners is
  /// quicker.
  private let sideAngles: [Double]

  private static let fewCorners = 24

  /// Makes the hull of points, of which there must be one at least.
  init(hullOf points: [SIMD2<Double>]) { self.init(corners: ConvexHull.of(points)) }

  /// Makes a polygon of corners that are a hull already.
  init(corners: [SIMD2<Double>]) {
    self.corners = corners
    sideAngles = []
  }

  private init(corners: [SIMD2<Double>], sideAngles: [Double]) {
    self.corners = corners
    self.sideAngles = sideAngles
  }

  /// The same polygon, quicker to ask: worth its while before many questions.
  var prepared: ConvexPolygon {
    guard corners.count > Self.fewCorners else { return self }
    var angles: [Double] = []
    angles.reserveCapacity(corners.count)
    for index in corners.indices {
      let side = corners[index + 1 == corners.count ? 0 : index + 1] - corners[index]
      var angle = DegreeMath.angle(side.x, side.y)
      // The first side leaves the leftmost corner to the right: from -90 up, once around.
      if let last = angles.last, angle < last - 180 { angle += 360 }
      angles.append(angle)
    }
    return ConvexPolygon(corners: corners, sideAngles: angles)
  }

  /// The corner farthest in a direction.
  ///
  /// - Complexity: O(*n*), O(log *n*) when prepared.
  func farthest(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    sideAngles.isEmpty ? farthestOfFew(direction) : farthestOfMany(direction)
  }

  /// The largest value of a linear form.
  func highest(_ form: SIMD2<Double>) -> Double { (farthest(form) * form).sum() }
  /// The smallest value of a linear form.
  func lowest(_ form: SIMD2<Double>) -> Double { -highest(-form) }

  private func farthestOfFew(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    var best = corners[0]
    var reach = (best * direction).sum()
    for corner in corners.dropFirst() {
      let value = (corner * direction).sum()
      if value > reach {
        reach = value
        best = corner
      }
    }
    return best
  }

  private func farthestOfMany(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    // At the farthest corner the sides turn past the direction's right angle.
    var wanted = DegreeMath.angle(direction.x, direction.y) + 90
    let first = sideAngles[0]
    while wanted < first { wanted += 360 }
    while wanted >= first + 360 { wanted -= 360 }
    var low = 0
    var high = sideAngles.count
    while low < high {
      let middle = (low + high) / 2
      if sideAngles[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return climbed(from: low % corners.count, direction)
  }

  /// Goes up from a corner: angles of short sides are rounded.
  private func climbed(from start: Int, _ direction: SIMD2<Double>) -> SIMD2<Double> {
    var index = start
    var reach = (corners[index] * direction).sum()
    for step in [1, corners.count - 1] {
      while true {
        let next = (index + step) % corners.count
        let value = (corners[next] * direction).sum()
        guard value > reach else { break }
        reach = value
        index = next
      }
    }
    return corners[index]
  }
}
