import Geodesy
import Tracks

/// Watches paths for what must never, or always, be so: no option that makes events rarer counts.
struct StrictWatch: Sendable {
  /// The options of the run without those about the confirmation of events.
  let options: FenceMonitorOptions

  init(_ options: FenceMonitorOptions) {
    var strict = options
    strict.minFixes = 1
    strict.crossings = .interpolated
    strict.exitBuffer = .zero
    strict.initial = .state
    strict.dwell = nil
    strict.explains = false
    self.options = strict
  }

  /// What became of a path at a fence, whatever the fence itself says about events.
  func history(
    of segments: [Segment], as log: FencePathLog, at fence: Fence
  ) -> FenceHistory {
    let fixes = FixSequence(segments, options)
    let worst = fixes.accuracies.reduce(0) { $1 > $0 ? $1 : $0 }
    var watch = FenceWatch(
      Fence(id: fence.id, shape: fence.shape), options, fixes, log.source, log.number)
    watch.run(PathBlocks(fixes.places), worstAccuracy: worst)
    var history = watch.history
    for i in history.visits.indices {
      history.visits[i].entry.line = line(of: history.visits[i].entry, segments)
      if let exit = history.visits[i].exit {
        history.visits[i].exit?.line = line(of: exit, segments)
      }
    }
    return history
  }

  /// The first way that only touches a fence, as an event at the fix that it leads to; to be asked
  /// where there is no visit.
  func touch(of segments: [Segment], as log: FencePathLog, at fence: Fence) -> FenceEvent? {
    let fixes = FixSequence(segments, options)
    let box = PathBlocks.Box(fence.shape.bounds, grownBy: 1e-3)
    // What a fix is not accurate enough for says nothing.
    if !fixes.accuracies.isEmpty { return nil }
    for i in fixes.places.indices.dropFirst() where !fixes.isGap(before: i) {
      guard PathBlocks.Box(legTo: i, of: fixes.places).meets(box),
        fence.shape.touches(from: fixes.places[i - 1], to: fixes.places[i])
      else { continue }
      let origin = fixes.origins[i]
      var event = FenceEvent(
        .enter, fence: fence.id, source: log.source, track: log.number,
        segment: Int(origin.segment), fix: Int(origin.fix), time: fixes.time(i),
        place: fixes.places[i])
      event.isCross = true
      event.line = line(of: event, segments)
      return event
    }
    return nil
  }

  private func line(of event: FenceEvent, _ segments: [Segment]) -> Int? {
    segments[event.segment].line(at: event.fix)
  }
}
