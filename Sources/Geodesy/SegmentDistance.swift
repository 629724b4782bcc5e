extension Geodesic {
  /// How far a point is from a leg, and beside which part of it.
  public struct SegmentDistance: Hashable, Sendable {
    /// Meters from the point to the nearest point of the leg, never negative.
    public let distance: Double
    /// The part of the leg at which that nearest point lies: 0 at its start, 1 at its end; 0 for a
    /// leg of no length.
    public let fraction: Double
  }

  /// The distance from a point to the shortest path between two coordinates, ends included.
  ///
  /// As exact as `crossTrack`, to a billionth or some nanometers, and much faster where the leg is
  /// short and the point near. Any leg and any point will do.
  ///
  /// - Complexity: some 150 ns for a point within meters of a leg of some hundred meters;
  ///   elsewhere that of `crossTrack`.
  public static func segmentDistance(
    of point: Coordinate, from a: Coordinate, to b: Coordinate
  ) -> SegmentDistance {
    let section = SectionDistance(from: a, to: b)
    let chord = section.chord
    if chord <= GeodesicEdge.longestSection {
      let foot = section.foot(of: point)
      let bound = SectionDistance.errorBound(distance: foot.distance, chord: chord)
      if bound <= max(1e-9 * foot.distance, 1e-8) {
        return SegmentDistance(distance: foot.distance, fraction: foot.fraction)
      }
    }
    let exact = crossTrack(of: point, from: a, to: b)
    let length = distance(from: a, to: b)
    return SegmentDistance(
      distance: exact.distance, fraction: length > 0 ? min(exact.along / length, 1) : 0)
  }
}
