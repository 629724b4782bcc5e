#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The distance from points to the straight edge between two coordinates, measured in the plane that
/// touches the ellipsoid at the point.
///
/// Both ends are laid into that plane along the ellipsoid's normal at the point; there it is the
/// planar distance to the segment between them. No meridian or pole is special. Differences of
/// positions are taken from differences of angles, so that nothing cancels: rounding stays below a
/// nanometer.
///
/// From the distance to the geodesic it differs by no more than `errorBound`. For points more than
/// some 600 km away, where the plane is of no use, it is measured on a sphere instead.
package struct SectionDistance: Sendable {
  /// Where a point lies beside the edge.
  package struct Foot: Sendable {
    /// Meters to the nearest point of the edge, ends included.
    package var distance: Double
    /// Where the perpendicular falls, as a part of the edge: below 0 before the start, above 1 past
    /// the end. 0 for an edge of no length.
    package var position: Double
    /// The part of the edge at which the nearest point lies, 0 through 1.
    package var fraction: Double { min(max(position, 0), 1) }
  }

  /// Where the edge starts.
  package let start: Coordinate
  /// Where it ends.
  package let end: Coordinate
  private let sine: Double
  private let cosine: Double
  /// The radius of curvature across the meridian at the start.
  private let normal: Double
  /// The distance of the start from the earth's axis.
  private let axisDistance: Double
  /// e²·N·sin φ of the start.
  private let lift: Double
  /// The chord: away from the axis in the start's meridian, east of it, and along the axis.
  private let outward: Double
  private let eastward: Double
  private let northward: Double
  /// A third of the square of the angle that the edge subtends, for the parts of chord and arc.
  private let bend: Double

  /// Makes an edge.
  ///
  /// - Complexity: some 100 ns.
  package init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    let radian = Double.pi / 180
    let e2 = EarthModel.eccentricitySquared
    let a = Self.sineAndCosine(start.latitude)
    let b = Self.sineAndCosine(end.latitude)
    let rootA = (1 - e2 * a.sine * a.sine).squareRoot()
    let rootB = (1 - e2 * b.sine * b.sine).squareRoot()
    let normalA = EarthModel.equatorialRadius / rootA
    let half = (end.latitude - start.latitude) * (radian / 2)
    let middle = (end.latitude / 2 + start.latitude / 2) * radian
    let sineHalf = sin(half)
    let sineStep = 2 * sineHalf * cos(half)
    let sineMiddle = sin(middle)
    let cosineMiddle = cos(middle)
    // N of the end less N of the start, from the difference of the squares of the roots.
    let normalStep =
      normalA * e2 * (2 * sineMiddle * cosineMiddle * sineStep) / (rootB * (rootA + rootB))
    let longitudeStep = Self.step(from: start.longitude, to: end.longitude) * radian
    let sineTurn = sin(longitudeStep / 2)
    let axisDistanceB = (normalA + normalStep) * b.cosine
    outward =
      normalStep * b.cosine - 2 * normalA * sineMiddle * sineHalf
      - 2 * axisDistanceB * sineTurn * sineTurn
    eastward = axisDistanceB * sin(longitudeStep)
    northward = (1 - e2) * (normalStep * b.sine + 2 * normalA * cosineMiddle * sineHalf)
    bend =
      (outward * outward + eastward * eastward + northward * northward)
      / (3 * EarthModel.meanRadius * EarthModel.meanRadius)
    sine = a.sine
    cosine = a.cosine
    normal = normalA
    axisDistance = normalA * a.cosine
    lift = e2 * normalA * a.sine
  }

  /// The straight line through the earth from end to end, meters: shorter than the geodesic by about
  /// *L*³/24*R*².
  package var chord: Double {
    (outward * outward + eastward * eastward + northward * northward).squareRoot()
  }

  /// Where a point lies beside the edge.
  ///
  /// - Complexity: O(1), some 20 ns for points within eleven degrees, some 100 ns elsewhere.
  @inline(__always)
  package func foot(of point: Coordinate) -> Foot {
    let plane = project(from: point)
    guard plane.isNear else { return sphereFoot(of: point) }
    let square = (plane.edge * plane.edge).sum()
    let product = 0 - (plane.start * plane.edge).sum()
    let position = square > 0 ? product / square : 0
    let nearest = plane.start + min(max(position, 0), 1) * plane.edge
    return Foot(distance: (nearest * nearest).sum().squareRoot(), position: position)
  }

  /// The distance from a point to the place at a part of the edge's length, 0 through 1; negative
  /// where the point is so far away that the plane is of no use.
  ///
  /// It differs from the distance on the ellipsoid by no more than `errorBound`.
  @inline(__always)
  package func distance(of point: Coordinate, toPlaceAt fraction: Double) -> Double {
    let plane = project(from: point)
    guard plane.isNear else { return -1 }
    let place = plane.start + chordPart(atArcPart: fraction) * plane.edge
    return (place * place).sum().squareRoot()
  }

  /// Which part of the arc a part of the chord stands below, on the sphere.
  @inline(__always)
  package func arcPart(atChordPart part: Double) -> Double {
    let beside = part - 0.5
    return part - bend * beside * (beside * beside - 0.25)
  }

  @inline(__always)
  private func chordPart(atArcPart part: Double) -> Double {
    let beside = part - 0.5
    return part + bend * beside * (beside * beside - 0.25)
  }

  /// What the plane that touches a point shows.
  private struct Projection {
    /// From the point to the start of the edge: east, north.
    var start: SIMD2<Double>
    /// From the start to the end.
    var edge: SIMD2<Double>
    /// Whether the start is near enough for the plane to be of use.
    var isNear: Bool
  }

  @inline(__always)
  private func project(from point: Coordinate) -> Projection {
    let e2 = EarthModel.eccentricitySquared
    // x is the step in latitude, y that in longitude.
    let steps =
      SIMD2(
        point.latitude - start.latitude, Self.step(from: start.longitude, to: point.longitude))
      * (.pi / 180)
    let sines: SIMD2<Double>
    /// 1 - cos.
    let versines: SIMD2<Double>
    if abs(steps.x) <= Self.seriesReach && abs(steps.y) <= Self.seriesReach {
      (sines, versines) = Self.series(steps)
    } else {
      (sines, versines) = Self.sinesAndVersines(steps)
    }
    let sineP = sine - sine * versines.x + cosine * sines.x
    let cosineP = cosine - cosine * versines.x - sine * sines.x
    // The cosine of the angle between the normals at the start and at the point.
    let angle = 1 - versines.x - cosine * cosineP * versines.y
    let liftP =
      e2 * EarthModel.equatorialRadius * sineP / (1 - e2 * sineP * sineP).squareRoot()
    let north =
      sineP * axisDistance * versines.y - normal * sines.x + cosineP * (liftP - lift)
    let cosineTurn = 1 - versines.y
    return Projection(
      start: SIMD2(0 - axisDistance * sines.y, north),
      edge: SIMD2(
        eastward * cosineTurn - outward * sines.y,
        northward * cosineP - sineP * (outward * cosineTurn + eastward * sines.y)),
      isNear: angle >= Self.leastCosine)
  }

  /// The same on the sphere, for points far away. Latitudes are taken as the sphere's.
  @inline(never)
  private func sphereFoot(of point: Coordinate) -> Foot {
    let radian = Double.pi / 180
    func direction(_ coordinate: Coordinate) -> SIMD3<Double> {
      let turn = Self.step(from: start.longitude, to: coordinate.longitude) * radian
      let latitude = Self.sineAndCosine(coordinate.latitude)
      return SIMD3(latitude.cosine * cos(turn), latitude.cosine * sin(turn), latitude.sine)
    }
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    let origin = SIMD3(cosine, 0, sine)
    let p = direction(point)
    let toEnd = direction(end) - origin
    // The direction of the edge at its start.
    let across = toEnd - dot(toEnd, origin) * origin
    let length = dot(across, across).squareRoot()
    let forward = length > 0 ? across / length : SIMD3(0 - sine, 0, cosine)
    let angle = atan2(length, 1 + dot(toEnd, origin))
    let x = dot(p, origin)
    let y = dot(p, forward)
    let foot = atan2(y, x)
    var nearest = min(max(foot, 0), angle)
    if foot < 0 && foot + 2 * .pi - angle < 0 - foot { nearest = angle }
    let beside = p - x * origin - y * forward
    let ahead = y * cos(nearest) - x * sin(nearest)
    let distance = atan2(
      (dot(beside, beside) + ahead * ahead).squareRoot(), x * cos(nearest) + y * sin(nearest))
    let position =
      length > 0 ? (nearest == angle ? max(foot / angle, 1) : foot / angle) : 0
    return Foot(distance: EarthModel.meanRadius * distance, position: position)
  }
}

