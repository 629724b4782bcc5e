public import Geodesy

/// All places within a geodesic distance of a center: a true circle on WGS84, never a polygon.
public struct CircleFence: FenceShape {
  /// `circle`.
  public static let kind = "circle"
  /// True: a distance is measured along geodesics.
  public static let isCrossedByGeodesics = true

  /// The middle.
  public let center: Coordinate
  /// 0 or more; 0 is the center alone.
  public let radius: Meters
  /// A box that holds the circle.
  public let bounds: CoordinateBounds
  /// The box as reaches from the center in degrees, all longitudes where it holds a pole.
  private let north: Double
  private let east: Double

  /// What is no radius.
  public enum Invalid: Error, Hashable, Sendable {
    /// Negative, infinite or no number.
    case radius(Meters)
  }

  /// How near to the radius is on the boundary, in meters: what a coordinate in degrees can tell.
  static let tolerance = 2e-8

  /// Makes a circle.
  ///
  /// - Throws: `Invalid.radius` for a negative radius and one that is not finite.
  public init(center: Coordinate, radius: Meters) throws(Invalid) {
    guard radius.value >= 0, radius.value.isFinite else { throw .radius(radius) }
    self.center = center
    self.radius = radius
    let reach = AngularBound.reach(of: radius.value + Self.tolerance, at: center.latitude)
    north = reach.north
    east = reach.east ?? 360
    bounds = CoordinateBounds(around: center, north: north, east: reach.east)
  }

  /// Where a place is: by its geodesic distance from the center, within 20 nanometers of the radius
  /// on the boundary.
  ///
  /// - Complexity: O(1): nothing but comparisons outside the box, some 40 ns inside it, a
  ///   microsecond near the boundary.
  public func state(of place: Coordinate) -> FenceState {
    guard abs(place.latitude - center.latitude) <= north else { return .outside }
    if east < 180 {
      let apart = place.longitude - center.longitude
      let step = abs(apart) <= 180 ? apart : apart.remainder(dividingBy: 360)
      guard abs(step) <= east else { return .outside }
    }
    let beyond = distanceBeyond(place)
    return abs(beyond) <= Self.tolerance ? .boundary : beyond < 0 ? .inside : .outside
  }

  /// The distance from the center less the radius: exact near 0, within 1e-9 of itself elsewhere.
  private func distanceBeyond(_ place: Coordinate) -> Double {
    let distance = Geodesic.legLength(from: center, to: place)
    let beyond = distance - radius.value
    if abs(beyond) > 2e-9 * distance + 1e-6 { return beyond }
    return Geodesic.distance(from: center, to: place) - radius.value
  }

  /// The distance from the center less the radius: meters to the boundary, negative inside.
  ///
  /// - Complexity: O(1).
  public func margin(of place: Coordinate) -> Meters {
    let beyond = distanceBeyond(place)
    return Meters(abs(beyond) <= Self.tolerance ? 0 : beyond)
  }

  /// The radius.
  public var circleRadius: Meters? { radius }

  /// The radius.
  public var size: Meters { radius }

  /// The place at a fraction of the geodesic between two fixes.
  public func place(
    at fraction: Double, from start: Coordinate, to end: Coordinate
  ) -> Coordinate {
    let way = GeodesicWay(from: start, to: end)
    return way.place(way.length * fraction)
  }

  /// Where the geodesic between two fixes enters and leaves the circle, the boundary being part of
  /// it: fractions of the way, 0…1, increasing, within a micrometer.
  ///
  /// Touching is none. The number of crossings is odd exactly when one fix is outside and the other
  /// is not.
  ///
  /// - Complexity: some distances; ten geodesics for each crossing.
  public func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let (atStart, atEnd) = (margin(of: start).value, margin(of: end).value)
    // No way from either end that is short enough comes near enough.
    let reach = Geodesic.legLength(from: start, to: end) * (1 + 1e-8)
    if atStart > 0 && atEnd > 0 && (atStart + atEnd - reach) / 2 > 0 { return [] }
    // A ball smaller than a quarter of the earth holds the ways between its places.
    if atStart <= 0 && atEnd <= 0 && (radius.value < 5e6 || (atStart + atEnd + reach) / 2 < 0) {
      return []
    }
    let way = GeodesicWay(from: start, to: end)
    guard way.length > 0 else { return [] }
    // On a thousand kilometers the distance has one valley or one peak at most.
    let pieces = max(1, (way.length / 1e6).rounded(.up))
    var crossings: [Double] = []
    var (low, atLow) = (0.0, atStart)
    for piece in stride(from: 1, through: pieces, by: 1) {
      let high = piece == pieces ? way.length : way.length * piece / pieces
      let atHigh = piece == pieces ? atEnd : margin(of: way.place(high)).value
      addCrossings(on: way, low, atLow, high, atHigh, to: &crossings)
      (low, atLow) = (high, atHigh)
    }
    return crossings.map { min($0 / way.length, 1) }
  }

  /// Adds the meters at which a piece of a way, with given margins at its ends, crosses the circle.
  private func addCrossings(
    on way: GeodesicWay, _ low: Double, _ atLow: Double, _ high: Double, _ atHigh: Double,
    to crossings: inout [Double]
  ) {
    func isInside(_ margin: Double) -> Bool { margin <= 0 }
    /// Where the sign changes between two places of different states.
    func change(_ low: Double, _ atLow: Double, _ high: Double, _ atHigh: Double) -> Double {
      Roots.signChange(from: low, atLow, to: high, atHigh, tolerance: 1e-7) {
        margin(of: way.place($0)).value
      }
    }
    if isInside(atLow) != isInside(atHigh) {
      crossings.append(change(low, atLow, high, atHigh))
      return
    }
    let (least, most) = ((atLow + atHigh - (high - low)) / 2, (atLow + atHigh + high - low) / 2)
    if isInside(atLow) ? most <= 0 : least > 0 { return }
    let turn: Double
    if isInside(atLow) {
      turn = Roots.valley(from: low, to: high, tolerance: 1e-3) { -margin(of: way.place($0)).value }
    } else {
      let (a, b) = (way.place(low), way.place(high))
      turn = min(max(low + Geodesic.crossTrack(of: center, from: a, to: b).along, low), high)
    }
    let atTurn = margin(of: way.place(turn)).value
    // A touch, within the tolerance of states, is no crossing.
    if isInside(atTurn) == isInside(atLow) || abs(atTurn) <= Self.tolerance { return }
    crossings.append(change(low, atLow, turn, atTurn))
    crossings.append(change(turn, atTurn, high, atHigh))
  }
}

extension CoordinateBounds {
  /// A box around a place.
  ///
  /// - Parameters:
  ///   - north: Degrees to the north and south; poles end it.
  ///   - east: Degrees to the east and west; nil, or half a turn, for all longitudes.
  init(around place: Coordinate, north: Double, east: Double?) {
    let south = max(place.latitude - north, -90)
    let north = min(place.latitude + north, 90)
    guard let east, east < 180 else {
      self.init(west: -180, south: south, east: 180, north: north)
      return
    }
    self.init(
      west: Antimeridian.wrapped(place.longitude - east), south: south,
      east: Antimeridian.wrapped(place.longitude + east), north: north)
  }
}
