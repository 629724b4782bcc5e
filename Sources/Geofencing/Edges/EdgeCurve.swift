import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The line from one vertex to the next: what differs between the kinds of edges.
///
/// Longitudes of the vertices are unwrapped; longitude never turns back along an edge.
extension FenceEdges {
  /// 1 for a place north of an edge, -1 south of it, 0 on it.
  ///
  /// Exact for planar edges, exact but for the projection of latitudes for Mercator's, within some
  /// nanometers for great circles.
  ///
  /// - Parameter place: With a longitude from that of one vertex to below that of the other.
  @inline(__always)
  func height(of place: Coordinate, over a: Coordinate, _ b: Coordinate) -> Int {
    switch self {
    case .planar:
      let side = Orientation.side(of: place, from: a, to: b)
      return a.longitude < b.longitude ? side : -side
    case .mercator: return mercatorHeight(of: place, over: a, b)
    case .geodesic: return geodesicHeight(of: place, over: a, b)
    }
  }

  @inline(never)
  private func mercatorHeight(of place: Coordinate, over a: Coordinate, _ b: Coordinate) -> Int {
    let side = Orientation.side(
      place.longitude, Self.ordinate(place.latitude), a.longitude, Self.ordinate(a.latitude),
      b.longitude, Self.ordinate(b.latitude))
    return a.longitude < b.longitude ? side : -side
  }

  @inline(never)
  private func geodesicHeight(of place: Coordinate, over a: Coordinate, _ b: Coordinate) -> Int {
    if abs(a.latitude) == 90 && a.latitude == b.latitude {
      return place.latitude == a.latitude ? 0 : a.latitude > 0 ? -1 : 1
    }
    // The plane through both vertices and the earth's center, seen from the place's meridian.
    let radian = Double.pi / 180
    let fromA = sin((a.longitude - place.longitude) * radian)
    let fromB = sin((b.longitude - place.longitude) * radian)
    let apart = sin((b.longitude - a.longitude) * radian)
    let (sinA, cosA) = (sin(a.latitude * radian), cos(a.latitude * radian))
    let (sinB, cosB) = (sin(b.latitude * radian), cos(b.latitude * radian))
    let own = sin(place.latitude * radian) * cosA * cosB * apart
    let first = cos(place.latitude * radian) * sinA * cosB * fromB
    let second = cos(place.latitude * radian) * cosA * sinB * fromA
    let difference = own - first + second
    if abs(difference) <= 1e-15 * (abs(own) + abs(first) + abs(second)) { return 0 }
    return (difference > 0) == (apart > 0) ? 1 : -1
  }

  /// Mercator's ordinate on a sphere of radius 1. Finite at the poles: about ±37.
  static func ordinate(_ latitude: Double) -> Double { asinh(tan(latitude * (.pi / 180))) }

  /// The latitude at an ordinate of `ordinate(_:)`.
  static func latitude(ofOrdinate ordinate: Double) -> Double {
    atan(sinh(ordinate)) * (180 / .pi)
  }

  /// The place at a part of an edge, 0 at `a` and 1 at `b`.
  func point(_ part: Double, from a: Coordinate, to b: Coordinate) -> Coordinate {
    if part == 0 { return a }
    if part == 1 { return b }
    let longitude = a.longitude + part * (b.longitude - a.longitude)
    switch self {
    case .planar:
      return Coordinate(
        uncheckedLatitude: a.latitude + part * (b.latitude - a.latitude), longitude: longitude)
    case .mercator:
      if a.latitude == b.latitude {
        return Coordinate(uncheckedLatitude: a.latitude, longitude: longitude)
      }
      let south = Self.ordinate(a.latitude)
      let ordinate = south + part * (Self.ordinate(b.latitude) - south)
      return Coordinate(
        uncheckedLatitude: Self.latitude(ofOrdinate: ordinate), longitude: longitude)
    case .geodesic: return UnitVector.between(a, b, part)
    }
  }

  /// The southernmost and northernmost latitude of an edge; rounded outward where it is computed.
  @inline(__always)
  func latitudes(from a: Coordinate, to b: Coordinate) -> (south: Double, north: Double) {
    let range = (south: min(a.latitude, b.latitude), north: max(a.latitude, b.latitude))
    return self == .geodesic ? geodesicLatitudes(from: a, to: b, range) : range
  }

  private func geodesicLatitudes(
    from a: Coordinate, to b: Coordinate, _ ends: (south: Double, north: Double)
  ) -> (south: Double, north: Double) {
    let radian = Double.pi / 180
    let (sinA, cosA) = (sin(a.latitude * radian), cos(a.latitude * radian))
    let (sinB, cosB) = (sin(b.latitude * radian), cos(b.latitude * radian))
    let apart = (b.longitude - a.longitude) * radian
    // How far north each vertex looks when it looks at the other.
    let northFromA = cosA * sinB - sinA * cosB * cos(apart)
    let northFromB = cosB * sinA - sinB * cosA * cos(apart)
    guard northFromA * northFromB > 0, max(abs(a.latitude), abs(b.latitude)) < 90 else {
      return ends
    }
    // Clairaut: the cosine of the extreme latitude is that of a vertex times the sine of the course.
    let east = cosB * sin(apart)
    let course = abs(east) / (east * east + northFromA * northFromA).squareRoot()
    let extreme = acos(min(1, cosA * course)) / radian
    let rounding = 1e-12 * 90
    return northFromA > 0
      ? (south: ends.south, north: min(90, max(ends.north, extreme + rounding)))
      : (south: max(-90, min(ends.south, -extreme - rounding)), north: ends.north)
  }
}

/// Directions from the earth's center, for great circles through geographic latitudes.
enum UnitVector {
  /// The place at a part of the shorter great circle between two vertices less than 180 degrees
  /// apart, with a longitude between theirs.
  static func between(_ a: Coordinate, _ b: Coordinate, _ part: Double) -> Coordinate {
    if a.longitude == b.longitude {
      return Coordinate(
        uncheckedLatitude: a.latitude + part * (b.latitude - a.latitude), longitude: a.longitude)
    }
    // In a frame turned so that the first vertex lies at longitude 0.
    let radian = Double.pi / 180
    let apart = (b.longitude - a.longitude) * radian
    let first = SIMD3(cos(a.latitude * radian), 0, sin(a.latitude * radian))
    let second =
      SIMD3(
        cos(b.latitude * radian) * cos(apart), cos(b.latitude * radian) * sin(apart),
        sin(b.latitude * radian))
    let chord = second - first
    let angle = 2 * asin(min(1, (chord * chord).sum().squareRoot() / 2))
    guard angle > 0 else { return a }
    let vector =
      first * (sin((1 - part) * angle) / sin(angle)) + second * (sin(part * angle) / sin(angle))
    let longitude = atan2(vector.y, vector.x) / radian
    let latitude =
      atan2(vector.z, (vector.x * vector.x + vector.y * vector.y).squareRoot()) / radian
    return Coordinate(uncheckedLatitude: latitude, longitude: a.longitude + longitude)
  }
}
