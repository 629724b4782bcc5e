public import Geodesy

/// All places within a distance of lines: their legs are geodesics, ends and bends are round.
///
/// Lines are never joined to each other. One position alone is a circle.
public struct CorridorFence: FenceShape {
  /// `corridor`.
  public static let kind = "corridor"
  /// True: a distance is measured along geodesics.
  public static let isCrossedByGeodesics = true

  /// Meters to each side, 0 or more.
  public let buffer: Meters
  /// A box that holds the corridor.
  public let bounds: CoordinateBounds

  /// The lines on the unwrapped axis, in legs that are not too long for their questions.
  let lines: [EdgeChain]

  /// What is no corridor.
  public enum Invalid: Error, Hashable, Sendable {
    /// Negative, infinite or no number.
    case buffer(Meters)
    /// There is no position.
    case noPosition
  }

  /// The longest leg, in meters: `Geodesic.crossTrack` is good for a quarter of the earth.
  private static let longestLeg = 4e6

  /// Makes a corridor.
  ///
  /// - Parameters:
  ///   - lines: Positions in order; empty ones are left out.
  ///   - buffer: Meters to each side.
  /// - Throws: `Invalid.buffer` for a negative buffer and one that is not finite,
  ///   `Invalid.noPosition` when all lines are empty.
  /// - Complexity: O(number of positions).
  public init(_ lines: [[Coordinate]], buffer: Meters) throws(Invalid) {
    guard buffer.value >= 0, buffer.value.isFinite else { throw .buffer(buffer) }
    let chains = lines.filter { !$0.isEmpty }.map(Self.chain)
    guard !chains.isEmpty else { throw .noPosition }
    var builder = BoundsBuilder()
    for chain in chains {
      let box = chain.box
      let (south, north) = (box.y, box.w)
      let farthest = abs(south) > abs(north) ? south : north
      let reach = AngularBound.reach(of: buffer.value + CircleFence.tolerance, at: farthest)
      let span = box.z - box.x
      let middle = Coordinate(uncheckedLatitude: (south + north) / 2, longitude: box.x + span / 2)
      builder.add(
        CoordinateBounds(
          around: middle, north: (north - south) / 2 + reach.north + 1e-12,
          east: reach.east.map { $0 + span / 2 + 1e-12 }))
    }
    guard let bounds = builder.bounds else { throw .noPosition }
    self.lines = chains
    self.buffer = buffer
    self.bounds = bounds
  }

  private static func chain(_ line: [Coordinate]) -> EdgeChain {
    var vertices = [line[0]]
    for position in line.dropFirst() {
      var rest = [position]
      while let next = rest.last, let last = vertices.last {
        let length = Geodesic.legLength(from: last, to: next)
        if length > longestLeg {
          rest.append(Geodesic.midpoint(from: last, to: next))
          continue
        }
        rest.removeLast()
        let turns = ((last.longitude - next.longitude) / 360).rounded()
        vertices.append(
          Coordinate(
            uncheckedLatitude: next.latitude, longitude: next.longitude + 360 * turns))
      }
    }
    return EdgeChain(vertices, latitudes: latitudes)
  }

  /// How far a geodesic leg reaches north and south, rounded outward.
  private static func latitudes(
    _ a: Coordinate, _ b: Coordinate
  ) -> (south: Double, north: Double) {
    // A great circle leaves the parallels of its ends by (Δλ)²/16 radians at most where it is
    // short; a geodesic differs from it by a small part of that, by 0.2 degrees where it is long.
    let radian = Double.pi / 180
    let apart = abs(b.longitude - a.longitude) * radian
    let (south, north) = (min(a.latitude, b.latitude), max(a.latitude, b.latitude))
    if apart < 0.05 {
      let bend = apart * apart / 14 / radian + 1e-12
      return (max(south - bend, -90), min(north + bend, 90))
    }
    let circle = FenceEdges.geodesic.latitudes(from: a, to: b)
    return (max(circle.south - 0.5, -90), min(circle.north + 0.5, 90))
  }

  /// Where a place is: by its distance from the nearest leg, within 20 nanometers of the buffer on
  /// the boundary.
  ///
  /// - Complexity: O(log *n*) and the measuring of a few legs.
  public func state(of place: Coordinate) -> FenceState {
    // What is farther than the buffer need not be known.
    let limit = buffer.value + 1
    let beyond = distanceToLines(from: place, below: limit) - buffer.value
    return abs(beyond) <= CircleFence.tolerance ? .boundary : beyond < 0 ? .inside : .outside
  }

  /// The distance from the nearest leg less the buffer: meters to the boundary, negative inside.
  ///
  /// Inside, near bends and where lines meet, the boundary is farther than that says.
  ///
  /// - Complexity: O(log *n*) and the measuring of a few legs, some microseconds.
  public func margin(of place: Coordinate) -> Meters {
    margin(of: place, below: Meters(.infinity))
  }

  /// The margin when it is below a limit, else a number that is not.
  public func margin(of place: Coordinate, below limit: Meters) -> Meters {
    let beyond = distanceToLines(from: place, below: limit.value + buffer.value) - buffer.value
    return Meters(abs(beyond) <= CircleFence.tolerance ? 0 : beyond)
  }

  private func distanceToLines(from place: Coordinate, below limit: Double) -> Double {
    var least = limit
    for line in lines {
      least = line.leastDistance(from: place, below: least, edgesBend: true) {
        Self.distance(from: $0, toLeg: $1, $2, below: $3, near: buffer.value)
      }
    }
    return least
  }

  /// The distance from a place to a leg when it is below a limit, else a number that is not: within
  /// a nanometer near a given distance, within a millimeter elsewhere.
  static func distance(
    from place: Coordinate, toLeg a: Coordinate, _ b: Coordinate, below limit: Double,
    near wanted: Double
  ) -> Double {
    let atA = Geodesic.legLength(from: place, to: a)
    if a == b { return abs(atA - wanted) < 1e-3 ? Geodesic.distance(from: place, to: a) : atA }
    let length = Geodesic.legLength(from: a, to: b)
    // No point of the leg is nearer than this.
    let atB = Geodesic.legLength(from: place, to: b)
    let least = (atA + atB - length) / 2
    if least > limit { return least }
    if atA < 20_000 && length < 5_000 {
      // The height of a plane triangle with these sides: good where the place is not too near the
      // line for the sides' accuracy of 1e-9.
      let along = (atA * atA - atB * atB + length * length) / (2 * length)
      let square = atA * atA - along * along
      let scale = atA * atA + length * length
      let height = along <= 0 ? atA : along >= length ? atB : max(square, 0).squareRoot()
      let error =
        6e-9 * scale / max(height, 1e-9) + height * scale / (6.3e6 * 6.3e6) + 1e-8 * height
      if error < 1e-3 {
        if height - error > limit { return height - error }
        if abs(height - wanted) > error + 1e-3 { return height }
      }
    }
    return Geodesic.crossTrack(of: place, from: a, to: b).distance
  }
}
