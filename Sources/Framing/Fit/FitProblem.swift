/// The camera of one heading and pitch that shows a content: the conditions, and their solution.
///
/// On the ground let h be map points to the right and v forward, from the content's origin; s and c
/// the sine and cosine of the pitch. The camera stands at a along its right, b along its up and g
/// along its view. A vertex is then v·s - g deep, and it is seen at F·(h - a)/(v·s - g) to the right
/// of the viewport's middle and F·(v·c - b)/(v·s - g) above it, F being the focal length. That it
/// lies within an edge is linear in a, b and g once multiplied by the depth:
///
///     a ≤ h + e·(v·s - g)   at the left edge, F·e to the left of the middle; right, top and bottom
///                           alike
///
/// so of all vertices only the lowest and the highest value of four linear forms matter, for each
/// kind of outset, and the camera with the largest g, which shows everything largest, is where the
/// first pair of opposite conditions meets. Looking straight down is the case s = 0.
struct FitProblem {
  /// What the vertices of one kind of outset demand.
  struct Demand {
    /// Screen points to each edge; `top` at most to the horizon.
    var edges: ScreenEdges
    /// Screen points to the padded top edge, above the horizon or not.
    var top: Double
    /// The least and greatest v.
    var near: Double
    var far: Double
    /// a may be `left` - (edges.left/F)·g at most, and must be `right` + (edges.right/F)·g at least.
    var left: Double
    var right: Double
  }

  let view: PinholeView
  private(set) var demands: [Demand] = []

  /// - Throws: `outsetTooLarge`, `aboveHorizon`.
  init(_ content: PlacedContent, _ view: PinholeView, heading: Double) throws(FramingError) {
    self.view = view
    let focal = view.focalLength
    let right = SIMD2(DegreeMath.cosine(heading), DegreeMath.sine(heading))
    let forward = SIMD2(right.y, -right.x)
    for group in content.groups {
      var edges = view.edges(outset: group.outset)
      let top = edges.top
      edges.top = min(top, view.groundReach)
      let near = group.hull.lowest(forward)
      let far = group.hull.highest(forward)
      demands.append(
        Demand(
          edges: edges, top: top, near: near, far: far,
          left: group.hull.lowest(right + forward * (edges.left / focal * view.sine)),
          right: group.hull.highest(right - forward * (edges.right / focal * view.sine))))
    }
    try checkRoom(content)
  }

  private func checkRoom(_ content: PlacedContent) throws(FramingError) {
    let outset = content.largestOutset
    let room = view.edges(outset: .zero)
    if room.left + room.right <= outset.left + outset.right {
      throw .outsetTooLarge(room: room.left + room.right, needed: outset.left + outset.right)
    }
    if room.top + room.bottom <= outset.top + outset.bottom {
      throw .outsetTooLarge(room: room.top + room.bottom, needed: outset.top + outset.bottom)
    }
    guard demands.allSatisfy({ a in demands.allSatisfy { $0.edges.top + a.edges.bottom > 0 } })
    else { throw .aboveHorizon(pitch: view.pitch) }
  }

  /// The greatest g that all conditions allow.
  var largestImage: Double {
    let focal = view.focalLength
    let (s, c) = (view.sine, view.cosine)
    var across = Bounds()
    var along = Bounds()
    for demand in demands {
      across.lower.append(SlackLine(intercept: demand.right, slope: demand.edges.right / focal))
      across.upper.append(SlackLine(intercept: demand.left, slope: -demand.edges.left / focal))
      let top = demand.edges.top / focal
      let bottom = demand.edges.bottom / focal
      // Below the horizon both factors are positive, so the farthest vertex is the one on top.
      along.lower.append(SlackLine(intercept: demand.far * (c - top * s), slope: top))
      along.upper.append(SlackLine(intercept: demand.near * (c + bottom * s), slope: -bottom))
    }
    return min(across.greatest, along.greatest)
  }

  /// A number that must be at least some lines of g and at most others.
  private struct Bounds {
    var lower: [SlackLine] = []
    var upper: [SlackLine] = []

    /// The greatest g for which there is such a number. From above: where the two lines meet that
    /// contradict each other most, until none do.
    var greatest: Double {
      guard var low = lower.first, var high = upper.first else { return 0 }
      var g = (high.intercept - low.intercept) / (low.slope - high.slope)
      for _ in 0..<(lower.count * upper.count) where lower.count > 1 {
        low = lower.max { $0.value(at: g) < $1.value(at: g) } ?? low
        high = SlackLine.lowest(upper, at: g)
        let next = (high.intercept - low.intercept) / (low.slope - high.slope)
        if !(next < g) { break }
        g = next
      }
      return g
    }
  }

  /// How deep the nearest vertex is.
  func leastDepth(_ g: Double) -> Double {
    (demands.map(\.near).min() ?? 0) * view.sine - g
  }

  /// The b that leaves the same room at top and bottom, all being in view.
  func balancedUp(_ g: Double) -> Double {
    let focal = view.focalLength
    let (s, c) = (view.sine, view.cosine)
    var lower = -Double.infinity
    var upper = Double.infinity
    var rising: [SlackLine] = []
    var falling: [SlackLine] = []
    for demand in demands {
      let farSlope = focal / (demand.far * s - g)
      let nearSlope = focal / (demand.near * s - g)
      rising.append(
        SlackLine(intercept: demand.top - demand.far * c * farSlope, slope: farSlope))
      falling.append(
        SlackLine(
          intercept: demand.edges.bottom + demand.near * c * nearSlope, slope: -nearSlope))
      let top = demand.edges.top / focal
      let bottom = demand.edges.bottom / focal
      lower = max(lower, demand.far * (c - top * s) + top * g)
      upper = min(upper, demand.near * (c + bottom * s) - bottom * g)
    }
    // In view is more than balanced: where the padded viewport reaches above the horizon.
    return min(max(SlackLine.balance(rising: rising, falling: falling), lower), upper)
  }

  /// The least b, which puts the image at the top edge.
  func nearestUp(_ g: Double) -> Double {
    let (s, c) = (view.sine, view.cosine)
    return demands.map { demand in
      let top = demand.edges.top / view.focalLength
      return demand.far * (c - top * s) + top * g
    }.max() ?? 0
  }
}
