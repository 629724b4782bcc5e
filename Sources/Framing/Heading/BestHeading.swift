import Geodesy

/// The heading in which the image of a content is largest.
///
/// The image is compared by the depth of the content's middle: the less, the larger.
struct BestHeading {
  private let content: PlacedContent
  private let view: PinholeView

  /// North-up stays unless another heading makes the image larger by this factor.
  private static let worthwhile = 1.1
  /// Hulls of more corners are nearly smooth: their corners are no better headings than others.
  private static let manyCorners = 1024

  init(_ content: PlacedContent, _ view: PinholeView) {
    self.content = content.prepared
    self.view = view
  }

  /// Degrees in 0 ..< 360.
  ///
  /// - Throws: `FramingError` when the viewport has no room.
  func heading(_ direction: PathDirection) throws(FramingError) -> Double {
    let north = try depth(0)
    guard north > 0 else { return 0 }
    let best = try leastDepth()
    guard north >= Self.worthwhile * best.depth else { return 0 }
    guard view.sine == 0, isSymmetric else { return DegreeMath.turned(best.heading) }
    // Looking straight down, a heading and its opposite show the same.
    let up = SIMD2(DegreeMath.sine(best.heading), -DegreeMath.cosine(best.heading))
    return DegreeMath.turned(DegreeMath.heading(of: direction.oriented(up)))
  }

  /// The depth of the content's middle in the best fit of a heading.
  func depth(_ heading: Double) throws(FramingError) -> Double {
    try -FitProblem(content, view, heading: heading).largestImage
  }

  /// Whether half a turn changes nothing, looking straight down.
  private var isSymmetric: Bool {
    content.groups.count == 1
      || content.groups.allSatisfy {
        $0.outset.top == $0.outset.bottom && $0.outset.left == $0.outset.right
      }
  }

  /// The heading with the least depth, and that depth.
  func leastDepth() throws(FramingError) -> (heading: Double, depth: Double) {
    let hull = content.groups[0].hull
    let isExact =
      view.sine == 0 && content.groups.count == 1 && hull.corners.count <= Self.manyCorners
    return isExact ? try exact(hull) : try searched()
  }

  /// Looking straight down on one hull: the best of a finite number of headings.
  private func exact(
    _ hull: ConvexPolygon
  ) throws(FramingError) -> (heading: Double, depth: Double) {
    let edges = view.edges(outset: content.groups[0].outset)
    let candidates = Calipers.headings(
      of: hull, width: edges.left + edges.right, height: edges.top + edges.bottom)
    var best = (heading: 0.0, depth: try depth(0))
    for candidate in candidates {
      // Half a turn away it is the same; the one nearer to north comes first.
      let heading = candidate > 90 ? candidate - 180 : candidate
      let depth = try depth(heading)
      if Self.isBetter(depth, heading, best) { best = (heading, depth) }
    }
    return best
  }

  /// Less deep, or as deep but nearer to north.
  private static func isBetter(
    _ depth: Double, _ heading: Double, _ best: (heading: Double, depth: Double)
  ) -> Bool {
    if depth < best.depth * (1 - 1e-12) { return true }
    return depth <= best.depth * (1 + 1e-12) && abs(heading) < abs(best.heading)
  }

  /// Any pitch: headings of the hulls' sides and every degree, then the valleys between them by
  /// golden section.
  private func searched() throws(FramingError) -> (heading: Double, depth: Double) {
    var headings = (-180..<180).map { Double($0) }
    for group in content.groups where group.hull.corners.count <= Self.manyCorners {
      headings += Calipers.sideHeadings(of: group.hull).flatMap { [$0 - 180, $0] }
    }
    headings.sort()
    var depths: [Double] = []
    for heading in headings { depths.append(try depth(heading)) }
    var best = (heading: 0.0, depth: try depth(0))
    for (heading, depth) in zip(headings, depths) where Self.isBetter(depth, heading, best) {
      best = (heading, depth)
    }
    let count = headings.count
    let hopeful = best.depth * 1.05
    for index in 0..<count where depths[index] <= hopeful {
      let before = index == 0 ? headings[count - 1] - 360 : headings[index - 1]
      let after = index == count - 1 ? headings[0] + 360 : headings[index + 1]
      guard depths[index] <= depths[(index + count - 1) % count],
        depths[index] <= depths[(index + 1) % count]
      else { continue }
      for (low, high) in [(before, headings[index]), (headings[index], after)] {
        let found = try valley(low, high)
        if Self.isBetter(found.depth, found.heading, best) { best = found }
      }
    }
    return best
  }

  /// The least depth between two headings, if there is one valley.
  private func valley(
    _ low: Double, _ high: Double
  ) throws(FramingError) -> (heading: Double, depth: Double) {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var left = (heading: high - ratio * (high - low), depth: 0.0)
    var right = (heading: low + ratio * (high - low), depth: 0.0)
    left.depth = try depth(left.heading)
    right.depth = try depth(right.heading)
    while high - low > 1e-9 {
      if left.depth <= right.depth {
        high = right.heading
        right = left
        left.heading = high - ratio * (high - low)
        left.depth = try depth(left.heading)
      } else {
        low = left.heading
        left = right
        right.heading = low + ratio * (high - low)
        right.depth = try depth(right.heading)
      }
    }
    return left.depth <= right.depth ? left : right
  }
}
