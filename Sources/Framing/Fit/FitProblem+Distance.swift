extension FitProblem {
  /// A share of the distance below which depths are not counted: what lies behind the eye cannot
  /// be seen, but must have a place on the screen to say how far it is out.
  private static let leastDepthShare = 1e-6

  /// The depth of v from a camera that looks at `center`, map points forward, from a distance.
  func depth(_ v: Double, center: Double, distance: Double) -> Double {
    max((v - center) * view.sine + distance, distance * Self.leastDepthShare)
  }

  /// Where a camera at a given distance must look, map points forward, to leave the same room, or
  /// to spill over as much, at top and bottom.
  func balancedForward(distance: Double) -> Double {
    let focal = view.focalLength
    let (s, c) = (view.sine, view.cosine)
    func difference(_ center: Double) -> Double {
      var top = Double.infinity
      var bottom = Double.infinity
      for demand in demands {
        let far = (demand.far - center) * c / depth(demand.far, center: center, distance: distance)
        let near =
          (demand.near - center) * c / depth(demand.near, center: center, distance: distance)
        top = min(top, demand.top - focal * far)
        bottom = min(bottom, demand.edges.bottom + focal * near)
      }
      return top - bottom
    }
    // So that the far end stays below the horizon.
    var least = -Double.infinity
    for demand in demands where s > 0 {
      let reach = view.groundReach / focal
      least = max(least, demand.far - reach * distance / (c - reach * s))
    }
    let far = demands.map(\.far).max() ?? 0
    let near = demands.map(\.near).min() ?? 0
    var step = max(distance, far - near)
    var low = max((near + far) / 2 - step, least)
    while low > least && difference(low) > 0 {
      step *= 2
      low = max(low - step, least)
    }
    if difference(low) >= 0 { return low }
    var high = max(far, low) + distance
    while difference(high) < 0 {
      high += step
      step *= 2
    }
    return MonotoneRoot.find(low: low, high: high, difference)
  }
}

/// The root of a function that rises.
enum MonotoneRoot {
  /// The place between `low`, where the function is below 0, and `high`, where it is not, at which
  /// it passes 0.
  ///
  /// False position with halved weights (Illinois), and every third step the middle.
  static func find(low: Double, high: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (low, high)
    var below = function(low)
    var above = function(high)
    var lastSide = 0
    for step in 1...200 {
      if above == 0 { return high }
      var place = (low * above - high * below) / (above - below)
      if step % 3 == 0 || !(place > low && place < high) { place = low + (high - low) / 2 }
      guard place > low, place < high else { break }
      let value = function(place)
      if value < 0 {
        low = place
        below = value
        if lastSide < 0 { above /= 2 }
        lastSide = -1
      } else {
        high = place
        above = value
        if lastSide > 0 { below /= 2 }
        lastSide = 1
      }
    }
    return abs(below) < abs(above) ? low : high
  }
}
