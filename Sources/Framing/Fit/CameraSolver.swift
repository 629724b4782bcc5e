import Geodesy

/// Finds the camera of one heading: the exact fit, then the limits of its distance.
///
/// A limit changes where the camera must look, unless it looks straight down on evenly padded
/// content, so the center is found anew for the limited distance.
struct CameraSolver {
  /// A camera in map points.
  struct Solution {
    /// What the camera looks at; x may lie outside the world, y does not.
    var center: SIMD2<Double>
    /// From eye to center, map points.
    var distance: Double
    /// Screen points left over.
    var slack: ScreenEdges
  }

  private let view: PinholeView
  private let mode: FitMode
  private let limits: DistanceLimits
  private let problem: FitProblem
  private let turned: TurnedContent
  private let origin: SIMD2<Double>

  /// Map points: less is no distance (a tenth of a micrometer).
  private static let noDistance = 1e-6
  /// Screen points by which rounding may spill over.
  static let rounding = 1e-6

  /// - Throws: `FramingError` when the viewport has no room.
  init(
    _ content: PlacedContent, _ view: PinholeView, heading: Double, mode: FitMode,
    limits: DistanceLimits
  ) throws(FramingError) {
    self.view = view
    self.mode = mode
    self.limits = limits
    problem = try FitProblem(content, view, heading: heading)
    turned = TurnedContent(content, view, heading: heading)
    origin = content.origin
  }

  /// The camera with the largest image that the limits allow.
  ///
  /// - Throws: `FramingError.noExtent` when nothing says how far away to stay.
  func solve() throws(FramingError) -> Solution {
    let free = largest()
    let found = free.map { solution(forward: $0.forward, distance: $0.distance) }
    let range = limits.range(
      metersPerMapPoint: Self.metersPerMapPoint(y: found?.center.y ?? origin.y))
    let distance = free?.distance ?? 0
    if let found, distance >= range.least, distance <= range.greatest { return found }
    let isTooNear = distance < range.least || free == nil
    guard !isTooNear || range.least > Self.noDistance else { throw .noExtent }
    return limitedSolution(isTooNear: isTooNear, from: isTooNear ? range.least : range.greatest)
  }

  /// The camera at a distance, whatever the limits.
  func solution(distance: Double) -> Solution {
    var forward = problem.balancedForward(distance: distance)
    // One that is far enough shows everything: the nearest may have to leave less room at the top.
    if let free = largest(), distance >= free.distance, view.sine > 0 {
      forward = min(forward, (problem.largestImage + distance) / view.sine)
    }
    return solution(forward: forward, distance: distance)
  }

  /// Map points forward from the origin and distance of the camera with the largest image; nil where
  /// it would stand in the content itself.
  private func largest() -> (forward: Double, distance: Double)? {
    let g = problem.largestImage
    guard problem.leastDepth(g) > 0 else { return nil }
    let up =
      mode == .nearest && view.sine > 0 ? problem.nearestUp(g) : problem.balancedUp(g)
    let forward = up / view.cosine
    let distance = forward * view.sine - g
    return distance > Self.noDistance ? (forward, distance) : nil
  }

  private func solution(forward: Double, distance: Double) -> Solution {
    var forward = forward
    var right = problem.balancedRight(turned, center: forward, distance: distance)
    var center = origin + turned.right * right + turned.forward * forward
    if center.y < 0 || center.y > EarthModel.worldSize {
      // No map can look beyond its edge.
      center.y = min(max(center.y, 0), EarthModel.worldSize)
      let offset = center - origin
      right = (offset * turned.right).sum()
      forward = (offset * turned.forward).sum()
    }
    return Solution(
      center: center, distance: distance,
      slack: problem.slack(turned, right: right, center: forward, distance: distance))
  }

  /// The camera at the distance that a limit in meters means where that camera looks.
  private func limitedSolution(isTooNear: Bool, from start: Double) -> Solution {
    func limit(y: Double) -> Double {
      let range = limits.range(metersPerMapPoint: Self.metersPerMapPoint(y: y))
      return isTooNear ? range.least : range.greatest
    }
    var current = solution(distance: start)
    for _ in 0..<30 {
      let next = limit(y: current.center.y)
      if abs(next - current.distance) <= 1e-15 * next { return current }
      current = solution(distance: next)
    }
    // A center that moves much with the distance: a distance in meters lies between those that it
    // has on the equator and on the world's edge.
    let low = limit(y: EarthModel.worldSize / 2)
    let high = limit(y: 0)
    return solution(
      distance: MonotoneRoot.find(low: low / 2, high: high * 2) {
        $0 - limit(y: solution(distance: $0).center.y)
      })
  }

  /// Meters on the sphere per map point at a y of the world.
  static func metersPerMapPoint(y: Double) -> Double {
    WebMercator.metersPerMapPoint(atLatitude: WebMercator.latitude(y: y))
  }
}
