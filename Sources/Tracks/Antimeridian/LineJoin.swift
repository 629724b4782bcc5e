import Geodesy

extension AntimeridianCut {
  /// Undoes `cut(_:)`: the line that was cut into these pieces.
  ///
  /// Where a piece ends at ±180 and the next one starts at ∓180 on the same latitude, they become
  /// one, and the vertex between them vanishes unless it was recorded. Pieces that do not meet so
  /// stay apart: nothing is bridged. Longitudes come back in -180 through 180, save where only
  /// another copy of the meridian says the way: a step of 180 or 360 degrees over the seam.
  /// (Several such steps in a row can ask for more copies than ±540 has. Then a vertex of the cut
  /// stays, or the way of a whole parallel is lost.)
  ///
  /// - Parameter recordedJoints: For each place between two pieces whether its vertex is the
  ///   line's own; missing entries mean that it is not.
  /// - Complexity: O(*n*).
  package static func joined(_ pieces: [Segment], recordedJoints: [Bool] = []) -> [Segment] {
    guard pieces.count > 1 else { return pieces }
    var join = LineJoin()
    for (i, piece) in pieces.enumerated() {
      let meetsNext = i + 1 < pieces.count && meet(piece, pieces[i + 1])
      let isRecorded = i < recordedJoints.count && recordedJoints[i]
      join.add(piece, meetsNext: meetsNext, dropsLast: meetsNext && !isRecorded)
    }
    return join.lines
  }

  /// Whether two pieces meet at the 180th meridian.
  private static func meet(_ a: Segment, _ b: Segment) -> Bool {
    guard let end = a.coordinates.last, let start = b.coordinates.first else { return false }
    return abs(end.longitude) == 180 && start.longitude == -end.longitude
      && start.latitude == end.latitude && a.count > 1 && b.count > 1
  }
}

/// Puts pieces together, fix by fix.
private struct LineJoin {
  var lines: [Segment] = []
  private var line = Segment()
  /// The last fix of the piece before, where the piece at hand continues it.
  private var meetsPrevious = false
  /// The piece before, when its last fix was left out.
  private var dropped: Segment?
  /// The longitude of the last fix in its piece, and as it was appended.
  private var last = (inPiece: 0.0, appended: 0.0)

  mutating func add(_ piece: Segment, meetsNext: Bool, dropsLast: Bool) {
    var i = 0
    if meetsPrevious {
      if let previous = dropped {
        crossSeam(from: previous, to: piece)
        i = 2
      } else {
        i = 1
      }
      last.inPiece = piece.coordinates[i - 1].longitude
    } else {
      line = Segment()
      line.extensions = piece.extensions
    }
    // Two vertices in a row never vanish: a piece of nothing but them keeps one.
    let keepsLast = !dropsLast || i >= piece.count
    let end = keepsLast ? piece.count : piece.count - 1
    while i < end {
      let longitude = piece.coordinates[i].longitude
      if line.isEmpty {
        last.appended = longitude
      } else {
        let step = LongitudeStep.degrees(from: last.inPiece, to: longitude)
        last.appended = Self.longitude(longitude, after: last.appended, step: step) ?? longitude
      }
      line.append(fix: i, of: piece, longitude: last.appended)
      last.inPiece = longitude
      i += 1
    }
    dropped = keepsLast ? nil : piece
    meetsPrevious = meetsNext
    if !meetsNext { lines.append(line) }
  }

  /// Appends the first fix after a joint whose own vertex vanishes; where no longitude would lead
  /// the same way, the vertex stays.
  private mutating func crossSeam(from previous: Segment, to piece: Segment) {
    let seam = previous.coordinates[previous.count - 1].longitude
    let longitude = piece.coordinates[1].longitude
    let step = (seam - last.inPiece) + (longitude + seam)
    if let found = Self.longitude(longitude, after: last.appended, step: step) {
      last.appended = found
    } else {
      let toSeam = LongitudeStep.degrees(from: last.inPiece, to: seam)
      last.appended = Self.longitude(seam, after: last.appended, step: toSeam) ?? seam
      line.append(fix: previous.count - 1, of: previous, longitude: last.appended)
      last.appended =
        Self.longitude(longitude, after: last.appended, step: longitude + seam) ?? longitude
    }
    line.append(fix: 1, of: piece, longitude: last.appended)
  }

  /// The copy of a meridian that a step leads to by the antimeridian rule.
  private static func longitude(_ meridian: Double, after last: Double, step: Double) -> Double? {
    for copy in [meridian, meridian + 360, meridian - 360] where abs(copy) <= 540 {
      if abs(LongitudeStep.degrees(from: last, to: copy) - step) < 1e-6 { return copy }
    }
    return nil
  }
}
