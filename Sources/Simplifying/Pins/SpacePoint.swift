import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A place on the ellipsoid as a point in space: meters from the center of the earth, toward the
/// equator at Greenwich, the equator at 90 degrees east, and the north pole.
///
/// Nothing special happens at poles and at the 180th meridian, and boxes are boxes. The chord
/// between two places is shorter than the way on the ground by the part *d*²/(24·R²) of it: by 1e-9
/// at one kilometer.
typealias SpacePoint = SIMD3<Double>

extension Coordinate {
  /// The place in space, without elevation.
  ///
  /// - Complexity: O(1), some 40 ns.
  var spacePoint: SpacePoint {
    let up = spaceNormal
    let e2 = EarthModel.eccentricitySquared
    // The radius of curvature across the meridian.
    let radius = EarthModel.equatorialRadius / (1 - e2 * up.z * up.z).squareRoot()
    return SpacePoint(radius * up.x, radius * up.y, radius * (1 - e2) * up.z)
  }

  /// The direction straight up, of length 1.
  var spaceNormal: SpacePoint {
    let (phi, lambda) = (latitude * (.pi / 180), longitude * (.pi / 180))
    return SpacePoint(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  }
}

extension SpacePoint {
  /// The scalar product.
  func dot(_ other: SpacePoint) -> Double { (self * other).sum() }

  /// The vector product.
  func cross(_ other: SpacePoint) -> SpacePoint {
    SpacePoint(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The square of the length.
  var square: Double { (self * self).sum() }

  /// The square of the distance to the nearest point of a chord.
  func squareDistance(toChord a: SpacePoint, _ b: SpacePoint) -> Double {
    let chord = b - a
    let length = chord.square
    guard length > 0 else { return (self - a).square }
    let part = Swift.min(Swift.max((self - a).dot(chord) / length, 0), 1)
    return (self - a - chord * part).square
  }
}
