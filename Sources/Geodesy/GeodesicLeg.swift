/// The shortest path between two neighboring fixes, and the places on it.
///
/// Made once for a leg, it gives any number of places for the cost of one geodesic problem each.
package struct GeodesicLeg: Sendable {
  /// Meters from end to end.
  package let length: Double
  private let start: Coordinate
  private let end: Coordinate
  private let azimuth: Double

  /// Makes the leg between two coordinates; of two equally short ones GeographicLib's choice.
  package init(from start: Coordinate, to end: Coordinate) {
    let path = Geodesic.path(from: start, to: end)
    self.start = start
    self.end = end
    length = path.distance
    azimuth = path.initialBearing.degrees
  }

  /// The place at a part of the length: 0 is the start and 1 the end, exactly as they were given.
  ///
  /// Longitudes are those of the ends' turn when the leg lies within one, so that no neighbor is
  /// 360 degrees away that was not before; on a leg across the 180th meridian they are -180 ... 180.
  ///
  /// - Parameter fraction: 0 through 1; what lies outside counts as the nearer of the two.
  package func coordinate(at fraction: Double) -> Coordinate {
    if !(fraction > 0) { return start }
    if fraction >= 1 { return end }
    let place = Geodesic.destination(from: start, azimuth: azimuth, distance: fraction * length)
    if abs(end.longitude - start.longitude) > 180 { return place }
    let turns = ((start.longitude - place.longitude) / 360).rounded()
    if turns == 0 { return place }
    return Coordinate(
      uncheckedLatitude: place.latitude, longitude: place.longitude + 360 * turns)
  }
}
