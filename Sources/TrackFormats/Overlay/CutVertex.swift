import Geodesy

/// The pair of vertices that a cut at the 180th meridian leaves: the end of one piece at ±180 and
/// the start of the next at the other sign, at the same latitude.
enum CutVertex {
  /// What becomes of a pair when the pieces are joined.
  enum Joint {
    /// There is no cut here.
    case none
    /// A vertex that stood on the meridian before the cut: one of the pair stays.
    case vertex
    /// A vertex that the cut made: both go. The step from the vertex before to the vertex after
    /// is `turn` degrees of longitude longer than it looks; 0 but for a whole parallel.
    case made(turn: Double)
  }

  /// How far a latitude may be from the straight line, in degrees: overlay documents are rounded
  /// to 7 decimals.
  private static let tolerance = 1e-6

  /// Looks at a pair.
  ///
  /// - Parameters:
  ///   - before: The vertex before the pair, nil when there is none.
  ///   - after: The vertex after the pair, nil when there is none.
  static func joint(
    before: Coordinate?, end: Coordinate, start: Coordinate, after: Coordinate?
  ) -> Joint {
    guard abs(end.longitude) == 180, start.longitude == -end.longitude,
      start.latitude == end.latitude
    else { return .none }
    guard let before, let after else { return .vertex }
    let turn = end.longitude > 0 ? 360.0 : -360.0
    let step = after.longitude + turn - before.longitude
    // Only the short way leads over the cut, or a whole parallel.
    guard step != 0, step.sign == turn.sign, abs(step) <= 180 || step == turn else {
      return .vertex
    }
    let part = (end.longitude - before.longitude) / step
    let latitude = before.latitude + part * (after.latitude - before.latitude)
    guard part > 0, part < 1, abs(latitude - end.latitude) <= tolerance else { return .vertex }
    return .made(turn: step == turn ? turn : 0)
  }
}
