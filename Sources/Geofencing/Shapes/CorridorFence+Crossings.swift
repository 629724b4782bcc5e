public import Geodesy

extension CorridorFence {
  /// How far a place can be inside: the buffer.
  public var size: Meters { buffer }

  /// The place at a fraction of the geodesic between two fixes.
  public func place(
    at fraction: Double, from start: Coordinate, to end: Coordinate
  ) -> Coordinate {
    let way = GeodesicWay(from: start, to: end)
    return way.place(way.length * fraction)
  }

  /// Where the geodesic between two fixes enters and leaves the corridor, the boundary being part of
  /// it: fractions of the way, 0…1, increasing, within a micrometer.
  ///
  /// Touching is none. The number of crossings is odd exactly when one fix is outside and the other
  /// is not.
  ///
  /// - Complexity: O(log *n*), and some tens of microseconds for each leg near the way.
  public func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let way = GeodesicWay(from: start, to: end)
    let (startsInside, endsInside) = (state(of: start) != .outside, state(of: end) != .outside)
    guard way.length > 0 else { return [] }
    let pieces = max(1, (way.length / 5e5).rounded(.up))
    var inside = Stretches()
    for piece in stride(from: 0, to: pieces, by: 1) {
      let (low, high) = (way.length * piece / pieces, way.length * (piece + 1) / pieces)
      addStretches(on: way, low, high, to: &inside)
    }
    // What the states of the fixes say wins over rounding at the ends.
    let slack = 1e-6
    var crossings: [Double] = []
    for range in inside.ranges {
      if range.lowerBound > slack || !startsInside { crossings.append(range.lowerBound) }
      if range.upperBound < way.length - slack || !endsInside {
        crossings.append(range.upperBound)
      }
    }
    if inside.ranges.isEmpty || (crossings.count % 2 == 1) != (startsInside != endsInside) {
      crossings = Self.repaired(crossings, startsInside, endsInside, length: way.length)
    }
    return crossings.map { min(max($0 / way.length, 0), 1) }
  }

  /// The crossings where rounding hid one at an end.
  private static func repaired(
    _ crossings: [Double], _ startsInside: Bool, _ endsInside: Bool, length: Double
  ) -> [Double] {
    if crossings.isEmpty { return startsInside == endsInside ? [] : [startsInside ? 0 : length] }
    if (crossings.count % 2 == 1) == (startsInside != endsInside) { return crossings }
    return startsInside ? [0] + crossings : crossings + [length]
  }

  /// Adds the stretches of a piece of a way, in meters, within the buffer of some leg.
  private func addStretches(
    on way: GeodesicWay, _ low: Double, _ high: Double, to inside: inout Stretches
  ) {
    let (start, end) = (way.place(low), way.place(high))
    let middle = way.place((low + high) / 2)
    let reach = (high - low) / 2 + buffer.value
    let angles = AngularBound.reach(of: reach, at: middle.latitude)
    for line in lines {
      let west = angles.east.map { middle.longitude - $0 } ?? -180
      let east = angles.east.map { middle.longitude + $0 } ?? 180
      let firstTurn = ((line.box.x - east) / 360).rounded(.up)
      let lastTurn = ((line.box.z - west) / 360).rounded(.down)
      guard firstTurn <= lastTurn else { continue }
      for turn in stride(from: firstTurn, through: lastTurn, by: 1) {
        let near = EdgeChain.Box(
          west + 360 * turn, middle.latitude - angles.north, east + 360 * turn,
          middle.latitude + angles.north)
        if line.edgeCount == 0 {
          addStretch(on: way, low, start, high, end, line.vertices[0], line.vertices[0], &inside)
        }
        line.forEachEdge(
          skipping: { box, _, _ in
            box.x > near.z || box.z < near.x || box.y > near.w || box.w < near.y
          },
          { a, b in
            addStretch(on: way, low, start, high, end, a, b, &inside)
            return true
          })
      }
    }
  }

  /// Adds the stretch of a piece within the buffer of one leg: there is one at most, since the
  /// distance from a leg has one valley along a geodesic.
  private func addStretch(
    on way: GeodesicWay, _ low: Double, _ start: Coordinate, _ high: Double, _ end: Coordinate,
    _ a: Coordinate, _ b: Coordinate, _ inside: inout Stretches
  ) {
    func beyond(_ place: Coordinate) -> Double {
      Self.distance(from: place, toLeg: a, b, below: .infinity, near: buffer.value) - buffer.value
    }
    let (atLow, atHigh) = (beyond(start), beyond(end))
    if atLow <= 0 && atHigh <= 0 {
      inside.add(low...high)
      return
    }
    if atLow > 0 && atHigh > 0 && (atLow + atHigh - (high - low)) / 2 > 0 { return }
    func change(_ low: Double, _ atLow: Double, _ high: Double, _ atHigh: Double) -> Double {
      Roots.signChange(from: low, atLow, to: high, atHigh, tolerance: 1e-7) {
        beyond(way.place($0))
      }
    }
    if atLow <= 0 {
      inside.add(low...change(low, atLow, high, atHigh))
    } else if atHigh <= 0 {
      inside.add(change(low, atLow, high, atHigh)...high)
    } else {
      let turn = Roots.valley(from: low, to: high, tolerance: max(1e-4, (high - low) * 1e-9)) {
        beyond(way.place($0))
      }
      let atTurn = beyond(way.place(turn))
      if atTurn > -CircleFence.tolerance { return }
      inside.add(change(low, atLow, turn, atTurn)...change(turn, atTurn, high, atHigh))
    }
  }
}
