public import Geodesy

extension PolygonFence {
  /// Where the straight way in longitude and latitude between two fixes enters and leaves the fence,
  /// the boundary being part of it: fractions of the way, 0…1, increasing.
  ///
  /// Touching the boundary in one point without going in or out is none; running along it is being
  /// inside. The number of crossings is odd exactly when one fix is outside and the other is not. The
  /// way goes the short way round in longitude, of two equally short ones the western.
  ///
  /// - Complexity: O(log *n*) and the edges near the way.
  public func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let way = StraightWay(from: start, to: end)
    var meetings = StraightWay.Meetings()
    for part in parts {
      for ring in part.rings { ring.addMeetings(with: way, to: &meetings) }
    }
    let startsInside = state(of: start) != .outside
    let endsInside = state(of: end) != .outside
    if meetings.parts.isEmpty && startsInside == endsInside { return [] }
    return changes(on: way, at: meetings, startsInside, endsInside)
  }

  /// Whether the way meets an edge or a vertex, or begins inside.
  ///
  /// - Complexity: as `crossings(from:to:)`.
  public func touches(from start: Coordinate, to end: Coordinate) -> Bool {
    let way = StraightWay(from: start, to: end)
    var meetings = StraightWay.Meetings()
    for part in parts {
      for ring in part.rings { ring.addMeetings(with: way, to: &meetings) }
    }
    return !meetings.parts.isEmpty || state(of: start) != .outside || state(of: end) != .outside
  }

  /// The meetings at which the state changes: told by the middles of the stretches between them.
  private func changes(
    on way: StraightWay, at meetings: StraightWay.Meetings, _ startsInside: Bool, _ endsInside: Bool
  ) -> [Double] {
    // Meetings nearer together than 0.2 µm are one: no place between them has a certain state.
    let degrees = way.degrees
    guard degrees > 0 else { return [] }
    let tolerance = max(2e-12 / degrees, 1e-15)
    var stops: [Double] = []
    for meeting in meetings.parts.sorted() where meeting - (stops.last ?? -1) > tolerance {
      stops.append(meeting)
    }
    var crossings: [Double] = []
    var isInside = startsInside
    func arrive(_ isInsideNow: Bool, at part: Double) {
      if isInsideNow != isInside { crossings.append(part) }
      isInside = isInsideNow
    }
    var previous = 0.0
    for stop in stops + [1] {
      // Stretches before the first and after the last meeting may be none.
      if stop - previous > tolerance {
        // Along an edge, which no rounded place is certain to be on, it is on the boundary.
        let middle = (previous + stop) / 2
        let isAlong = meetings.stretches.contains { $0.contains(middle) }
        arrive(isAlong || state(of: way.place(middle)) != .outside, at: previous)
      }
      previous = stop
    }
    arrive(endsInside, at: stops.last.map { 1 - $0 > tolerance ? 1 : $0 } ?? 1)
    return crossings
  }
}

extension FenceRing {
  /// Adds the parts of a way at which it meets the ring, on whichever turn.
  func addMeetings(with way: StraightWay, to meetings: inout StraightWay.Meetings) {
    let box = way.box
    guard let turns = turns(fromWest: box.x, toEast: box.z) else { return }
    for turn in stride(from: turns.lowerBound, through: turns.upperBound, by: 1) {
      let turned = way.turned(turn)
      let own = turned.box
      chain.forEachEdge(
        skipping: { box, _, _ in
          box.x > own.z || box.z < own.x || box.y > own.w || box.w < own.y
        },
        { a, b in
          turned.addMeetings(with: a, b, edges: edges, to: &meetings)
          return true
        })
    }
  }
}
