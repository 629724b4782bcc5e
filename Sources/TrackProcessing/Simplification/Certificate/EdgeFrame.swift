import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The surroundings of a short kept edge laid flat, to measure many vertices against it quickly.
///
/// Meters are those of the tangent plane at the middle of the edge, corrected for the earth's
/// curvature; map points are those of Web Mercator. Both are series in the differences of latitude
/// and longitude, cut where the next term is below 1e-6 m and 1e-4 pixels at zoom 14. For edges up to
/// 10 km below 80 degrees of latitude, and vertices up to 30 km away from the middle, distances are
/// within 0.1 mm of the exact geodesic ones, and within a micrometer where edge and distance are
/// below a kilometer.
struct EdgeFrame {
  /// A vertex in the frame.
  struct Place {
    /// Meters east and north of the middle.
    var x: Double
    var y: Double
    /// Map points east and north of the middle.
    var mapX: Double
    var mapY: Double
  }

  /// How far a vertex is from the edge.
  struct Deviation {
    /// Meters to the nearest place of the edge, the foot.
    var ground: Double
    /// The part of the edge's length at which the foot lies, 0 through 1.
    var fraction: Double
    /// The square of the distance in map points to the edge as a straight line.
    var screenSquare: Double
  }

  /// The greatest distance from the middle to an end, and to a vertex; meters.
  private static var edgeReach: Double { 5000 }
  private static var reach: Double { 30_000 }
  /// The same in radians of latitude and longitude.
  private static var latitudeReach: Double { 0.005 }
  private static var longitudeReach: Double { 0.02 }
  /// The greatest middle latitude, degrees.
  private static var latitudeLimit: Double { 80 }

  private let latitude: Double
  /// Of the middle, degrees.
  let longitude: Double
  private let sine: Double
  /// Coefficients of the way north along the meridian, of the radius of the parallel, and of the
  /// Mercator ordinate, by powers of the difference of latitudes.
  private let north: (Double, Double, Double, Double)
  private let parallel: (Double, Double, Double, Double)
  private let mapNorth: (Double, Double, Double, Double, Double)
  /// Map points per radian at the equator.
  private let mapEast: Double
  /// One by the radius of curvature eastward and northward.
  private let curvatureX: Double
  private let curvatureY: Double
  /// The square of the curvature along the edge, and across it.
  private var squareAlong: Double
  private var squareAcross: Double

  private var start = Place(x: 0, y: 0, mapX: 0, mapY: 0)
  /// From the start to the end, in the plane and on the map.
  private var dx = 0.0
  private var dy = 0.0
  private var mapDX = 0.0
  private var mapDY = 0.0
  /// One by the squares of the lengths, 0 for no length.
  private var inverseSquare = 0.0
  private var mapInverseSquare = 0.0
  /// One by the length in the plane.
  private var inverseLength = 0.0
  /// Meters along the edge's direction from the middle to the start, on the ground.
  private var startAlong = 0.0
  /// Meters from end to end on the ground.
  private(set) var length = 0.0

  /// Makes the frame of an edge; nil for edges that are too long or too near a pole.
  init?(from a: Coordinate, to b: Coordinate) {
    let radians = Double.pi / 180
    latitude = (a.latitude + b.latitude) / 2
    longitude = (a.longitude + b.longitude) / 2
    guard abs(latitude) <= Self.latitudeLimit,
      abs(b.latitude - a.latitude) * radians <= Self.latitudeReach,
      abs(b.longitude - a.longitude) * radians <= Self.longitudeReach
    else { return nil }
    let s = sin(latitude * radians)
    let c = cos(latitude * radians)
    let e2 = EarthModel.eccentricitySquared
    let inverseW2 = 1 / (1 - e2 * s * s)
    let normal = EarthModel.equatorialRadius * inverseW2.squareRoot()
    // The meridian's radius of curvature, and its first and second derivative.
    let m0 = normal * (1 - e2) * inverseW2
    let bend = 3 * e2 * inverseW2 * m0
    let m1 = bend * s * c
    let m2 = bend * (c * c - s * s + 5 * e2 * inverseW2 * s * s * c * c)
    north = (m0, m1 / 2, (m2 - m0) / 6, -m1 / 8)
    parallel = (
      normal * c, -m0 * s, -(m1 * s + m0 * c) / 2, (m0 * s - m2 * s - 2 * m1 * c) / 6
    )
    // The derivatives of the Mercator ordinate are secant, secant × tangent, …
    let perRadian = EarthModel.worldSize / (2 * .pi)
    let secant = perRadian / c
    let t = s / c
    let t2 = t * t
    mapNorth = (
      secant, secant * t / 2, secant * (1 + 2 * t2) / 6, secant * t * (5 + 6 * t2) / 24,
      secant * (5 + t2 * (28 + 24 * t2)) / 120
    )
    mapEast = perRadian
    sine = s
    curvatureX = 1 / normal
    curvatureY = 1 / m0
    squareAlong = curvatureX * curvatureY
    squareAcross = squareAlong

    start = place(a)
    let end = place(b)
    guard start.x * start.x + start.y * start.y <= Self.edgeReach * Self.edgeReach,
      end.x * end.x + end.y * end.y <= Self.edgeReach * Self.edgeReach
    else { return nil }
    dx = end.x - start.x
    dy = end.y - start.y
    let square = dx * dx + dy * dy
    // A tenth of a nanometer is no direction.
    if square > 1e-20 {
      inverseSquare = 1 / square
      inverseLength = inverseSquare.squareRoot()
      // Euler: curvatures mix by the squares of the direction's sine and cosine.
      let along = (dx * dx * curvatureX + dy * dy * curvatureY) * inverseSquare
      let across = (dy * dy * curvatureX + dx * dx * curvatureY) * inverseSquare
      squareAlong = along * along
      squareAcross = across * across
      startAlong = self.along(start, across: 0)
      length = self.along(end, across: 0) - startAlong
    }
    mapDX = end.mapX - start.mapX
    mapDY = end.mapY - start.mapY
    let mapSquare = mapDX * mapDX + mapDY * mapDY
    if mapSquare > 1e-20 { mapInverseSquare = 1 / mapSquare }
  }

