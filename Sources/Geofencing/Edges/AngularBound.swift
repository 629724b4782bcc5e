import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a distance on the ellipsoid says about angles of longitude and latitude, and the other way
/// round; never wrong by rounding's side.
///
/// A step on the ellipsoid is (M dφ, N cos φ dλ) with M and N, the radii of curvature, at least
/// a(1 - e²). So no way on it is shorter than a(1 - e²) times the angle between its ends on a
/// sphere through geographic latitudes.
enum AngularBound {
  /// a(1 - e²), rounded down: meters per radian, at least.
  static let leastRadius = 6_335_439.3
  /// a² / b, rounded up: meters per radian, at most.
  static let greatestRadius = 6_399_593.7

  /// Half the square of an angle's chord that is certainly not larger than a distance: what
  /// `leastHaversine` is compared with.
  ///
  /// - Parameter distance: Meters, 0 or more.
  static func haversine(of distance: Double) -> Double {
    let half = distance / leastRadius / 2 * (1 + 1e-12)
    if half >= .pi / 2 { return .infinity }
    let sine = sin(half)
    return sine * sine + 1e-300
  }

  /// A bound below the haversine of the angle between a place and any place in a box.
  ///
  /// - Parameters:
  ///   - place: Its longitude on the axis of the box.
  ///   - cosine: Of the place's latitude.
  @inline(__always)
  static func leastHaversine(
    from place: Coordinate, cosine: Double, to box: EdgeChain.Box
  ) -> Double {
    leastHaversine(
      north: max(box.y - place.latitude, place.latitude - box.w, 0),
      east: max(box.x - place.longitude, place.longitude - box.z, 0), latitude: place.latitude,
      cosine: cosine, to: box)
  }

  /// As `leastHaversine(from:cosine:to:)`, for a box within one turn that the place may be nearer to
  /// across the 180th meridian.
  @inline(__always)
  static func leastHaversineRound(
    from place: Coordinate, cosine: Double, to box: EdgeChain.Box
  ) -> Double {
    let apart = max(box.x - place.longitude, place.longitude - box.z, 0)
    let round = min(box.x - place.longitude + 360, place.longitude + 360 - box.z)
    return leastHaversine(
      north: max(box.y - place.latitude, place.latitude - box.w, 0),
      east: min(apart, max(round, 0)), latitude: place.latitude, cosine: cosine, to: box)
  }

  /// The bound for a place so many degrees north or south of a box, and east or west.
  @inline(__always)
  private static func leastHaversine(
    north: Double, east: Double, latitude: Double, cosine: Double, to box: EdgeChain.Box
  ) -> Double {
    let radian = Double.pi / 180
    // sin² x ≥ x²(1 - x²/3): the terms of the series alternate and shrink.
    let northSquare = (north * (radian / 2)) * (north * (radian / 2))
    var bound = northSquare * (1 - northSquare * (1.0 / 3))
    if east > 0 {
      let half = min(east, 180) * (radian / 2)
      let eastSquare = half * half
      bound +=
        cosine * leastCosine(of: box, latitude, cosine) * eastSquare
        * (1 - eastSquare * (1.0 / 3))
    }
    return bound
  }

  /// No more than the least cosine of a latitude in a box. Near a place, whose cosine is at hand, the
  /// slope of the cosine, which is at most 1, saves computing another: most questions are so.
  @inline(__always)
  private static func leastCosine(
    of box: EdgeChain.Box, _ latitude: Double, _ cosine: Double
  ) -> Double {
    let radian = Double.pi / 180
    let farthest = max(abs(box.y), abs(box.w))
    let further = (farthest - abs(latitude)) * radian
    if abs(further) < 0.01, cosine > 0.1 { return cosine - max(further, 0) }
    return max(0, cos(farthest * radian))
  }

  /// How far a circle reaches from its center in degrees; nil east and west when it reaches a
  /// pole. Rounded up.
  ///
  /// - Parameters:
  ///   - radius: Meters, 0 or more.
  ///   - latitude: The center's.
  static func reach(of radius: Double, at latitude: Double) -> (north: Double, east: Double?) {
    let angle = radius / leastRadius * (1 + 1e-12) + 1e-15
    let north = angle * (180 / .pi)
    guard abs(latitude) + north < 90 else { return (north, nil) }
    let sine = sin(angle) / cos(latitude * (.pi / 180))
    guard sine < 1 else { return (north, nil) }
    return (north, asin(sine) * (180 / .pi) * (1 + 1e-12))
  }
}
