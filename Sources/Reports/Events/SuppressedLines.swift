import Geodesy
public import Geofencing

/// Suppressed transitions in words, for `--explain`.
public enum SuppressedLines {
  /// `ride.gpx:41: no enter of 'yard' at 2026-05-01T07:00:00Z: …`, without a line end.
  public static func text(_ transition: SuppressedTransition, path: String) -> String {
    let event = transition.event
    let place = event.line.map { "\(path):\($0)" } ?? path
    let fix = "\(event.source.rawValue) \(event.track), segment \(event.segment), fix \(event.fix)"
    let when = event.time.map { " at \(ReportWords.time($0))" } ?? ""
    return "\(place): no \(event.event.rawValue) for '\(event.fence)'\(when) (\(fix)): "
      + "\(words(transition.reason)) [\(transition.reason.word)]"
  }

  private static func words(_ reason: SuppressedTransition.Reason) -> String {
    switch reason {
    case .uncertain(let margin, let accuracy):
      "the accuracy of \(ReportWords.length(accuracy)) reaches over the boundary, "
        + "\(ReportWords.length(margin)) away"
    case .poorAccuracy(let accuracy, let limit):
      "the accuracy of \(ReportWords.length(accuracy)) is worse than "
        + "\(ReportWords.length(limit)), the limit for this fence"
    case .invalidAccuracy: "the accuracy is negative: the fix is not valid"
    case .exitBuffer(let margin, let buffer):
      "\(ReportWords.length(margin)) outside is less than the exit buffer of "
        + ReportWords.length(buffer)
    case .minFixes(let count, let needed):
      "\(count) \(count == 1 ? "fix" : "fixes") in a row of \(needed) that are needed"
    case .jump(let speed, let limit):
      "a jump at \(ReportWords.number(speed, decimals: 1)) m/s, above "
        + "\(ReportWords.number(limit, decimals: 1)) m/s, that the next fix does not confirm"
    case .timeNotIncreasing: "the fix is not later than the one before"
    case .shortPass(let chord, let accuracy):
      "the way passes through for \(ReportWords.length(chord)), but its ends are accurate to "
        + ReportWords.length(accuracy)
    case .gap(let seconds?):
      "the straight way from the fix before leads over the boundary, but is a gap of "
        + ReportWords.duration(seconds)
    case .gap:
      "the straight way from the fix before leads over the boundary, but from one segment to the next"
    case .passNeedsFixes(let needed):
      "the way from the fix before leads over the boundary, but \(needed) fixes in a row are needed"
    case .passBetweenFixes:
      "the way from the fix before leads over the boundary, but only fixes count"
    case .initialState: "the path begins inside, and such events are not wanted"
    }
  }
}
