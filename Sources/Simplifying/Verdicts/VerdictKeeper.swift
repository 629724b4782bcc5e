public import Geofencing
public import Tracks

/// Keeps the fence events of paths what they are while vertices are dropped.
///
/// The same are: which events there are at which fences, in which order, and whether they are marked
/// `cross` and `gap`; and, whatever confirms events, whether a path begins inside, is ever inside,
/// is ever outside, and whether a gap may hide that: what the expectations `never` and `always` ask.
/// (Only that a path touches a fence in one point, and is never inside, is not looked after.) Where
/// something differs, vertices come back: first those beside the crossings that the differing events hang on, then more
/// and more of what was dropped around them. With all of them back nothing differs, so it ends.
///
/// Near fences no gap in time comes into being that the recording did not have.
///
/// When an event happened may change, for between two vertices that stay the way is even; `dwell`
/// and how long stays last may so become a little different. With a tolerance of times the times of
/// events stay within it.
public struct VerdictKeeper: Sendable {
  /// By what the paths are watched.
  public let monitor: FenceMonitor
  /// Seconds by which the time of an event may change, 0 or more; nil for any.
  public let timeTolerance: Double?
  private let monitors: WatchingMonitors

  /// From this round on more comes back around what differs, each round twice as much.
  private static let patience = 8
  /// The round from which on everything comes back.
  private static let lastRound = 32

  /// What stays of a path, and what that took.
  public struct Result: Hashable, Sendable {
    /// For each segment the indices of the fixes that stay, ascending.
    public var retained: [[Int]]
    /// How many events there are.
    public var eventCount: Int
    /// How many fixes came back.
    public var restoredCount: Int
    /// How often the simplified path was watched.
    public var rounds: Int
    /// How many fixes were watched in all: those of the original path once, or twice where options
    /// keep events back, and those that stay in each round.
    package var watchedFixes: Int
  }

  /// Makes a keeper.
  public init(_ monitor: FenceMonitor, timeTolerance: Double? = nil) {
    self.monitor = monitor
    self.timeTolerance = timeTolerance
    monitors = WatchingMonitors(monitor)
  }

  /// Brings fixes of a path back until its events are what they were.
  ///
  /// - Parameters:
  ///   - segments: The path with nothing dropped: the segments of a track, or the path of a route.
  ///   - retained: For each segment the indices of the fixes that stay, ascending. The first and the
  ///     last fix of each segment stay in any case.
  ///   - source: What kind of path it is, for errors.
  ///   - number: Its number, for errors.
  /// - Throws: `FenceMonitorError.dwellWithoutTimes`.
  /// - Complexity: The original path is watched once, or twice where options keep events back; what
  ///   stays is watched some times, at most 33.
  public func keepingVerdicts(
    of segments: [Segment], retained: [[Int]], as source: FenceEvent.Source = .track,
    number: Int = 0
  ) throws(FenceMonitorError) -> Result {
    var watcher = PathWatcher(monitors, as: source, number: number)
    let fixes = FixOrder(segments, monitor.options)
    let expected = try watcher.verdict(of: fixes, keeping: nil)
    var kept = KeptFixes(fixes, retained: retained)
    let before = kept.positions.count
    keepATime(of: fixes, &kept)
    var rounds = 0
    while kept.positions.count < fixes.count {
      bridgeGaps(of: fixes, &kept)
      rounds += 1
      let found = try watcher.verdict(of: fixes, keeping: kept.positions)
      let difference = VerdictDifference(
        expected: expected, kept: kept, monitors: monitors, timeTolerance: timeTolerance)
      let troubles = difference.troubles(found)
      if troubles.isEmpty { break }
      if rounds > Self.lastRound {
        kept.insert(Array(0..<fixes.count))
      } else {
        kept.insert(mended(troubles, of: fixes, kept, round: rounds))
      }
    }
    let added = kept.positions.count - before
    return Result(
      retained: indices(of: fixes, kept), eventCount: expected.events.count, restoredCount: added,
      rounds: rounds, watchedFixes: watcher.watched)
  }

  /// A path of which only some fixes have times must not lose all of them.
  private func keepATime(of fixes: FixOrder, _ kept: inout KeptFixes) {
    guard monitors.wantsTimes, !fixes.times.isEmpty,
      kept.positions.allSatisfy({ fixes.times[$0].isMissing }),
      let timed = fixes.times.firstIndex(where: { !$0.isMissing })
    else { return }
    kept.insert([timed])
  }

  /// Keeps known what is known near fences.
  private func bridgeGaps(of fixes: FixOrder, _ kept: inout KeptFixes) {
    if fixes.times.isEmpty { return }
    let bridging = GapBridging(fixes: fixes, maxGap: monitor.options.maxGap)
    let mending = ChordMending(fences: monitor.fences, places: fixes.places)
    var added: [Int] = []
    for (first, last) in zip(kept.positions, kept.positions.dropFirst())
    where bridging.hasGap(between: first, and: last) && !mending.fences(near: first, last).isEmpty {
      added += bridging.positions(between: first, and: last)
    }
    kept.insert(added)
  }

  /// What must come back because of differences: at least one fix for each of them.
  private func mended(
    _ troubles: [VerdictDifference.Trouble], of fixes: FixOrder, _ kept: KeptFixes, round: Int
  ) -> [Int] {
    let mending = ChordMending(fences: monitor.fences, places: fixes.places)
    var added: [Int] = []
    var parted: Set<Int> = []
    for trouble in troubles {
      let wanted = trouble.wanted.filter {
        $0 >= 0 && $0 < fixes.count && !kept.contains($0)
      }
      added += wanted
      if !wanted.isEmpty && round < Self.patience { continue }
      var reach = round < Self.patience ? 0 : 1 << (round - Self.patience)
      var isMended = false
      while !isMended {
        let first = max(trouble.spans.lowerBound - reach, 1)
        let last = min(trouble.spans.upperBound + reach, kept.positions.count - 1)
        if first > last { break }
        for span in first...last {
          guard let (a, b) = kept.gap(ofSpan: span) else { continue }
          isMended = true
          if parted.contains(span) { continue }
          let astray = mending.vertices(
            between: a, and: b, among: [trouble.fence], alsoInside: true)
          added += astray
          if !astray.isEmpty && round < Self.patience { continue }
          parted.insert(span)
          added += [mending.farthest(between: a, and: b)]
          // The farthest one may leave nearly all on one side.
          if round > 2 { added += [(a + b) / 2] }
        }
        if first == 1 && last == kept.positions.count - 1 { break }
        reach = max(1, reach * 2)
      }
    }
    return added
  }

  private func indices(of fixes: FixOrder, _ kept: KeptFixes) -> [[Int]] {
    fixes.segments.enumerated().map { number, segment in
      segment.indices.filter { kept.contains(fixes.position(segment: number, fix: $0)) }
    }
  }
}
