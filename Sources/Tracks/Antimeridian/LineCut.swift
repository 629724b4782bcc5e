import Geodesy

/// A line in pieces, and what the cut did.
package struct CutLine: Sendable {
  /// The pieces, in order, each with longitudes in -180 through 180.
  package var pieces: [Segment]
  /// For each place between two pieces: whether the vertex there is one of the line's own, not
  /// made by the cut.
  package var recordedJoints: [Bool]
}

extension AntimeridianCut {
  /// The pieces of a line, and which of the vertices between them are the line's own.
  ///
  /// A whole parallel that starts off the seam also gets a vertex half way, so that no piece has
  /// a step that would be read as the short way.
  package static func cut(_ line: Segment) -> CutLine {
    guard needsCut(line.coordinates) else { return CutLine(pieces: [line], recordedJoints: []) }
    let path = unwrapped(line.coordinates)
    var result = CutLine(pieces: [], recordedJoints: [])
    var world = startWorld(of: path)
    func emptyPiece() -> Segment {
      var piece = Segment()
      piece.extensions = line.extensions
      return piece
    }
    var piece = emptyPiece()
    for i in path.indices {
      let longitude = path[i].degrees(in: world)
      if abs(longitude) > 180 {
        let seam = longitude > 180 ? 180.0 : -180.0
        let previous = path[i - 1].degrees(in: world)
        let isRecorded = previous == seam
        let fraction = (seam - previous) / (longitude - previous)
        let middle = longitude - seam  // Of a whole parallel, in this copy of the world.
        let isWholeParallel = abs(longitude - previous) == 360 && !isRecorded && fraction != 0.5
        if isWholeParallel && fraction > 0.5 {
          piece.append(between: i - 1, and: i, of: line, fraction: 0.5, longitude: middle)
        }
        if !isRecorded {
          piece.append(between: i - 1, and: i, of: line, fraction: fraction, longitude: seam)
        }
        result.pieces.append(piece)
        result.recordedJoints.append(isRecorded)
        piece = emptyPiece()
        if isRecorded {
          piece.append(fix: i - 1, of: line, longitude: -seam)
        } else {
          piece.append(between: i - 1, and: i, of: line, fraction: fraction, longitude: -seam)
        }
        if isWholeParallel && fraction < 0.5 {
          let next = middle - 2 * seam
          piece.append(between: i - 1, and: i, of: line, fraction: 0.5, longitude: next)
        }
        world += longitude > 180 ? 1 : -1
      }
      piece.append(fix: i, of: line, longitude: path[i].degrees(in: world))
    }
    result.pieces.append(piece)
    return result
  }

  /// The unwrapped longitudes of a path.
  static func unwrapped(_ coordinates: [Coordinate]) -> [UnwrappedLongitude] {
    var path: [UnwrappedLongitude] = []
    path.reserveCapacity(coordinates.count)
    for (i, coordinate) in coordinates.enumerated() {
      if let last = path.last {
        path.append(
          last.advanced(from: coordinates[i - 1].longitude, to: coordinate.longitude))
      } else {
        path.append(
          UnwrappedLongitude(
            meridian: LongitudeStep.normalized(coordinate.longitude), world: 0))
      }
    }
    return path
  }

  /// The copy of the world that holds the first leg: for a path that starts on the seam, the one
  /// on the side to which it leaves.
  private static func startWorld(of path: [UnwrappedLongitude]) -> Int {
    guard let first = path.first else { return 0 }
    guard let next = path.first(where: { $0.degrees != first.degrees }) else { return first.world }
    return next.degrees > first.degrees ? first.worldToEast : first.worldToWest
  }
}
