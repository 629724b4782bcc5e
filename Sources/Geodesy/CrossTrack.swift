#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Geodesic {
  /// How a point lies beside a leg.
  public struct CrossTrack: Hashable, Sendable {
    /// Meters from the point to the nearest point of the leg, never negative.
    public let distance: Double
    /// Meters along the leg from its start to that nearest point.
    public let along: Double
  }

  /// The distance from a point to the shortest path between two coordinates, ends included.
  ///
  /// The foot point is found by iteration until it moves less than a nanometer; a leg of no length
  /// is its start. Good for legs shorter than a quarter of the earth.
  ///
  /// - Complexity: three to six geodesic problems, some microseconds.
  public static func crossTrack(
    of point: Coordinate, from a: Coordinate, to b: Coordinate
  ) -> CrossTrack {
    let leg = path(from: a, to: b)
    let radius = EarthModel.meanRadius
    /// The step along the leg from a point of it to where the perpendicular falls, on the sphere.
    func step(from foot: Coordinate, course: Double) -> (distance: Double, step: Double) {
      let toPoint = path(from: foot, to: point)
      let angle = (toPoint.initialBearing.degrees - course) * (.pi / 180)
      let step = radius * atan(tan(toPoint.distance / radius) * cos(angle))
      return (distance: toPoint.distance, step: step.isFinite ? step : 0)
    }
    let start = step(from: a, course: leg.initialBearing.degrees)
    var along = min(max(start.step, 0), leg.distance)
    var distance = start.distance
    for _ in 0..<20 {
      let foot = destination(
        from: a, azimuth: leg.initialBearing.degrees, distance: along)
      let forward = path(from: foot, to: b)
      // At the very end the direction is that of arrival.
      let course =
        forward.distance > 1e-6 ? forward.initialBearing.degrees : leg.finalBearing.degrees
      let next = step(from: foot, course: course)
      distance = next.distance
      let moved = min(max(along + next.step, 0), leg.distance)
      let change = abs(moved - along)
      along = moved
      if change < 1e-9 { break }
    }
    return CrossTrack(distance: distance, along: along)
  }
}