extension SectionDistance {
  /// The largest angle in radians for which the series are good.
  private static var seriesReach: Double { 0.2 }
  /// The cosine of the angle up to which the plane is used: 0.1 radians.
  private static var leastCosine: Double { 0.9950041652780258 }

  /// The step from one longitude to another, the short way round.
  @inline(__always)
  private static func step(from a: Double, to b: Double) -> Double {
    let step = b - a
    return abs(step) <= 180 ? step : step.remainder(dividingBy: 360)
  }

  /// The sines and 1 - cosines of two angles of up to `seriesReach`: Taylor's series, whose next
  /// terms are below 1e-18 of the result.
  @inline(__always)
  private static func series(
    _ x: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let z = x * x
    var sines: SIMD2<Double> = z * (-1 / 39_916_800) + (1 / 362_880)
    sines = sines * z - (1 / 5040)
    sines = sines * z + (1 / 120)
    sines = sines * z - (1 / 6)
    sines = x + x * (sines * z)
    var versines: SIMD2<Double> = z * (-1 / 479_001_600) + (1 / 3_628_800)
    versines = versines * z - (1 / 40_320)
    versines = versines * z + (1 / 720)
    versines = versines * z - (1 / 24)
    versines = z * (versines * z + 0.5)
    return (sines, versines)
  }

