import Geodesy
import Tracks

@testable import Geofencing

/// The events of one fence found the slow way: the state at very many places along the path.
///
/// Shares nothing with the engine but the shape's `state`, `margin` and `place`.
struct ReferenceMonitor {
  static let samples = 400

  struct Event: Equatable {
    var kind: FenceEvent.Kind
    var segment: Int
    var fix: Int
    /// Seconds since the first instant of the tests; nil without times.
    var seconds: Double?
    var isCross = false
    var isGap = false
  }

  let shape: any FenceShape
  var options = FenceMonitorOptions()
  /// The shortest time between two changes, in samples: where it is small, sampling may have missed
  /// some.
  private(set) var closest = Double.infinity

  private struct Fix {
    var place: Coordinate
    var seconds: Double?
    var segment: Int
    var fix: Int
  }

  init(_ shape: any FenceShape) { self.shape = shape }

  mutating func events(of segments: [Segment]) -> [Event] {
    var fixes: [Fix] = []
    for (s, segment) in segments.enumerated() {
      for (i, fix) in segment.enumerated() {
        fixes.append(
          Fix(
            place: fix.coordinate, seconds: fix.time.map { $0.seconds(since: instant(0)) },
            segment: s, fix: i))
      }
    }
    if options.order == .time {
      fixes = fixes.enumerated().sorted {
        ($0.element.seconds ?? 0, $0.offset) < ($1.element.seconds ?? 0, $1.offset)
      }.map(\.element)
    }
    return options.minFixes > 1 ? confirmed(fixes) : followed(fixes)
  }

  private func isInside(_ place: Coordinate) -> Bool { shape.state(of: place) != .outside }

  private func isGap(_ a: Fix, _ b: Fix) -> Bool {
    if a.segment != b.segment { return true }
    guard let start = a.seconds, let end = b.seconds else { return false }
    return end - start > options.maxGap
  }

  private mutating func followed(_ fixes: [Fix]) -> [Event] {
    var events: [Event] = []
    var state = false
    var inSince: Double?
    var dwelt = false
    let buffer = options.exitBuffer?.value ?? 0
    /// Whether the latest fix is where the state says; else the way from it is not looked at.
    var isPlain = true
    for (n, b) in fixes.enumerated() {
      let rawIn = isInside(b.place)
      if n == 0 {
        state = rawIn
        if rawIn {
          events.append(Event(kind: .inside, segment: b.segment, fix: b.fix, seconds: b.seconds))
          inSince = b.seconds
        }
      } else {
        let a = fixes[n - 1]
        let gap = isGap(a, b)
        if gap { inSince = nil }
        var changes: [(Double, Bool)] = []
        if gap || options.crossings == .fixes || !isPlain {
          if rawIn != state { changes = [(1, rawIn)] }
        } else {
          changes = sampled(a, b, from: state, to: rawIn)
        }
        var entered: Int?
        for (k, (fraction, goesIn)) in changes.enumerated() where goesIn != state {
          if !goesIn && buffer > 0 {
            if k < changes.count - 1 || shape.margin(of: b.place).value < buffer { continue }
          }
          var event = Event(
            kind: goesIn ? .enter : .exit, segment: b.segment, fix: b.fix, seconds: b.seconds,
            isGap: gap)
          if let start = a.seconds, let end = b.seconds, !gap {
            event.seconds = start + fraction * (end - start)
          }
          if goesIn {
            entered = events.count
            inSince = event.seconds
            dwelt = false
          } else if let entered {
            events[entered].isCross = true
            event.isCross = true
          }
          events.append(event)
          state = goesIn
        }
      }
      isPlain = rawIn == state
      guard rawIn, state, let now = b.seconds else { continue }
      if inSince == nil { inSince = now }
      if let dwell = options.dwell, let since = inSince, !dwelt, now - since >= dwell {
        dwelt = true
        events.append(Event(kind: .dwell, segment: b.segment, fix: b.fix, seconds: now))
      }
    }
    return events
  }

  /// The changes on the way from one fix to the next, by sampling.
  private mutating func sampled(_ a: Fix, _ b: Fix, from: Bool, to: Bool) -> [(Double, Bool)] {
    var changes: [(Double, Bool)] = []
    var state = from
    for k in 1...Self.samples {
      let fraction = Double(k) / Double(Self.samples)
      let next =
        k == Self.samples ? to : isInside(shape.place(at: fraction, from: a.place, to: b.place))
      if next != state {
        if let last = changes.last {
          closest = min(closest, (fraction - last.0) * Double(Self.samples))
        }
        closest = min(
          closest, fraction * Double(Self.samples), (1 - fraction) * Double(Self.samples))
        changes.append((fraction - 0.5 / Double(Self.samples), next))
        state = next
      }
    }
    return changes
  }

  private func confirmed(_ fixes: [Fix]) -> [Event] {
    var events: [Event] = []
    var state = false
    var row: [Int] = []
    for (n, fix) in fixes.enumerated() {
      let rawIn = isInside(fix.place)
      if n == 0 {
        state = rawIn
        if rawIn {
          events.append(
            Event(kind: .inside, segment: fix.segment, fix: fix.fix, seconds: fix.seconds))
        }
        continue
      }
      if rawIn == state {
        row = []
        continue
      }
      row.append(n)
      if row.count < options.minFixes { continue }
      let first = fixes[row[0]]
      events.append(
        Event(
          kind: rawIn ? .enter : .exit, segment: first.segment, fix: first.fix,
          seconds: first.seconds, isGap: isGap(fixes[row[0] - 1], first)))
      state = rawIn
      row = []
    }
    return events
  }
}
