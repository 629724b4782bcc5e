import Geodesy
import Tracks

extension SimplificationMethod {
  /// Radial distance: a vertex stays when it is farther than the tolerance from the last one that
  /// stayed.
  ///
  /// Each vertex that goes is within the tolerance of the one that stays before it. Idempotent.
  ///
  /// - Complexity: O(*n*).
  public static let radial = SimplificationMethod(
    name: "radial",
    summary: "keeps a vertex when it is the tolerance away from the one kept before",
    traits: [],
    retain: { line, simplification in
      let tolerance = simplification.metricTolerance
      if case .pixels = simplification.limit {
        let points = ScreenPoints(line.segment.coordinates)
        return retained(line) { a, b in
          let east = points.x[b] - points.x[a]
          let south = points.y[b] - points.y[a]
          return (east * east + south * south).squareRoot() > tolerance
        }
      }
      let coordinates = line.segment.coordinates
      return retained(line) {
        Geodesic.legLength(from: coordinates[$0], to: coordinates[$1]) > tolerance
      }
    },
    rank: nil)

  /// The vertices that stay: pins, and whatever is beyond the tolerance from the last one.
  private static func retained(
    _ line: LineVertices, isBeyond: (_ last: Int, _ vertex: Int) -> Bool
  ) -> [Int] {
    var retained: [Int] = []
    var pin = 0
    for i in 0..<line.count {
      let isPinned = pin < line.pins.count && line.pins[pin] == i
      if isPinned { pin += 1 }
      if isPinned || retained.last.map({ isBeyond($0, i) }) ?? true { retained.append(i) }
    }
    return retained
  }
}
