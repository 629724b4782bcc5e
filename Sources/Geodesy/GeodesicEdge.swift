#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The shortest path between two coordinates, made ready to be held against many points.
///
/// Distances are those of `SectionDistance`. An edge longer than 100 km is held as equal pieces of up
/// to 50 km between places on the geodesic, and the piece nearest to the point counts. Any edge
/// will do: of no length, over a pole, across the 180th meridian, half round the earth.
package struct GeodesicEdge: Sendable {
  /// Where it starts.
  package let start: Coordinate
  /// Where it ends.
  package let end: Coordinate
  /// The whole edge as one.
  private let section: SectionDistance
  /// The pieces of a long edge in order; empty for others.
  private var pieces: [SectionDistance] = []
  /// The direction from the earth's center to the start, and the one a quarter of the earth farther
  /// along the edge. Of long edges only.
  private var origin = SIMD3<Double>.zero
  private var forward = SIMD3<Double>.zero
  /// The length of the longest chord.
  private let chord: Double

  /// The longest edge that is one piece, meters.
  static let longestSection = 100_000.0
  /// The longest piece of a longer one.
  private static let longestPiece = 50_000.0

  /// Makes an edge.
  ///
  /// - Complexity: some 100 ns; for an edge longer than 100 km a microsecond for each 50 km.
  package init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    section = SectionDistance(from: start, to: end)
    let chord = section.chord
    guard chord > Self.longestSection else {
      self.chord = chord
      return
    }
    let path = Geodesic.path(from: start, to: end)
    let count = Int((path.distance / Self.longestPiece).rounded(.up))
    let length = path.distance / Double(count)
    let azimuth = path.initialBearing.degrees
    pieces.reserveCapacity(count)
    var from = start
    for i in 1...count {
      let to =
        i == count
        ? end
        : Geodesic.destination(from: start, azimuth: azimuth, distance: length * Double(i))
      pieces.append(SectionDistance(from: from, to: to))
      from = to
    }
    origin = Self.direction(start)
    let radian = Double.pi / 180
    let longitude = start.longitude * radian
    let east = SIMD3(-sin(longitude), cos(longitude), 0)
    let north = SIMD3(
      origin.y * east.z - origin.z * east.y, origin.z * east.x - origin.x * east.z,
      origin.x * east.y - origin.y * east.x)
    forward = cos(azimuth * radian) * north + sin(azimuth * radian) * east
    self.chord = length
  }

  /// The distance from a point to the edge, ends included, meters: within `errorBound` of that to the
  /// geodesic.
  ///
  /// - Complexity: some 30 ns; for an edge longer than 100 km some 200 ns.
  package func distance(to point: Coordinate) -> Double {
    pieces.isEmpty ? section.foot(of: point).distance : longFoot(of: point).foot.distance
  }

  /// The part of the edge at which its point nearest to a given one lies, 0 through 1; 0 for an edge
  /// of no length. Good to about 1e-6 for points no farther away than the edge is long.
  package func fraction(nearestTo point: Coordinate) -> Double {
    if pieces.isEmpty { return section.arcPart(atChordPart: section.foot(of: point).fraction) }
    let (piece, foot) = longFoot(of: point)
    return (Double(piece) + foot.fraction) / Double(pieces.count)
  }

  /// The distance from a point to the place at a part of the edge's length, meters: within
  /// `errorBound` of that on the ellipsoid.
  ///
  /// - Parameter fraction: 0 through 1.
  /// - Complexity: some 20 ns; some microseconds for points more than 600 km from that place.
  @inline(__always)
  package func distance(to point: Coordinate, at fraction: Double) -> Double {
    let distance: Double
    if pieces.isEmpty {
      distance = section.distance(of: point, toPlaceAt: fraction)
    } else {
      let place = fraction * Double(pieces.count)
      let piece = min(max(Int(place), 0), pieces.count - 1)
      distance = pieces[piece].distance(of: point, toPlaceAt: place - Double(piece))
    }
    return distance >= 0 ? distance : exactDistance(to: point, at: fraction)
  }

  /// The distance from a point to the place at a part of the edge's length, exact to nanometers.
  ///
  /// - Complexity: about 2 µs.
  @inline(never)
  package func exactDistance(to point: Coordinate, at fraction: Double) -> Double {
    Geodesic.distance(
      from: point, to: GeodesicLeg(from: start, to: end).coordinate(at: fraction))
  }

  /// How far `distance(to:)` can be from the distance to the geodesic, meters; grows with the
  /// distance.
  ///
  /// - Parameter distance: The distance of a point, either of the two.
  package func errorBound(distance: Double) -> Double {
    SectionDistance.errorBound(distance: distance, chord: chord)
  }

  /// Whether a point is farther from the geodesic than a tolerance in meters. Where it is farther or
  /// nearer by less than a billionth of the tolerance, or a few nanometers, either may come out.
  ///
  /// - Complexity: that of `distance(to:)`, for points as far away as the tolerance that of
  ///   `Geodesic.crossTrack`.
  package func isBeyond(_ tolerance: Double, _ point: Coordinate) -> Bool {
    let distance = distance(to: point)
    let bound = errorBound(distance: max(distance, tolerance))
    if abs(distance - tolerance) > bound || bound <= max(1e-9 * tolerance, 5e-9) {
      return distance > tolerance
    }
    return Geodesic.crossTrack(of: point, from: start, to: end).distance > tolerance
  }

  /// The nearest piece of a long edge, and where a point lies beside it.
  private func longFoot(of point: Coordinate) -> (piece: Int, foot: SectionDistance.Foot) {
    // Where on a sphere the perpendicular falls; the ellipsoid moves it by some pieces at most.
    let direction = Self.direction(point)
    let angle = atan2((direction * forward).sum(), (direction * origin).sum())
    let length = Double(pieces.count) * chord / EarthModel.meanRadius
    let place = angle < 0 && angle + 2 * .pi - length < 0 - angle ? length : angle
    let guess = place / length * Double(pieces.count)
    var piece = min(max(Int(guess), 0), pieces.count - 1)
    var foot = pieces[piece].foot(of: point)
    while true {
      let neighbor = foot.position < 0 ? piece - 1 : foot.position > 1 ? piece + 1 : -1
      guard pieces.indices.contains(neighbor) else { break }
      let next = pieces[neighbor].foot(of: point)
      guard next.distance < foot.distance else { break }
      piece = neighbor
      foot = next
    }
    return (piece, foot)
  }

  /// The direction of the ellipsoid's normal at a coordinate.
  private static func direction(_ coordinate: Coordinate) -> SIMD3<Double> {
    let radian = Double.pi / 180
    let latitude = coordinate.latitude * radian
    let longitude = coordinate.longitude * radian
    let cosine = cos(latitude)
    return SIMD3(cosine * cos(longitude), cosine * sin(longitude), sin(latitude))
  }
}
