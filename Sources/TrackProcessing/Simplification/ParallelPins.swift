import Geodesy

/// The vertices of a line that must stay for whole parallels: a step of exactly 360 degrees of
/// longitude, as it was read, is one (see `Antimeridian`).
///
/// Both ends of such a step stay. And since two vertices that are no neighbors may lie 360 degrees
/// apart too, after a turn round a pole or a wiggle at the 180th meridian, one between them stays: or
/// the line would have a whole parallel that it never had, when all between them went.
enum ParallelPins {
  /// Longitudes are told apart by this many parts of a degree: whatever rounding does to the
  /// difference of two of them, it is less.
  private static let partsPerDegree = 1e9
  /// At most so many vertices between two are looked at.
  private static let mostCandidates = 1024

  /// The indices of those vertices, ascending. No two vertices from one of them to the next, or
  /// before the first or after the last, are 360 degrees apart, but for neighbors in the line.
  ///
  /// - Complexity: O(*n*), of which lines that reach less than 360 degrees far feel little.
  static func indices(in line: [Coordinate]) -> [Int] {
    var west = Double.infinity
    var east = -Double.infinity
    for place in line {
      west = min(west, place.longitude)
      east = max(east, place.longitude)
    }
    if east - west < 360 - 1e-8 { return [] }
    var pins: [Int] = []
    /// Where a longitude, in parts, was last.
    var latest: [Double: Int] = [:]
    /// What lies before it is parted from what comes.
    var start = 0
    for (i, place) in line.enumerated() {
      let parts = (place.longitude * partsPerDegree).rounded()
      let turn = 360 * partsPerDegree
      // The last vertex that lies a turn from this one.
      var turned = -1
      for wanted in [parts - turn, parts + turn] {
        for near in [wanted - 1, wanted, wanted + 1] {
          turned = max(turned, latest[near] ?? -1)
        }
      }
      if turned >= start {
        start = turned == i - 1 ? turned : parting(line, between: turned, and: i)
        if pins.last != start { pins.append(start) }
        if start == i - 1, abs(place.longitude - line[start].longitude) == 360 {
          pins.append(i)
          start = i
        }
      }
      latest[parts] = i
    }
    return pins
  }

  /// The vertex between two on one meridian that parts them best: nearest to 90 degrees from it, so
  /// that neither step is half a turn, of which no way is the shorter. Of equals the first; of very many
  /// between them one of a sample.
  private static func parting(
    _ line: [Coordinate], between first: Int, and last: Int
  ) -> Int {
    let meridian = line[first].longitude
    var best = first + 1
    var least = Double.infinity
    for i in stride(from: first + 1, to: last, by: 1 + (last - first) / mostCandidates) {
      let distance = abs((line[i].longitude - meridian).remainder(dividingBy: 360))
      if abs(distance - 90) < least {
        least = abs(distance - 90)
        best = i
      }
    }
    return best
  }
}
