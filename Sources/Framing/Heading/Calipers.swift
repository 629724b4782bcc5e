/// Rotating calipers: the headings among which the best one for a hull must be, looking straight
/// down.
///
/// Between the headings at which a side of the hull lies along an axis of the screen, the corners
/// that bound the image stay the same, and its width and height are |q|·cos of the heading: bent
/// downward, so the larger of the two, each over its room, is least where such an interval ends or
/// where both are equal.
enum Calipers {
  /// Degrees in 0 ..< 180, rising, each once.
  static func sideHeadings(of hull: ConvexPolygon) -> [Double] {
    let corners = hull.corners
    guard corners.count > 1 else { return [0] }
    var headings: [Double] = []
    for index in corners.indices {
      let side = corners[index + 1 == corners.count ? 0 : index + 1] - corners[index]
      // Along the screen's horizontal axis, then along the vertical one.
      let heading = DegreeMath.turned(DegreeMath.angle(side.x, side.y))
      let quarter = heading.truncatingRemainder(dividingBy: 90)
      headings += [quarter, quarter + 90]
    }
    headings.sort()
    var different: [Double] = []
    for heading in headings where heading != different.last { different.append(heading) }
    return different
  }

  /// Degrees in 0 ..< 180: the sides' headings, and those at which the image fills a room of a width
  /// and a height both ways.
  static func headings(of hull: ConvexPolygon, width: Double, height: Double) -> [Double] {
    let sides = sideHeadings(of: hull)
    var headings = sides
    for (index, start) in sides.enumerated() {
      let end = index + 1 < sides.count ? sides[index + 1] : sides[0] + 180
      let middle = start + (end - start) / 2
      let right = SIMD2(DegreeMath.cosine(middle), DegreeMath.sine(middle))
      let down = SIMD2(-right.y, right.x)
      let across = (hull.farthest(right) - hull.farthest(-right)) / width
      let along = (hull.farthest(down) - hull.farthest(-down)) / height
      // Equal where across·(cos, sin) = along·(-sin, cos).
      var equal = DegreeMath.angle(across.y + along.x, along.y - across.x)
      while equal < start { equal += 180 }
      while equal > end + 1e-9 { equal -= 180 }
      if equal > start && equal < end { headings.append(equal < 180 ? equal : equal - 180) }
    }
    return headings
  }
}
