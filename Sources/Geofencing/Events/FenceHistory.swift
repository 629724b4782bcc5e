public import Tracks

/// One stay in a fence, from the entry to the exit.
public struct FenceVisit: Hashable, Sendable {
  /// A part of a visit without a gap: times of its first and last moment, nil where unknown.
  public struct Stretch: Hashable, Sendable {
    /// The first moment.
    public var start: Timestamp?
    /// The last moment.
    public var end: Timestamp?

    /// How long it is; 0 where that is unknown.
    public var seconds: Double {
      guard let start, let end else { return 0 }
      return max(0, end.seconds(since: start))
    }

    /// Makes a stretch.
    public init(start: Timestamp?, end: Timestamp?) {
      self.start = start
      self.end = end
    }
  }

  /// The event that it begins with: `enter`, or `inside` where the path begins inside (also when
  /// such events are not listed).
  public var entry: FenceEvent
  /// The event that it ends with; nil when the path ends inside.
  public var exit: FenceEvent?
  /// What is known of the time inside: gaps and breaks between segments are no part of it.
  public var stretches: [Stretch] = []

  /// Whether it took longer than is known: a fix or change at the beginning or end of a stretch has
  /// no time.
  public var hasUnknownTimes = false

  /// Makes a visit that has just begun.
  public init(entry: FenceEvent) { self.entry = entry }

  /// Seconds inside, without gaps.
  public var seconds: Double { stretches.reduce(0) { $0 + $1.seconds } }
  /// Seconds of the longest stretch without a gap.
  public var longestStretch: Double { stretches.reduce(0) { max($0, $1.seconds) } }
}

/// What became of one path at one fence.
public struct FenceHistory: Hashable, Sendable {
  /// The stays, in order.
  public var visits: [FenceVisit] = []
  /// Whether the first fix of which that is known lies inside; nil when it is known of none.
  public var startsInside: Bool?
  /// Whether the path ends inside; nil when it is known of no fix.
  public var endsInside: Bool?
  /// Of how many fixes it is known whether they lie inside.
  public var testedFixes = 0
  /// How long it has not been known at the end: the time of the first of the last fixes of which
  /// it is not; nil when the last one is known, or has no time.
  public var uncertainSince: Timestamp?

  /// Makes an empty history.
  public init() {}
}
