import Geodesy

/// A kept edge of any length, for the vertices that no `EdgeFrame` of the whole edge takes.
///
/// On the ground a long edge is the frames of equal pieces of its geodesic, where that pays; what
/// is near a pole is measured by sections, and by iteration where these could be off by more than
/// 0.1 mm. On the map it is the straight line between the map points of its ends.
struct LongEdge {
  private let start: Coordinate
  private let end: Coordinate
  private let leg: GeodesicLeg
  private let sections: GeodesicEdge
  /// The pieces in order, nil near a pole; empty when there would be more of them than vertices.
  private var pieces: [EdgeFrame?] = []
  /// The ends in map points, unwrapped from one to the other.
  private let mapStart: MapPoint
  private let mapEnd: MapPoint

  private static let pieceLength = 9000.0
  /// Meters that a distance may be off.
  private static let tolerance = 1e-4
  /// The longest edge whose sections tell places along it well, meters.
  private static let evenLength = 1000.0

  /// Makes an edge.
  ///
  /// - Parameter vertices: The number of vertices that it replaces.
  /// - Complexity: O(number of vertices) at most.
  init(from start: Coordinate, to end: Coordinate, vertices: Int) {
    self.start = start
    self.end = end
    leg = GeodesicLeg(from: start, to: end)
    sections = GeodesicEdge(from: start, to: end)
    mapStart = MapPoint(start)
    mapEnd = MapPoint(
      Coordinate(
        uncheckedLatitude: end.latitude,
        longitude: Antimeridian.unwrapped(end.longitude, after: start.longitude)))
    let count = max(Int((leg.length / Self.pieceLength).rounded(.up)), 1)
    guard count <= vertices else { return }
    pieces.reserveCapacity(count)
    var from = start
    for i in 1...count {
      let to = leg.coordinate(at: Double(i) / Double(count))
      // On the same turn, or the piece would seem to go round the world.
      let near = Coordinate(
        uncheckedLatitude: to.latitude,
        longitude: from.longitude + (to.longitude - from.longitude).remainder(dividingBy: 360))
      pieces.append(EdgeFrame(from: from, to: near))
      from = near
    }
  }

  /// Meters from end to end.
  var length: Double { leg.length }

  /// How far a vertex is from the edge: on the ground from the shortest path, on the map from the
  /// straight line, in the copy of the world in which it is nearest.
  func deviation(of vertex: Coordinate, needsFraction: Bool) -> EdgeFrame.Deviation {
    let (ground, fraction) = groundDeviation(of: vertex, needsFraction: needsFraction)
    return EdgeFrame.Deviation(
      ground: ground, fraction: fraction, screenSquare: screenSquare(of: vertex))
  }

  /// Meters from a vertex to the place at a part of the edge's length.
  func distance(from vertex: Coordinate, toFraction fraction: Double) -> Double {
    Geodesic.distance(from: vertex, to: leg.coordinate(at: fraction))
  }

  private func groundDeviation(
    of vertex: Coordinate, needsFraction: Bool
  ) -> (ground: Double, fraction: Double) {
    if !pieces.isEmpty {
      // Not from where the last vertex was: what is said of one must not depend on others.
      let guess = Int(sections.fraction(nearestTo: vertex) * Double(pieces.count))
      if let found = besidePieces(vertex, from: min(max(guess, 0), pieces.count - 1)) {
        return found
      }
    }
    if !needsFraction || length <= Self.evenLength {
      let distance = sections.distance(to: vertex)
      if sections.errorBound(distance: distance) <= Self.tolerance {
        return (distance, needsFraction ? sections.fraction(nearestTo: vertex) : 0)
      }
    }
    let track = Geodesic.crossTrack(of: vertex, from: start, to: end)
    return (track.distance, length > 0 ? min(max(track.along / length, 0), 1) : 0)
  }

  /// Walks from a piece to the one beside which a vertex lies; nil when it is too far from one of
  /// them, or near a pole.
  private func besidePieces(
    _ vertex: Coordinate, from guess: Int
  ) -> (ground: Double, fraction: Double)? {
    var current = guess
    var best: (ground: Double, fraction: Double)?
    var step = 0
    while pieces.indices.contains(current + step) {
      guard let frame = pieces[current + step] else { return nil }
      let turn = ((frame.longitude - vertex.longitude) / 360).rounded()
      let near = Coordinate(
        uncheckedLatitude: vertex.latitude, longitude: vertex.longitude + 360 * turn)
      guard let place = frame.place(of: near) else { return nil }
      let measured = frame.deviation(of: place)
      if let best, best.ground <= measured.ground { break }
      current += step
      best = (
        measured.ground, (Double(current) + measured.fraction) / Double(pieces.count)
      )
      if measured.fraction > 0 && measured.fraction < 1 { break }
      step = measured.fraction == 0 ? -1 : 1
    }
    return best
  }

  private func screenSquare(of vertex: Coordinate) -> Double {
    let point = MapPoint(vertex)
    let world = EarthModel.worldSize
    let middle = (mapStart.x + mapEnd.x) / 2
    let x = point.x + ((middle - point.x) / world).rounded() * world
    var least = screenSquare(x: x, y: point.y)
    if abs(x - middle) + abs(mapEnd.x - mapStart.x) / 2 > world / 2 {
      // Another copy can be nearer where the edge is long.
      least = min(
        least, screenSquare(x: x - world, y: point.y), screenSquare(x: x + world, y: point.y))
    }
    return least
  }

  private func screenSquare(x: Double, y: Double) -> Double {
    let dx = mapEnd.x - mapStart.x
    let dy = mapEnd.y - mapStart.y
    let square = dx * dx + dy * dy
    let px = x - mapStart.x
    let py = y - mapStart.y
    let along = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
    let restX = px - along * dx
    let restY = py - along * dy
    return restX * restX + restY * restY
  }
}
