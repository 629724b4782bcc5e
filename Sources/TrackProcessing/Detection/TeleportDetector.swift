public import Tracks

/// Finds where reception was lost and came back elsewhere: two long runs, each consistent in
/// itself, that no speed below the limit joins. Both are believed, the leg between is not.
///
/// It is no teleport where leaving out a few fixes joins the runs (fewer than the shortest run
/// that counts), nor where the recording comes back to where it was: one of the sides is an
/// outlier then. Shorter runs in between do not matter.
public struct TeleportDetector: Hashable, Sendable {
  /// What is too fast.
  public var limit: SpeedLimit
  /// How many fixes a run must have to be believed, at least 1.
  public var shortestRun: Int

  /// Makes a detector.
  public init(limit: SpeedLimit, shortestRun: Int = 10) {
    self.limit = limit
    self.shortestRun = shortestRun
  }

  /// The teleports of a segment, in order: from the last fix of a long run to the first of the
  /// next one. Fixes without time take no part.
  ///
  /// - Complexity: O(number of fixes).
  public func teleports(in segment: Segment) -> [FastLeg] {
    let runs = PlausibleRuns(
      TimedLegs(segment, noise: limit.noise), limit: limit.speed)
    if runs.runs.count < 2 { return [] }
    let long = runs.runs.filter { $0.count >= max(shortestRun, 1) }
    func leads(_ a: Int, _ b: Int) -> Bool {
      runs.joins(long[a], long[b])
        || runs.cut(long[a], long[b], atMost: shortestRun - 1) != nil
        || runs.slightCut(long[a], long[b]) != nil
    }
    var found: [FastLeg] = []
    var current = 0
    var next = 1
    while next < long.count {
      // It has come back where it leads to from here, and not from what was between.
      let back = (next..<min(next + 8, long.count)).first { later in
        leads(current, later) && !(next..<later).contains { leads($0, later) }
      }
      if let back {
        current = back
      } else {
        let (a, b) = (long[current].last, long[next].first)
        found.append(
          FastLeg(
            from: runs.legs.fix(a), to: runs.legs.fix(b), speed: runs.legs.speed(from: a, to: b)))
        current = next
      }
      next = current + 1
    }
    return found
  }
}
