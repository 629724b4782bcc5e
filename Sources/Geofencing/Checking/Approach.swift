public import Geodesy
public import Tracks

/// The place of a path that is nearest to a fence, deepest inside it, or farthest from it.
public struct Approach: Hashable, Sendable {
  /// Which place is wanted.
  public enum Goal: Hashable, Sendable {
    /// The least margin: nearest to the fence, or deepest inside.
    case nearest
    /// The greatest margin: farthest outside, or nearest to the boundary inside.
    case farthest
  }

  /// Meters to the boundary, negative inside.
  public var margin: Meters
  /// Where.
  public var place: Coordinate
  /// When; nil where there are no times.
  public var time: Timestamp?
  /// The segment that it lies in.
  public var segment: Int
  /// The fix at the place or behind it, as an index into the segment.
  public var fix: Int
  /// The line of that fix; nil when it was not recorded in reading.
  public var line: Int?

  /// Finds the place on the ways between the fixes of each segment.
  ///
  /// It goes along the path as far as the margin surely cannot get better, since a margin changes by
  /// no more than the way that is gone. Exact to about a meter on paths of up to 20 km, and to a
  /// twenty-thousandth of the path on longer ones, then made exact between its neighbors.
  ///
  /// - Returns: nil for a path without fixes.
  /// - Complexity: O(*n*), and at most about 40,000 margins.
  public init?(_ goal: Goal, of segments: [Segment], to shape: any FenceShape) {
    let sign = goal == .nearest ? 1.0 : -1.0
    let total = segments.reduce(0) { $0 + Geodesic.pathLength($1.coordinates) }
    var search = Search(shape: shape, sign: sign, step: max(1, total / 20_000))
    for (number, segment) in segments.enumerated() {
      search.look(along: segment.coordinates, number)
    }
    guard var best = search.best else { return nil }
    search.refine(&best, segments[best.segment].coordinates)
    let own = segments[best.segment]
    margin = Meters(sign * best.value)
    segment = best.segment
    let isBetween = best.fraction > 0 && best.fraction < 1
    fix = best.fraction > 0 ? best.leg + 1 : best.leg
    line = own.line(at: fix)
    let times = own.times
    if isBetween {
      place = shape.place(
        at: best.fraction, from: own.coordinates[best.leg], to: own.coordinates[best.leg + 1])
      if !times.isEmpty, !times[best.leg].isMissing, !times[best.leg + 1].isMissing {
        time = Timestamp.between(times[best.leg], times[best.leg + 1], at: best.fraction)
      }
    } else {
      place = own.coordinates[fix]
      if !times.isEmpty, !times[fix].isMissing { time = times[fix] }
    }
  }

  /// The margin of one fix.
  init(atFix fix: Int, ofSegment number: Int, _ segment: Segment, to shape: any FenceShape) {
    margin = shape.margin(of: segment.coordinates[fix])
    place = segment.coordinates[fix]
    self.segment = number
    self.fix = fix
    line = segment.line(at: fix)
    if !segment.times.isEmpty, !segment.times[fix].isMissing { time = segment.times[fix] }
  }

  private struct Candidate {
    var value: Double
    var segment: Int
    /// The way from this fix to the next, and how far along it.
    var leg: Int
    var fraction: Double
  }

  private struct Search {
    let shape: any FenceShape
    let sign: Double
    /// Meters by which it always goes on.
    let step: Double
    var best: Candidate?

    func value(_ places: [Coordinate], _ leg: Int, _ fraction: Double) -> Double {
      let place =
        fraction <= 0
        ? places[leg]
        : fraction >= 1
          ? places[leg + 1]
          : shape.place(at: fraction, from: places[leg], to: places[leg + 1])
      return sign * shape.margin(of: place).value
    }

    mutating func tryPlace(_ places: [Coordinate], _ segment: Int, _ leg: Int, _ fraction: Double)
      -> Double
    {
      let value = value(places, leg, fraction)
      if best.map({ value < $0.value }) ?? true {
        best = Candidate(value: value, segment: segment, leg: leg, fraction: fraction)
      }
      // A hundredth for margins that are measured along other lines than ways.
      return max(step, (value - (best?.value ?? value)) * 0.99)
    }

    mutating func look(along places: [Coordinate], _ segment: Int) {
      guard let last = places.indices.last else { return }
      // Meters ahead of the present fix in which nothing is better.
      var ahead = 0.0
      for leg in 0..<last {
        let length = Geodesic.legLength(from: places[leg], to: places[leg + 1])
        while ahead < length {
          ahead += tryPlace(places, segment, leg, ahead / length)
        }
        if length > 0 || ahead > 0 {
          ahead -= length
        }
      }
      _ = tryPlace(places, segment, max(0, last - 1), last > 0 ? 1 : 0)
    }

    /// Makes the best place exact between its neighbors on the way.
    func refine(_ best: inout Candidate, _ places: [Coordinate]) {
      guard best.leg + 1 < places.count else { return }
      let length = Geodesic.legLength(from: places[best.leg], to: places[best.leg + 1])
      guard length > 0 else { return }
      var low = max(0, best.fraction - step / length)
      var high = min(1, best.fraction + step / length)
      for _ in 0..<60 where high - low > 1e-12 {
        let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
        if value(places, best.leg, a) <= value(places, best.leg, b) { high = b } else { low = a }
      }
      for fraction in [(low + high) / 2, 0, 1] {
        let value = value(places, best.leg, fraction)
        if value < best.value {
          best.value = value
          best.fraction = fraction
        }
      }
    }
  }
}
