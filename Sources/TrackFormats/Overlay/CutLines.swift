import Geodesy
import Tracks

/// Puts lines together that were cut at the 180th meridian.
enum CutLines {
  /// Joins neighboring lines that have the same number.
  ///
  /// - Parameter numbers: One per line; otherwise the lines stay as they are.
  /// - Complexity: O(number of fixes in lines that are joined).
  static func rejoined(_ lines: [Segment], numbers: [Double]) -> [Segment] {
    guard numbers.count == lines.count else { return lines }
    var result: [Segment] = []
    var first = 0
    while first < lines.count {
      var end = first + 1
      while end < lines.count && numbers[end] == numbers[first] { end += 1 }
      result.append(end == first + 1 ? lines[first] : joined(Array(lines[first..<end])))
      first = end
    }
    return result
  }

  private static func joined(_ pieces: [Segment]) -> Segment {
    var line = Segment()
    line.extensions = pieces.first?.extensions
    line.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    var lower = 0
    var turn = 0.0
    for (i, piece) in pieces.enumerated() {
      var upper = piece.count
      var nextLower = 0
      var nextTurn = 0.0
      if i + 1 < pieces.count, let end = piece.coordinates.last,
        let start = pieces[i + 1].coordinates.first
      {
        let before = upper - 2 >= lower ? piece.coordinates[upper - 2] : line.coordinates.last
        switch CutVertex.joint(
          before: before, end: end, start: start, after: pieces[i + 1].coordinates.dropFirst().first
        )
        {
        case .none: break
        case .vertex: nextLower = 1
        case .made(let extra):
          upper -= 1
          nextLower = 1
          nextTurn = extra
        }
      }
      if lower < upper {
        for k in lower..<upper {
          var fix = piece[k]
          if k == lower && turn != 0 { fix.coordinate = fix.coordinate.turned(by: turn) }
          line.append(fix)
        }
      }
      lower = nextLower
      turn = nextTurn
    }
    return line
  }
}

extension Coordinate {
  /// The same place with another longitude, where that is legal.
  fileprivate func turned(by degrees: Double) -> Coordinate {
    do throws(Invalid) {
      return try Coordinate(latitude: latitude, longitude: longitude + degrees)
    } catch { return self }
  }
}
