import Geodesy

/// The vertices of a ring on the unwrapped axis, closed there, or a whole turn further where the
/// ring goes round a pole.
struct RingVertices {
  /// The vertices in order; the last one closes the ring.
  private(set) var vertices: [Coordinate]
  /// The pole that the ring encloses by going round the earth: 90 or -90; nil for an ordinary ring.
  private(set) var pole: Double?

  /// Why a list of positions is no ring of a fence.
  enum Invalid: Error, Hashable {
    /// Fewer than three different positions.
    case tooFewPositions
    /// It goes round the earth more than once.
    case severalTurns
  }

  /// Unwraps a ring.
  ///
  /// A ring that goes round the earth encloses the pole on the side of its mean latitude. One that
  /// is led along a meridian to a pole, along the pole and back, as files cut at the 180th meridian
  /// have it, encloses that pole, and the way to it is no boundary.
  ///
  /// - Parameter positions: As read; whether the last repeats the first makes no difference.
  init(_ positions: [Coordinate], edges: FenceEdges) throws(Invalid) {
    var distinct: [Coordinate] = []
    for position in positions
    where !distinct.contains(where: { Self.isSame($0, position, as: edges) }) {
      distinct.append(position)
      if distinct.count == 3 { break }
    }
    guard distinct.count == 3, let first = positions.first, let last = positions.last else {
      throw .tooFewPositions
    }
    let isClosed =
      first.latitude == last.latitude
      && Antimeridian.isSameMeridian(first.longitude, last.longitude)
    let closed = isClosed ? positions : positions + [first]
    vertices = edges == .geodesic ? Self.overPoles(closed) : Self.unwrapped(closed)
    leaveOutRepetitions()
    let turn = turn
    if abs(turn) > 360 { throw .severalTurns }
    if turn != 0 {
      let mean = vertices.dropLast().reduce(0) { $0 + $1.latitude }
      pole = mean >= 0 ? 90 : -90
    } else if edges != .geodesic {
      leaveOutWayToPole()
    }
  }

  /// Leaves out edges of no length.
  private mutating func leaveOutRepetitions() {
    var kept = 0
    for i in vertices.indices where i == 0 || vertices[i] != vertices[kept - 1] {
      vertices[kept] = vertices[i]
      kept += 1
    }
    vertices.removeSubrange(kept...)
  }

  /// Degrees that the ring ends east of where it began: a multiple of 360.
  private var turn: Double {
    guard let first = vertices.first, let last = vertices.last else { return 0 }
    return 360 * ((last.longitude - first.longitude) / 360).rounded()
  }

  /// Whether two positions are one: in a plane of longitude and latitude as they are written, on the
  /// earth whatever turn, and a pole on any meridian.
  private static func isSame(_ a: Coordinate, _ b: Coordinate, as edges: FenceEdges) -> Bool {
    guard edges == .geodesic else { return a == b }
    return a.latitude == b.latitude
      && (abs(a.latitude) == 90 || Antimeridian.isSameMeridian(a.longitude, b.longitude))
  }

  /// The vertices by the rule for steps beside the 180th meridian.
  private static func unwrapped(_ closed: [Coordinate]) -> [Coordinate] {
    var unwrapper = LongitudeUnwrapper()
    return closed.map {
      Coordinate(
        uncheckedLatitude: $0.latitude, longitude: unwrapper.next($0.longitude))
    }
  }

  /// The vertices joined by great circles: one that meets a pole runs along meridians there, from
  /// the one to the other along the pole itself.
  private static func overPoles(_ closed: [Coordinate]) -> [Coordinate] {
    var ring = Array(closed.dropLast())
    guard let start = ring.firstIndex(where: { abs($0.latitude) < 90 }) else { return closed }
    ring = Array(ring[start...] + ring[..<start]) + [ring[start]]
    var result = [ring[0]]
    var turns = 0.0
    var previous = ring[0]
    var pole: Double?
    for vertex in ring.dropFirst() {
      if abs(vertex.latitude) == 90 {
        pole = vertex.latitude
        continue
      }
      let step = (vertex.longitude - previous.longitude).remainder(dividingBy: 360)
      turns += ((previous.longitude + step - vertex.longitude) / 360).rounded()
      let next = Coordinate(
        uncheckedLatitude: vertex.latitude, longitude: vertex.longitude + 360 * turns)
      if abs(step) == 180 && pole == nil {
        pole = previous.latitude + vertex.latitude >= 0 ? 90 : -90
      }
      if let pole, let last = result.last {
        result.append(Coordinate(uncheckedLatitude: pole, longitude: last.longitude))
        result.append(Coordinate(uncheckedLatitude: pole, longitude: next.longitude))
      }
      pole = nil
      result.append(next)
      previous = vertex
    }
    return result
  }

  /// Turns a ring that runs once along a pole into one around that pole.
  private mutating func leaveOutWayToPole() {
    let count = vertices.count - 1
    func isAtPole(_ i: Int) -> Bool { abs(vertices[i % count].latitude) == 90 }
    guard let away = (0..<count).first(where: { !isAtPole($0) }) else { return }
    var run: Range<Int>?
    var i = away
    while i < away + count {
      guard isAtPole(i) else {
        i += 1
        continue
      }
      let start = i
      while isAtPole(i) { i += 1 }
      let along = vertices[(i - 1) % count].longitude - vertices[start % count].longitude
      if abs(along) == 360 {
        // Along both poles: then the ways there are all that there is.
        if run != nil { return }
        run = start..<i
      }
    }
    guard let run else { return }
    let (first, last) = (vertices[run.lowerBound % count], vertices[(run.upperBound - 1) % count])
    var rest = (run.upperBound..<run.lowerBound + count).map { vertices[$0 % count] }
    guard rest.count >= 2, rest[0].longitude == last.longitude,
      rest[rest.count - 1].longitude == first.longitude
    else { return }
    // The rest of the way to the pole and back, where it is one way.
    var start = 0
    var end = rest.count - 1
    while end - start > 2, rest[start].latitude == rest[end].latitude,
      rest[start + 1].longitude == last.longitude, rest[end - 1].longitude == first.longitude,
      rest[start + 1].latitude == rest[end - 1].latitude
    {
      start += 1
      end -= 1
    }
    rest = Array(rest[start...end])
    rest.append(
      Coordinate(
        uncheckedLatitude: rest[0].latitude, longitude: first.longitude))
    vertices = rest
    pole = first.latitude
  }
}