  /// The sines and 1 - cosines of any two angles.
  @inline(never)
  private static func sinesAndVersines(
    _ x: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let halves = SIMD2(sin(x.x / 2), sin(x.y / 2))
    return (SIMD2(sin(x.x), sin(x.y)), 2 * halves * halves)
  }

  /// Sine and cosine of a latitude in degrees; the cosine is good beside the poles too.
  private static func sineAndCosine(_ latitude: Double) -> (sine: Double, cosine: Double) {
    let radian = Double.pi / 180
    let polar = sin((90 - abs(latitude)) * radian)
    return (sin(latitude * radian), abs(latitude) > 45 ? polar : cos(latitude * radian))
  }

  /// How far the distance to an edge can be from that to the geodesic, meters.
  ///
  /// Three terms: the chord of the edge, seen along the normal at the point, lies beside the edge
  /// (*d*·*L*²/8*R*²); the plane shows the sine of the angle (*d*³/6*R*²); and a geodesic is not
  /// quite a plane curve, nor evenly divided as a circle is (*e*²·*L*³/128*R*² beside it and
  /// *e*²·*L*³/37*R*² along it, found by trial). Each counts more than twice. Beyond 500 km, where
  /// the sphere may have served, it is more than twice the 0.56 % that a sphere is off.
  ///
  /// - Parameters:
  ///   - distance: The distance of a point, either of the two.
  ///   - chord: The length of the edge, at most 100 km.
  package static func errorBound(distance: Double, chord: Double) -> Double {
    if distance > 500_000 { return distance * 0.012 }
    let curvature = 1 / (6_335_000.0 * 6_335_000.0)
    let plane = distance * (chord * chord * 0.27 + distance * distance * 0.36)
    let twist = EarthModel.eccentricitySquared * chord * chord * chord / 16
    return (plane + twist) * curvature + 2e-9
  }
}
