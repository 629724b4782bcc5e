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

  /// Longer legs are searched piece by piece, meters: an eighth of the earth.
  private static let crossTrackReach = 5_000_000.0

  /// The distance from a point to the shortest path between two coordinates, ends included.
  ///
  /// The foot point is found by iteration until it moves less than a nanometer; a leg of no length
  /// is its start. Good for any leg, those half round the earth too, and any point. Where several
  /// points of the leg are equally near it is one of them.
  ///
  /// - Complexity: three to six geodesic problems, some microseconds; about four times that for a
  ///   leg half round the earth.
  public static func crossTrack(
    of point: Coordinate, from a: Coordinate, to b: Coordinate
  ) -> CrossTrack {
    let leg = path(from: a, to: b)
    let azimuth = leg.initialBearing.degrees
    if leg.distance <= crossTrackReach {
      return crossTrack(
        of: point, start: a, azimuth: azimuth, length: leg.distance, end: b,
        finalAzimuth: leg.finalBearing.degrees)
    }
    let count = (leg.distance / crossTrackReach).rounded(.up)
    let length = leg.distance / count
    var nearest = CrossTrack(distance: .infinity, along: 0)
    var start = a
    for i in 1...Int(count) {
      let end =
        i == Int(count)
        ? b : destination(from: a, azimuth: azimuth, distance: length * Double(i))
      let piece = path(from: start, to: end)
      let result = crossTrack(
        of: point, start: start, azimuth: piece.initialBearing.degrees, length: piece.distance,
        end: end, finalAzimuth: piece.finalBearing.degrees)
      if result.distance < nearest.distance {
        let along = length * Double(i - 1) + result.along
        nearest = CrossTrack(distance: result.distance, along: min(along, leg.distance))
      }
      start = end
    }
    return nearest
  }

  /// The same for a leg of up to `crossTrackReach` whose path is known.
  private static func crossTrack(
    of point: Coordinate, start: Coordinate, azimuth: Double, length: Double, end: Coordinate,
    finalAzimuth: Double
  ) -> CrossTrack {
    let radius = EarthModel.meanRadius
    /// The step along the leg from a point of it to where the perpendicular falls, on the sphere;
    /// up to half round the earth either way.
    func step(from foot: Coordinate, course: Double) -> (distance: Double, step: Double) {
      let toPoint = path(from: foot, to: point)
      let turn = (toPoint.initialBearing.degrees - course) * (.pi / 180)
      let angle = toPoint.distance / radius
      return (toPoint.distance, radius * atan2(sin(angle) * cos(turn), cos(angle)))
    }
    /// A place of the leg's great circle, or the end of the leg that is nearer to it.
    func clamped(_ along: Double) -> Double {
      if along >= 0 && along <= length { return along }
      let turn = 2 * .pi * radius
      return along < 0
        ? (-along <= along + turn - length ? 0 : length)
        : (along - length <= turn - along ? length : 0)
    }
    let first = step(from: start, course: azimuth)
    var nearest = CrossTrack(distance: first.distance, along: 0)
    var along = clamped(first.step)
    for _ in 0..<20 {
      let foot = destination(from: start, azimuth: azimuth, distance: along)
      let forward = path(from: foot, to: end)
      // At the very end the direction is that of arrival.
      let course = forward.distance > 1e-6 ? forward.initialBearing.degrees : finalAzimuth
      let next = step(from: foot, course: course)
      let moved = clamped(along + next.step)
      if abs(moved - along) < 1e-9 { return CrossTrack(distance: next.distance, along: moved) }
      if next.distance < nearest.distance {
        nearest = CrossTrack(distance: next.distance, along: along)
      }
      along = moved
    }
    return nearest
  }
}
