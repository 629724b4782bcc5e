import Geodesy
import Geofencing
import Tracks

/// Parts chords: the straight ways that stand for what is dropped between two vertices that stay.
struct ChordMending {
  let fences: FenceSet
  /// Where chords must stay as far as the line does.
  var side = ClipSide.outside
  /// The line, nothing dropped.
  let places: [Coordinate]

  /// How often a chord is parted where the line is farthest from it; from then on in the middle.
  private static let patience = 24
  /// Meters in a fence that come from rounding, where a little of the way in it counts.
  private static let slack = 0.1
  /// Meters by which a chord may go deeper than the line: what rounding to seven decimals does.
  private static let depthSlack = 0.01
  /// A line that is in a fence for so many meters was not cut at its boundary.
  private static let stay = 1.0

  /// The vertex between two that is farthest from their chord; of equal ones the first.
  ///
  /// - Complexity: O(number of vertices between).
  func farthest(between first: Int, and last: Int) -> Int {
    let (a, b) = (places[first].spacePoint, places[last].spacePoint)
    var best = (vertex: first + 1, square: -1.0)
    for i in first + 1..<last {
      let square = places[i].spacePoint.squareDistance(toChord: a, b)
      if square > best.square { best = (i, square) }
    }
    return best.vertex
  }

  /// The fences near a chord, as indices.
  func fences(near first: Int, _ last: Int) -> [Int] {
    fences.candidates(from: places[first], to: places[last])
  }

  /// The vertices that must stay between two, so that no chord is on another side of a fence than
  /// the line that it stands for, nor deeper on the wrong side.
  ///
  /// - Parameters:
  ///   - among: The fences that count; nil for all.
  ///   - alsoInside: Whether events at the fences count and not how deep a chord goes: then one
  ///     between two places inside a fence may not leave it either, and where the line is inside for
  ///     a while the chord may be inside as it likes. What begins or ends outside may not come in, in
  ///     any case.
  /// - Complexity: O(log *n*) for a chord away from fences; for one that strays, the vertices between
  ///   its ends and the legs there against the fence, for each halving.
  func vertices(
    between first: Int, and last: Int, among some: [Int]? = nil, alsoInside: Bool = false
  ) -> [Int] {
    var found: [Int] = []
    var stack = [(first: first, last: last, depth: 0)]
    while let span = stack.popLast() {
      guard span.last - span.first > 1 else { continue }
      let near = some ?? fences(near: span.first, span.last)
      let isAstray =
        side == .inside
        ? leaves(span.first, span.last, near)
        : near.contains { strays(span.first, span.last, $0, alsoInside) }
      guard isAstray else { continue }
      let middle =
        span.depth < Self.patience
        ? farthest(between: span.first, and: span.last) : (span.first + span.last) / 2
      found.append(middle)
      stack.append((span.first, middle, span.depth + 1))
      stack.append((middle, span.last, span.depth + 1))
    }
    return found
  }

  /// Whether a chord meets a fence that the line between its ends does not meet, or leaves one that
  /// the line does not leave.
  private func strays(_ first: Int, _ last: Int, _ fence: Int, _ alsoInside: Bool) -> Bool {
    let shape = fences.fences[fence].shape
    let (start, end) = (places[first], places[last])
    let startsInside = shape.state(of: start) != .outside
    let endsInside = shape.state(of: end) != .outside
    if !startsInside && !endsInside {
      guard shape.touches(from: start, to: end) else { return false }
      let touches = (first..<last).contains {
        shape.touches(from: places[$0], to: places[$0 + 1])
      }
      // A line that was cut at the fence touches it, and its chord may go through for all that.
      return !touches || (!alsoInside && goesDeeper(first, last, shape))
    }
    if alsoInside, startsInside, endsInside, !shape.crossings(from: start, to: end).isEmpty {
      let leaves = (first..<last).contains {
        shape.state(of: places[$0]) == .outside
          || !shape.crossings(from: places[$0], to: places[$0 + 1]).isEmpty
      }
      if !leaves { return true }
    }
    return alsoInside ? goesIn(first, last, shape) : goesDeeper(first, last, shape)
  }

  /// Whether a chord goes deeper into a fence than the line between its ends: one that only stands
  /// at the boundary, or touches it, goes in nowhere.
  private func goesDeeper(_ first: Int, _ last: Int, _ shape: any FenceShape) -> Bool {
    let excursion = ChordExcursion(side: .outside, shapes: [shape])
    let (start, end) = (places[first], places[last])
    guard excursion.goes(deeperThan: Self.depthSlack, from: start, to: end) else { return false }
    var own = 0.0
    for i in first..<last where shape.touches(from: places[i], to: places[i + 1]) {
      own = max(own, excursion.leastDepth(from: places[i], to: places[i + 1]))
    }
    return own > 0
      ? excursion.goes(deeperThan: own + Self.depthSlack, from: start, to: end) : true
  }

  /// Whether a chord goes farther out of all fences than the line between its ends.
  private func leaves(_ first: Int, _ last: Int, _ near: [Int]) -> Bool {
    let (start, end) = (places[first], places[last])
    let shapes = near.map { fences.fences[$0].shape }
    let isWithinOne = shapes.contains {
      $0.state(of: start) != .outside && $0.state(of: end) != .outside
        && $0.crossings(from: start, to: end).isEmpty
    }
    if isWithinOne { return false }
    let excursion = ChordExcursion(side: .inside, shapes: shapes)
    guard excursion.goes(deeperThan: Self.depthSlack, from: start, to: end) else { return false }
    var own = 0.0
    for i in first..<last {
      // Another way has other fences near it.
      let shapes = fences(near: i, i + 1).map { fences.fences[$0].shape }
      own = max(
        own,
        ChordExcursion(side: .inside, shapes: shapes)
          .leastDepth(from: places[i], to: places[i + 1]))
      if own == .infinity { return false }
    }
    return excursion.goes(deeperThan: own + Self.depthSlack, from: start, to: end)
  }

  /// Whether a chord with an end in a fence, or on its boundary, goes into it where the line between
  /// its ends only stands at the boundary, as a line does that was cut there.
  private func goesIn(_ first: Int, _ last: Int, _ shape: any FenceShape) -> Bool {
    let chord = Self.metersInside(shape, from: places[first], to: places[last])
    var own = Self.slack
    for i in first..<last where own < chord && own < Self.stay {
      own += Self.metersInside(shape, from: places[i], to: places[i + 1])
    }
    return own < chord && own < Self.stay
  }

  /// How many meters of a straight way are inside a fence.
  private static func metersInside(
    _ shape: any FenceShape, from start: Coordinate, to end: Coordinate
  ) -> Double {
    var part = 0.0
    var previous = 0.0
    for next in shape.crossings(from: start, to: end) + [1] where next > previous {
      let middle = shape.place(at: (previous + next) / 2, from: start, to: end)
      if shape.state(of: middle) != .outside { part += next - previous }
      previous = next
    }
    return part == 0 ? 0 : part * Geodesic.legLength(from: start, to: end)
  }
}
