/// The corners of a content as a camera of one heading has them: h to the right, v forward.
struct TurnedContent {
  /// Per kind of outset: room to the left and right edge, and the corners as (h, v).
  private(set) var groups: [(edges: ScreenEdges, corners: [SIMD2<Double>])] = []
  let right: SIMD2<Double>
  let forward: SIMD2<Double>

  init(_ content: PlacedContent, _ view: PinholeView, heading: Double) {
    let right = SIMD2(DegreeMath.cosine(heading), DegreeMath.sine(heading))
    let forward = SIMD2(right.y, -right.x)
    self.right = right
    self.forward = forward
    for group in content.groups {
      groups.append(
        (
          edges: view.edges(outset: group.outset),
          corners: group.hull.corners.map { SIMD2(($0 * right).sum(), ($0 * forward).sum()) }
        ))
    }
  }
}

extension FitProblem {
  /// Where a camera that looks at `center` map points forward must stand, map points to the right,
  /// to leave the same room, or to spill over as much, at left and right.
  func balancedRight(_ content: TurnedContent, center: Double, distance: Double) -> Double {
    var rising: [SlackLine] = []
    var falling: [SlackLine] = []
    for group in content.groups {
      for corner in group.corners {
        let slope = view.focalLength / depth(corner.y, center: center, distance: distance)
        let place = corner.x * slope
        rising.append(SlackLine(intercept: group.edges.right - place, slope: slope))
        falling.append(SlackLine(intercept: group.edges.left + place, slope: -slope))
      }
    }
    return SlackLine.balance(rising: rising, falling: falling)
  }

  /// Screen points left over at each edge of the padded viewport; negative where something spills
  /// over.
  func slack(
    _ content: TurnedContent, right: Double, center: Double, distance: Double
  ) -> ScreenEdges {
    var slack = ScreenEdges(all: .infinity)
    for group in content.groups {
      for corner in group.corners {
        let scale = view.focalLength / depth(corner.y, center: center, distance: distance)
        let x = (corner.x - right) * scale
        let y = (corner.y - center) * view.cosine * scale
        slack.left = min(slack.left, group.edges.left + x)
        slack.right = min(slack.right, group.edges.right - x)
        slack.top = min(slack.top, group.edges.top - y)
        slack.bottom = min(slack.bottom, group.edges.bottom + y)
      }
    }
    return slack
  }
}