  @inline(__always)
  private func place(_ coordinate: Coordinate) -> Place {
    let t = (coordinate.latitude - latitude) * (.pi / 180)
    let l = (coordinate.longitude - longitude) * (.pi / 180)
    let l2 = l * l
    let radius = parallel.0 + t * (parallel.1 + t * (parallel.2 + t * parallel.3))
    let along = t * (north.0 + t * (north.1 + t * (north.2 + t * north.3)))
    return Place(
      x: radius * l * (1 + l2 * (l2 * (1 / 120) - 1 / 6)),
      y: along + sine * radius * l2 * (0.5 - l2 * (1 / 24)), mapX: mapEast * l,
      mapY: t
        * (mapNorth.0 + t * (mapNorth.1 + t * (mapNorth.2 + t * (mapNorth.3 + t * mapNorth.4)))))
  }

  /// Where a vertex lies; nil when it is too far away.
  @inline(__always)
  func place(of vertex: Coordinate) -> Place? {
    let place = place(vertex)
    let isInside =
      abs(vertex.latitude - latitude) <= Self.latitudeReach * (180 / .pi)
      && abs(vertex.longitude - longitude) <= Self.longitudeReach * (180 / .pi)
      && place.x * place.x + place.y * place.y <= Self.reach * Self.reach
    return isInside ? place : nil
  }

  /// How far a place is from the edge.
  @inline(__always)
  func deviation(of place: Place) -> Deviation {
    let px = place.x - start.x
    let py = place.y - start.y
    let along = (px * dx + py * dy) * inverseSquare
    let across = (px * dy - py * dx) * inverseLength
    let ground: Double
    let fraction: Double
    if along > 0 && along < 1 {
      // A plane shows the sine of the distance to a great circle.
      ground = abs(across) * (1 + across * across * squareAcross * (1 / 6))
      fraction = self.fraction(of: place, across: across)
    } else {
      let isEnd = along >= 1
      ground = distance(
        from: start.x + (isEnd ? dx : 0), start.y + (isEnd ? dy : 0), to: place)
      fraction = isEnd ? 1 : 0
    }
    let mx = place.mapX - start.mapX
    let my = place.mapY - start.mapY
    let mapAlong = min(max((mx * mapDX + my * mapDY) * mapInverseSquare, 0), 1)
    let restX = mx - mapAlong * mapDX
    let restY = my - mapAlong * mapDY
    return Deviation(
      ground: ground, fraction: fraction, screenSquare: restX * restX + restY * restY)
  }

  /// Meters from a place to the place at a part of the edge's length.
  func distance(from place: Place, toFraction fraction: Double) -> Double {
    // The plane shows ways from the middle shortened as a sine.
    let way = startAlong + fraction * length
    let shown = way * (1 - way * way * squareAlong * (1 / 6))
    let first = (start.x * dx + start.y * dy) * inverseLength
    let part = (shown - first) * inverseLength
    return distance(from: start.x + part * dx, start.y + part * dy, to: place)
  }

  /// Meters on the ground between two places of the plane: it shows them shorter, the steeper the
  /// ground falls away from the middle.
  @inline(__always)
  private func distance(from x: Double, _ y: Double, to place: Place) -> Double {
    let ex = place.x - x
    let ey = place.y - y
    let square = ex * ex + ey * ey
    let fall = ((place.x + x) * ex * curvatureX + (place.y + y) * ey * curvatureY) * 0.5
    let bend = ex * ex * curvatureX + ey * ey * curvatureY
    return (square + fall * fall + bend * bend * (1 / 12)).squareRoot()
  }

  /// Meters along the edge's direction from the middle to the foot of a place.
  @inline(__always)
  private func along(_ place: Place, across: Double) -> Double {
    let shown = (place.x * dx + place.y * dy) * inverseLength
    return shown
      * (1 + shown * shown * squareAlong * (1 / 6) + across * across * squareAcross * 0.5)
  }

  @inline(__always)
  private func fraction(of place: Place, across: Double) -> Double {
    min(max((along(place, across: across) - startAlong) / length, 0), 1)
  }
}
