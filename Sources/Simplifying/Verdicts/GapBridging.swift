import Geofencing

/// Keeps known ways known: when so much is dropped that two fixes which stay are farther apart in
/// time than a monitor looks over, while the recording itself had no such gap there.
struct GapBridging {
  let fixes: FixOrder
  /// Seconds.
  let maxGap: Double

  /// Whether nothing is known about the way between two neighboring positions.
  private func isGap(_ a: Int, _ b: Int) -> Bool {
    if fixes.segment(of: a) != fixes.segment(of: b) { return true }
    return (fixes.seconds(from: a, to: b) ?? 0) > maxGap
  }

  /// Whether two positions that stay have become a gap.
  func hasGap(between first: Int, and last: Int) -> Bool {
    last - first > 1 && (fixes.seconds(from: first, to: last) ?? 0) > maxGap
  }

  /// The positions that must stay between two, so that there is no gap but those of the recording:
  /// as few as there can be. Gaps of the recording that follow each other directly may be one.
  ///
  /// - Complexity: O(number of positions between).
  func positions(between first: Int, and last: Int) -> [Int] {
    guard hasGap(between: first, and: last) else { return [] }
    var kept: [Int] = []
    /// The latest position that stays, and whether something behind it is known.
    var latest = first
    var isKnown = false
    func keep(_ position: Int) {
      if position > latest && position < last { kept.append(position) }
      latest = max(latest, position)
    }
    var isGapNext = isGap(first, first + 1)
    for p in first + 1...last {
      let isGapHere = isGapNext
      isGapNext = p < last ? isGap(p, p + 1) : true
      if isGapHere {
        if isKnown { keep(p - 1) }
        if !isGapNext { keep(p) }
        isKnown = false
      } else {
        if (fixes.seconds(from: latest, to: p) ?? 0) > maxGap { keep(p - 1) }
        isKnown = true
      }
    }
    return kept
  }
}
