import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The distance on the ellipsoid from a place to the nearest point of an edge: of the very line that
/// membership goes by.
extension FenceEdges {
  /// Edges up to this length are nearly straight in every sense; meters.
  private static let shortLength = 2000.0

  /// The distance in meters, within 0.1 mm, when it is below a limit; else any number that is not
  /// below it.
  ///
  /// - Parameter place: Its longitude within half a turn of the edge, as well as that can be.
  /// - Complexity: some geodesics; short edges cost half a microsecond at most.
  func distance(
    from place: Coordinate, toEdge a: Coordinate, _ b: Coordinate, below limit: Double
  ) -> Double {
    let atA = Geodesic.legLength(from: place, to: a)
    if a == b { return atA }
    let atB = Geodesic.legLength(from: place, to: b)
    let length = Geodesic.legLength(from: a, to: b)
    let isLow = max(abs(a.latitude), abs(b.latitude)) <= 80
    if isLow && length <= Self.shortLength && atA < 50_000 && abs(b.longitude - a.longitude) < 1 {
      return distanceToShortEdge(from: place, a, b, atA, atB, length, limit)
    }
    if isLow && length <= Self.shortLength {
      // Twice as far as an edge can bend toward a place, seen from its nearer end.
      let nearer = min(atA, atB)
      let least = nearer - length * length * (0.25 / max(nearer, 1) + 3e-7)
      if least > limit { return least }
    }
    let span = max(abs(b.longitude - a.longitude), abs(b.latitude - a.latitude))
    let pieces = max(1, (span / 10).rounded(.up))
    var least = min(atA, atB)
    for piece in stride(from: 0, to: pieces, by: 1) {
      least = min(
        least,
        distanceToPiece(from: place, a, b, piece / pieces, (piece + 1) / pieces))
    }
    return least
  }

  /// By parabolas through the squares of three distances, in narrowing windows.
  private func distanceToShortEdge(
    from place: Coordinate, _ a: Coordinate, _ b: Coordinate, _ atA: Double, _ atB: Double,
    _ length: Double, _ limit: Double
  ) -> Double {
    func square(_ part: Double) -> Double {
      let distance = Geodesic.legLength(from: place, to: point(part, from: a, to: b))
      return distance * distance
    }
    let (first, last) = (atA * atA, atB * atB)
    var best = min(first, last)
    let middle = square(0.5)
    var curve = 2 * (first + last - 2 * middle)
    var slope = last - first - curve
    // A point goes for an edge.
    guard curve > 0 else { return min(best, middle).squareRoot() }
    var part = min(max(-slope / (2 * curve), 0), 1)
    // The true minimum lies within a thousandth of the length, and nearly as deep.
    let estimate = max(0, first + part * (slope + part * curve)).squareRoot()
    if estimate - 0.003 * length > limit { return estimate - 0.003 * length }
    for window in [1.0 / 64, 1.0 / 1024] {
      let middle = square(part)
      let (west, east) = (square(part - window), square(part + window))
      curve = west + east - 2 * middle
      slope = east - west
      best = min(best, middle)
      guard curve > 0 else { break }
      part = min(max(part - window * slope / (2 * curve), 0), 1)
    }
    return min(best, square(part)).squareRoot()
  }

  /// By the angle between the edge and the way to the place, which is square at the nearest point.
  private func distanceToPiece(
    from place: Coordinate, _ a: Coordinate, _ b: Coordinate, _ start: Double, _ end: Double
  ) -> Double {
    /// The distance, and by how much a step of the part along the edge shortens it; in the same
    /// direction, the length of such a step.
    func look(_ part: Double) -> (distance: Double, gain: Double, speed: Double) {
      let here = point(part, from: a, to: b)
      let way = Geodesic.path(from: here, to: place)
      let h = 1e-6
      let back = point(max(part - h, 0), from: a, to: b)
      let ahead = point(min(part + h, 1), from: a, to: b)
      let step = min(part + h, 1) - max(part - h, 0)
      let radian = Double.pi / 180
      let sine = sin(here.latitude * radian)
      let w2 = 1 - EarthModel.eccentricitySquared * sine * sine
      let normal = EarthModel.equatorialRadius / w2.squareRoot()
      let meridional = normal * (1 - EarthModel.eccentricitySquared) / w2
      let north = meridional * (ahead.latitude - back.latitude) * radian / step
      let east =
        normal * cos(here.latitude * radian) * (ahead.longitude - back.longitude) * radian / step
      let azimuth = way.initialBearing.degrees * radian
      return (
        way.distance, east * sin(azimuth) + north * cos(azimuth),
        (east * east + north * north).squareRoot()
      )
    }
    let (atStart, atEnd) = (look(start), look(end))
    let best = min(atStart.distance, atEnd.distance)
    // Downhill into the piece from both ends: there is a valley between them. What is sought is where
    // the way to the place is square to the edge; times the distance that is smooth on the edge too.
    guard atStart.gain > 0, atEnd.gain < 0 else { return best }
    let bottom = Roots.signChange(
      from: start, -atStart.gain * atStart.distance, to: end, -atEnd.gain * atEnd.distance,
      tolerance: 1e-4 / max(atStart.speed, 1)
    ) {
      let here = look($0)
      return -here.gain * here.distance
    }
    return min(best, look(bottom).distance)
  }
}

