/// The length of short legs in closed form: Gauss's mid-latitude series on WGS84, all terms of
/// third order.
///
/// Within its domain it differs from the exact geodesic by less than 1e-9 of the length (2.6e-10 is
/// the largest difference measured, at the corners of the domain near latitude 45). It needs
/// no library function but the square root, and no branch; two legs go side by side through a
/// vector register.
enum ShortLeg {
  typealias Pair = SIMD2<Double>

  /// Stands for a leg outside the domain.
  static let outside = -1.0

  /// The greatest difference of latitudes, degrees.
  static var latitudeReach: Double { 0.5 }
  /// The greatest difference of longitudes, degrees.
  static var longitudeReach: Double { 1 }
  /// The greatest middle latitude, degrees.
  static var latitudeLimit: Double { 80 }

  /// The squares of the lengths in meters of two legs, `outside` where the series is not good
  /// enough.
  ///
  /// Squares, because a root in the middle keeps the compiler from using vector registers.
  ///
  /// - Parameters:
  ///   - latitudeSum: The sum of the latitudes of the ends, degrees.
  ///   - latitudeStep: Their difference.
  ///   - longitudeStep: The difference of the longitudes as they are.
  @inline(__always)
  static func squares(latitudeSum: Pair, latitudeStep: Pair, longitudeStep: Pair) -> Pair {
    let e2 = EarthModel.eccentricitySquared
    let ep2 = EarthModel.secondEccentricitySquared

    // Sine and cosine of the middle latitude from those of its half, which lies within ±π/4:
    // Taylor to the 13th and 14th power is good to 2e-14 there.
    let half = latitudeSum * (.pi / 720)
    let h = half * half
    var sineHalf: Pair = h * (1 / 6_227_020_800) - (1 / 39_916_800)
    sineHalf = h * sineHalf + (1 / 362_880)
    sineHalf = h * sineHalf - (1 / 5040)
    sineHalf = h * sineHalf + (1 / 120)
    sineHalf = h * sineHalf - (1 / 6)
    sineHalf = half * (h * sineHalf + 1)
    var cosineHalf: Pair = h * (-1 / 87_178_291_200) + (1 / 479_001_600)
    cosineHalf = h * cosineHalf - (1 / 3_628_800)
    cosineHalf = h * cosineHalf + (1 / 40_320)
    cosineHalf = h * cosineHalf - (1 / 720)
    cosineHalf = h * cosineHalf + (1 / 24)
    cosineHalf = h * cosineHalf - 0.5
    cosineHalf = h * cosineHalf + 1
    let s: Pair = 2 * sineHalf * cosineHalf
    let c: Pair = (cosineHalf - sineHalf) * (cosineHalf + sineHalf)
    let s2 = s * s
    let c2 = c * c

    // Radii of curvature: normal = a/W, meridional = a(1 - e²)/W³ = normal/V². The normal one is
    // taken out of the root at the end.
    let inverseW2: Pair = 1 / (1 - e2 * s2)
    let inverseV2: Pair = (1 - e2) * inverseW2
    let inverseV4 = inverseV2 * inverseV2
    let eta: Pair = ep2 * c2

    let dLat: Pair = latitudeStep * (.pi / 180)
    let dLon: Pair = longitudeStep * (.pi / 180)
    let b2 = dLat * dLat
    let l2 = dLon * dLon
    let eastByLatitude: Pair = inverseV4 * (1 + eta - 9 * ep2 * s2 + eta * eta)
    let east: Pair = c * dLon * (1 + (b2 * eastByLatitude - l2 * s2) * (1 / 24))
    let northByLongitude: Pair = (2 + s2 + 2 * eta * c2) * (1 / 24)
    let northByLatitude: Pair = inverseV4 * (ep2 * (c2 - s2) + ep2 * eta * (c2 + 4 * s2)) * (1 / 8)
    let north: Pair =
      inverseV2 * dLat * (1 - l2 * northByLongitude + b2 * northByLatitude)
    let radius = EarthModel.equatorialRadius
    let square: Pair = radius * radius * inverseW2 * (east * east + north * north)

    let isInside =
      (latitudeStep * latitudeStep .<= latitudeReach * latitudeReach)
      .& (longitudeStep * longitudeStep .<= longitudeReach * longitudeReach)
      .& (latitudeSum * latitudeSum .<= 4 * latitudeLimit * latitudeLimit)
    return Pair(repeating: outside).replacing(with: square, where: isInside)
  }
}

extension Geodesic {
  /// The length of a leg in meters: a series where it is proven good to 1e-9 relative, the exact
  /// geodesic elsewhere.
  ///
  /// - Complexity: O(1), about 35 ns for legs up to some 50 km below 80 degrees of latitude, 0.6 µs
  ///   elsewhere. In bulk (`pathLength`) a leg costs a third of that.
  public static func legLength(from a: Coordinate, to b: Coordinate) -> Double {
    let square = ShortLeg.squares(
      latitudeSum: SIMD2(repeating: a.latitude + b.latitude),
      latitudeStep: SIMD2(repeating: b.latitude - a.latitude),
      longitudeStep: SIMD2(repeating: b.longitude - a.longitude)
    ).x
    return square >= 0 ? square.squareRoot() : distance(from: a, to: b)
  }

  /// The lengths of the legs between neighboring vertices, in meters, each as `legLength`.
  ///
  /// - Parameters:
  ///   - path: At least two vertices; with fewer nothing is written.
  ///   - lengths: Room for one number less than there are vertices.
  package static func legLengths(
    of path: UnsafeBufferPointer<Coordinate>, into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(path.count - 1, lengths.count)
    guard count > 0, let vertex = path.baseAddress, let result = lengths.baseAddress else { return }
    var i = 0
    while i &+ 1 < count {
      let latitudes = SIMD2(vertex[i].latitude, vertex[i &+ 1].latitude)
      let longitudes = SIMD2(vertex[i].longitude, vertex[i &+ 1].longitude)
      let nextLatitudes = SIMD2(latitudes.y, vertex[i &+ 2].latitude)
      let nextLongitudes = SIMD2(longitudes.y, vertex[i &+ 2].longitude)
      let pair = ShortLeg.squares(
        latitudeSum: latitudes + nextLatitudes, latitudeStep: nextLatitudes - latitudes,
        longitudeStep: nextLongitudes - longitudes)
      result[i] = pair.x
      result[i &+ 1] = pair.y
      i &+= 2
    }
    for j in 0..<i {
      let square = result[j]
      result[j] =
        square >= 0 ? square.squareRoot() : distance(from: vertex[j], to: vertex[j &+ 1])
    }
    if i < count { result[i] = legLength(from: vertex[i], to: vertex[i &+ 1]) }
  }

  /// The length of a path in meters, leg by leg as `legLength`; 0 for fewer than two vertices.
  package static func pathLength(_ path: UnsafeBufferPointer<Coordinate>) -> Double {
    var total = 0.0
    var start = 0
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 256) { lengths in
      while start < path.count - 1 {
        let count = min(256, path.count - 1 - start)
        legLengths(
          of: UnsafeBufferPointer(rebasing: path[start...start + count]),
          into: UnsafeMutableBufferPointer(rebasing: lengths[..<count]))
        for i in 0..<count { total += lengths[i] }
        start += count
      }
    }
    return total
  }

  /// The length of a path in meters, 0 for fewer than two vertices.
  ///
  /// - Complexity: O(*n*), about 13 ns per leg where legs are short.
  public static func pathLength(_ path: [Coordinate]) -> Double {
    path.withUnsafeBufferPointer { pathLength($0) }
  }
}
