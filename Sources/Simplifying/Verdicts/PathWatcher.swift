import Geodesy
import Geofencing
import Tracks

/// Watches a path again and again.
struct PathWatcher {
  private let monitor: FenceMonitor
  /// The same without anything that keeps events back; nil where it would say the same.
  private let strict: FenceMonitor?
  private let indices: [String: Int]
  private let source: FenceEvent.Source
  private let number: Int
  /// How many fixes have been watched so far.
  private(set) var watched = 0

  init(_ monitors: WatchingMonitors, as source: FenceEvent.Source, number: Int) {
    monitor = monitors.monitor
    strict = monitors.strict
    indices = monitors.indices
    (self.source, self.number) = (source, number)
  }

  /// Watches some fixes of a path.
  ///
  /// - Parameter kept: Their positions, ascending; nil for all.
  mutating func verdict(
    of fixes: FixOrder, keeping kept: [Int]?
  ) throws(FenceMonitorError) -> PathVerdict {
    let some = kept.map { fixes.keeping($0) }
    let segments = some?.segments ?? fixes.segments
    func position(_ segment: Int, _ fix: Int) -> Int {
      some?.positions[segment][fix] ?? fixes.position(segment: segment, fix: fix)
    }
    func position(_ event: FenceEvent) -> Int { position(event.segment, event.fix) }
    let log = try watch(monitor, segments)
    let events = log.events.map { event in
      PathVerdict.Event(
        fence: indices[event.fence] ?? 0, kind: event.event, isCross: event.isCross,
        isGap: event.isGap, time: event.time, position: position(event))
    }
    let gaps = UnseenWay.all(of: segments, at: monitor.fences, monitor.options).map { gap in
      PathVerdict.Gap(
        fence: gap.fence, isInside: gap.isInside,
        first: position(gap.way.start.segment, gap.way.start.fix),
        last: position(gap.way.end.segment, gap.way.end.fix))
    }
    guard let strict else { return PathVerdict(events: events, stays: [], gaps: gaps) }
    let stays = try watch(strict, segments).histories.map { history in
      PathVerdict.Stay(
        startsInside: history.startsInside, entries: history.visits.map { position($0.entry) },
        exits: history.visits.compactMap { $0.exit.map(position) })
    }
    return PathVerdict(events: events, stays: stays, gaps: gaps)
  }

  private mutating func watch(
    _ monitor: FenceMonitor, _ segments: [Segment]
  ) throws(FenceMonitorError) -> FencePathLog {
    let log = try monitor.log(of: segments, as: source, number: number)
    watched += log.fixCount
    return log
  }
}

/// The monitors that paths are watched by.
struct WatchingMonitors: Sendable {
  let monitor: FenceMonitor
  let strict: FenceMonitor?
  /// The fences by id.
  let indices: [String: Int]

  init(_ given: FenceMonitor) {
    var options = given.options
    // Whatever is said of a beginning inside follows from that it is one.
    options.initial = .state
    options.explains = false
    monitor = FenceMonitor(given.fences, options: options)
    let fences = given.fences.fences
    indices = Dictionary(
      fences.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
    let isGated = options.accuracyPolicy == .gate
    let keepsBack =
      options.minFixes > 1 || options.crossings == .fixes || isGated
      || (options.exitBuffer?.value ?? 0) > 0
      || fences.contains { ($0.overrides.minFixes ?? 1) > 1 || ($0.overrides.exitBuffer ?? 0) > 0 }
    guard keepsBack else {
      strict = nil
      return
    }
    options.minFixes = 1
    options.crossings = .interpolated
    options.exitBuffer = .zero
    options.dwell = nil
    let bare = fences.map { Fence(id: $0.id, shape: $0.shape) }
    strict = FenceMonitor(FenceSet(bare), options: options)
  }

  /// How many fixes in a row confirm a change at a fence.
  func minFixes(ofFence fence: Int) -> Int {
    max(1, monitor.fences.fences[fence].overrides.minFixes ?? monitor.options.minFixes)
  }

  /// Whether a dwell time is set.
  var wantsTimes: Bool {
    monitor.options.dwell != nil || monitor.fences.fences.contains { $0.overrides.dwell != nil }
  }
}