extension EdgeChain {
  /// The distance in meters from a place to the nearest point of the edges, when it is below a
  /// limit; else a number that is not.
  ///
  /// - Parameters:
  ///   - place: Its longitude meant modulo 360.
  ///   - limit: Meters; infinity for none.
  ///   - edgesBend: Whether an edge may leave the box around its two vertices.
  ///   - distance: Measures to one edge, as `FenceEdges.distance(from:toEdge:_:below:)` does.
  /// - Complexity: O(log *n*) for the boxes, and the measuring of a few edges; of the square root of
  ///   *n* where a smooth ring is seen from afar, of all when they are equally far.
  func leastDistance(
    from place: Coordinate, below limit: Double, edgesBend: Bool,
    _ distance: (Coordinate, Coordinate, Coordinate, Double) -> Double
  ) -> Double {
    // The copy of the place nearest to the edges; beyond half a turn of one end the other is nearer.
    let middle = (box.x + box.z) / 2
    let turn = ((middle - place.longitude) / 360).rounded()
    var least = limit
    for further in box.z - box.x > 1 ? [0, 1, -1] : [0.0] {
      let turned = Coordinate(
        uncheckedLatitude: place.latitude, longitude: place.longitude + 360 * (turn + further))
      least = leastDistanceOnThisTurn(
        from: turned, below: least, edgesBend: edgesBend, distance)
    }
    return least
  }

  private func leastDistanceOnThisTurn(
    from place: Coordinate, below limit: Double, edgesBend: Bool,
    _ distance: (Coordinate, Coordinate, Coordinate, Double) -> Double
  ) -> Double {
    let cosine = max(0, cos(place.latitude * (.pi / 180)))
    var least = limit
    if edgeCount == 0 {
      return min(least, Geodesic.legLength(from: place, to: vertices[0]))
    }
    // First the edge whose box is nearest, then all that may be nearer.
    var bound = AngularBound.haversine(of: least)
    var nearest = Double.infinity
    var first: (Coordinate, Coordinate)?
    forEachEdge(
      skipping: { box, _, _ in
        AngularBound.leastHaversine(from: place, cosine: cosine, to: box) >= min(nearest, bound)
      },
      { a, b in
        let own = AngularBound.leastHaversine(
          from: place, cosine: cosine,
          to: Self.box(a, b))
        if own < nearest {
          nearest = own
          first = (a, b)
        }
        return true
      })
    if let (a, b) = first {
      least = min(least, distance(place, a, b, least))
      bound = AngularBound.haversine(of: least)
    }
    forEachEdge(
      skipping: { box, _, _ in
        AngularBound.leastHaversine(from: place, cosine: cosine, to: box) >= bound
          || Self.isBeyond(least, from: place, box)
      },
      { a, b in
        if !edgesBend
          && AngularBound.leastHaversine(from: place, cosine: cosine, to: Self.box(a, b)) >= bound
        {
          return true
        }
        let own = distance(place, a, b, least)
        if own < least {
          least = own
          bound = AngularBound.haversine(of: own)
        }
        return true
      })
    return least
  }

  /// Whether all of a box is certainly farther from a place than a distance: by a geodesic to its
  /// middle, where the distance is so large that the bound by angles, which takes the earth for
  /// half a percent smaller than it is, tells boxes no longer apart.
  private static func isBeyond(_ distance: Double, from place: Coordinate, _ box: Box) -> Bool {
    guard distance > 10_000, distance < .infinity else { return false }
    let radian = Double.pi / 180
    let nearest = max(box.y, -box.w, 0)
    let north = (box.w - box.y) / 2 * radian
    let east = (box.z - box.x) / 2 * radian * cos(nearest * radian)
    // No step of an angle is longer; a meter is more than all rounding.
    let reach = AngularBound.greatestRadius * (north * north + east * east).squareRoot() + 1
    // A geodesic would tell nothing about a box as large as that.
    guard reach < 0.5 * distance else { return false }
    let middle = Coordinate(
      uncheckedLatitude: (box.y + box.w) / 2, longitude: (box.x + box.z) / 2)
    return Geodesic.legLength(from: place, to: middle) - reach > distance
  }

  private static func box(_ a: Coordinate, _ b: Coordinate) -> Box {
    Box(
      min(a.longitude, b.longitude), min(a.latitude, b.latitude),
      max(a.longitude, b.longitude), max(a.latitude, b.latitude))
  }
}
