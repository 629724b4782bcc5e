import Geodesy
import Geofencing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How far straight ways go where they must not: into fences, or out of the union of fences.
///
/// With several fences the way is the geodesic when all of them are crossed by geodesics, else it is
/// straight in longitude and latitude.
struct ChordExcursion {
  /// Where ways must stay.
  let side: ClipSide
  let shapes: [any FenceShape]

  /// At most so many places of a way are looked at; then it counts as one that goes too far.
  private static let mostPlaces = 1000
  /// Meters that no degree on the earth is longer than, along a meridian or the equator.
  private static let metersPerDegree = 111_700.0

  /// Meters from a place to where it should be; 0 or less where it is there.
  func depth(at place: Coordinate) -> Double {
    var margin = Double.infinity
    for shape in shapes { margin = min(margin, shape.margin(of: place).value) }
    return side == .outside ? -margin : margin
  }

  /// How deep a way goes at least: at its ends, and in the middle of each stretch where it should not
  /// be.
  ///
  /// - Complexity: some margins for each crossing.
  func leastDepth(from start: Coordinate, to end: Coordinate) -> Double {
    var deepest = max(depth(at: start), depth(at: end))
    if shapes.isEmpty { return deepest }
    for stretch in stretches(from: start, to: end) {
      deepest = max(deepest, depth(at: place(stretch.middle, start, end)))
    }
    return deepest
  }

  /// Whether a way goes deeper than a number of meters somewhere, or does so for all that can be told.
  ///
  /// From one place to another the depth changes by no more than the way between them is long, so
  /// that few places answer for all.
  ///
  /// - Complexity: some margins for each crossing, a few more for a stretch that is deep or short,
  ///   up to `mostPlaces` for one that runs along the border.
  func goes(deeperThan limit: Double, from start: Coordinate, to end: Coordinate) -> Bool {
    if limit == .infinity { return false }
    if max(depth(at: start), depth(at: end)) > limit { return true }
    if shapes.isEmpty { return false }
    let length = length(from: start, to: end)
    var places = 0
    for stretch in stretches(from: start, to: end) {
      let ends = [stretch.start, stretch.end].map {
        (part: $0, depth: depth(at: place($0, start, end)))
      }
      if max(ends[0].depth, ends[1].depth) > limit { return true }
      var stack = [(ends[0], ends[1])]
      while let (low, high) = stack.popLast() {
        let most = (low.depth + high.depth + (high.part - low.part) * length) / 2
        if most <= limit { continue }
        places += 1
        if places > Self.mostPlaces { return true }
        let part = (low.part + high.part) / 2
        let middle = (part: part, depth: depth(at: place(part, start, end)))
        if middle.depth > limit { return true }
        stack.append((low, middle))
        stack.append((middle, high))
      }
    }
    return false
  }

  /// A part of a way between two crossings.
  private struct Stretch {
    var start: Double
    var end: Double

    var middle: Double { (start + end) / 2 }
  }

  /// The parts of a way that are where it should not be.
  private func stretches(from start: Coordinate, to end: Coordinate) -> [Stretch] {
    let cuts = shapes.flatMap { $0.crossings(from: start, to: end) }.sorted() + [1]
    // Where fences mean different ways, crossings do not part either of them exactly.
    let isMixed = shapes.contains { type(of: $0).isCrossedByGeodesics } && !isGeodesic
    var found: [Stretch] = []
    var previous = 0.0
    for next in cuts where next > previous {
      let stretch = Stretch(start: previous, end: next)
      if isMixed || isAstray(place(stretch.middle, start, end)) { found.append(stretch) }
      previous = next
    }
    return found
  }

  /// Whether a place is where it should not be.
  private func isAstray(_ place: Coordinate) -> Bool {
    shapes.contains { $0.state(of: place) != .outside } == (side == .outside)
  }

  private var isGeodesic: Bool { shapes.allSatisfy { type(of: $0).isCrossedByGeodesics } }

  private func place(_ part: Double, _ start: Coordinate, _ end: Coordinate) -> Coordinate {
    if part <= 0 { return start }
    if part >= 1 { return end }
    let isGeodesic = isGeodesic
    let shape = shapes.first { type(of: $0).isCrossedByGeodesics == isGeodesic }
    return shape?.place(at: part, from: start, to: end) ?? start
  }

  /// Meters that a way is not longer than, and no part of it longer than its share of them.
  private func length(from start: Coordinate, to end: Coordinate) -> Double {
    if isGeodesic { return Geodesic.legLength(from: start, to: end) * 1.001 }
    let north = end.latitude - start.latitude
    let east = (end.longitude - start.longitude).remainder(dividingBy: 360)
    let isAcross = (start.latitude < 0) != (end.latitude < 0)
    let lowest = isAcross ? 0 : min(abs(start.latitude), abs(end.latitude))
    let across = east * cos(lowest * .pi / 180)
    return (north * north + across * across).squareRoot() * Self.metersPerDegree
  }
}
