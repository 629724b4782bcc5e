import Geofencing
import Tracks

/// Where two verdicts on a path differ: one with nothing dropped, and one on what stays.
struct VerdictDifference {
  /// A stretch of the path at which they differ.
  struct Trouble {
    /// The fence, as an index.
    var fence: Int
    /// The spans between kept fixes that it may come from, see `KeptFixes.span(of:)`.
    var spans: ClosedRange<Int>
    /// Positions that the expected events hang on.
    var wanted: [Int]
  }

  let expected: PathVerdict
  let kept: KeptFixes
  let monitors: WatchingMonitors
  /// Seconds by which the time of an event may differ; nil for any.
  let timeTolerance: Double?

  /// The stretches; none where the verdicts are the same.
  ///
  /// - Complexity: O(number of events × log *n*).
  func troubles(_ found: PathVerdict) -> [Trouble] {
    let count = monitors.monitor.fences.fences.count
    let (all, some) = (
      expected.eventsByFence(count: count), found.eventsByFence(count: count)
    )
    var troubles: [Trouble] = []
    for fence in 0..<count {
      troubles += self.troubles(all[fence], some[fence])
    }
    if troubles.isEmpty {
      // Each fence has its events, but those of several come in another order.
      for (i, (a, b)) in zip(expected.events, found.events).enumerated() where !a.isSame(as: b) {
        troubles.append(trouble(at: kept.span(of: b.position), a.fence, expected.events, i..<i + 1))
      }
    }
    for (fence, (a, b)) in zip(expected.stays, found.stays).enumerated() where !a.isSame(as: b) {
      troubles += self.troubles(of: fence, a, b)
    }
    for fence in 0..<count {
      for isInside in [false, true] {
        troubles += self.troubles(
          expected.telling(fence, isInside: isInside), found.telling(fence, isInside: isInside))
      }
    }
    return troubles
  }

  /// The differences in whether gaps hide something.
  private func troubles(_ all: [PathVerdict.Gap], _ some: [PathVerdict.Gap]) -> [Trouble] {
    if let gap = all.first, some.isEmpty {
      let span = kept.span(of: gap.last)
      return [Trouble(fence: gap.fence, spans: span...span, wanted: [gap.first, gap.last])]
    }
    guard all.isEmpty else { return [] }
    return some.map { gap in
      let (first, last) = (kept.span(of: gap.first) + 1, kept.span(of: gap.last))
      return Trouble(fence: gap.fence, spans: min(first, last)...max(first, last), wanted: [])
    }
  }

  /// The differences at one fence.
  private func troubles(
    _ all: [PathVerdict.Event], _ some: [PathVerdict.Event]
  ) -> [Trouble] {
    if all.count == some.count, zip(all, some).allSatisfy({ $0.isSame(as: $1) }) {
      return all.indices.filter { !isInTime(some[$0].time, all[$0].time) }.map {
        trouble(at: kept.span(of: some[$0].position), all[$0].fence, all, $0..<$0 + 1)
      }
    }
    var troubles: [Trouble] = []
    var (i, j) = (0, 0)
    while i < all.count || j < some.count {
      let span = min(
        i < all.count ? kept.span(of: all[i].position) : .max,
        j < some.count ? kept.span(of: some[j].position) : .max)
      let (firstExpected, firstFound) = (i, j)
      while i < all.count, kept.span(of: all[i].position) == span { i += 1 }
      while j < some.count, kept.span(of: some[j].position) == span { j += 1 }
      let isSame =
        i - firstExpected == j - firstFound
        && zip(all[firstExpected..<i], some[firstFound..<j]).allSatisfy { $0.isSame(as: $1) }
      if isSame { continue }
      let fence = i > firstExpected ? all[firstExpected].fence : some[firstFound].fence
      troubles.append(trouble(at: span, fence, all, firstExpected..<i))
    }
    // In another order than that of positions: only where times are out of order.
    if troubles.isEmpty, let event = all.first ?? some.first {
      troubles.append(trouble(at: kept.span(of: event.position), event.fence, all, all.indices))
    }
    return troubles
  }

  private func isInTime(_ a: Timestamp?, _ b: Timestamp?) -> Bool {
    guard let timeTolerance else { return true }
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.seconds(since: b)) <= timeTolerance
  }

  /// A stretch, from the events expected there.
  private func trouble(
    at span: Int, _ fence: Int, _ events: [PathVerdict.Event], _ missing: Range<Int>
  ) -> Trouble {
    let confirming = monitors.minFixes(ofFence: fence)
    var wanted: [Int] = []
    for i in missing {
      // The way over the boundary, and the fixes that confirm it.
      wanted += [events[i].position - 1]
      wanted += events[i].position..<events[i].position + confirming
      // A stay lasts from its beginning.
      if events[i].kind == .dwell, let entry = events[..<i].last(where: { $0.fence == fence }) {
        wanted += [entry.position - 1, entry.position]
      }
    }
    return Trouble(fence: fence, spans: span...span + confirming - 1, wanted: wanted)
  }

  /// The differences in what `never` and `always` ask.
  private func troubles(
    of fence: Int, _ a: PathVerdict.Stay, _ b: PathVerdict.Stay
  ) -> [Trouble] {
    var troubles: [Trouble] = []
    for (all, some) in [(a.entries, b.entries), (a.exits, b.exits)] {
      if let first = all.first, some.isEmpty {
        let span = kept.span(of: first)
        troubles.append(Trouble(fence: fence, spans: span...span, wanted: [first - 1, first]))
      } else if all.isEmpty {
        troubles += some.map { position in
          let span = kept.span(of: position)
          return Trouble(fence: fence, spans: span...span, wanted: [])
        }
      }
    }
    if troubles.isEmpty { troubles.append(Trouble(fence: fence, spans: 0...1, wanted: [])) }
    return troubles
  }
}
