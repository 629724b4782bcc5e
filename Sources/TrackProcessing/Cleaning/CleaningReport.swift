public import Tracks

/// What cleaning did, rule by rule.
public struct CleaningReport: Hashable, Sendable {
  /// One entry for each rule of the plan, in the order in which they were applied, also for those
  /// that found nothing to do. A rule that was applied again, because another had uncovered
  /// something, has one more entry for each time that it found something.
  public var steps: [CleaningStep] = []

  /// How many segments of several fixes became segments of one.
  public var loneFixes = 0

  /// The tracks that had fixes and have none left, counted over the input's tracks.
  public var emptiedTracks: [Int] { steps.flatMap(\.emptiedTracks).sorted() }

  /// For each segment of the result, over all tracks, where its fixes come from. Nil unless indices
  /// were asked for, and once segments were made anew or come from several.
  public var origins: [SegmentOrigin]?

  /// Makes an empty report.
  public init() {}
}

/// Where the fixes of a segment come from.
public struct SegmentOrigin: Hashable, Sendable {
  /// The input segment, counted over all tracks of the input.
  public var segment: Int
  /// For each fix its index there; nil for one that was made anew at a cut.
  public var indices: [Int?]

  /// Makes an origin.
  public init(segment: Int, indices: [Int?]) {
    self.segment = segment
    self.indices = indices
  }
}

/// What one rule did.
public struct CleaningStep: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// The values in force.
  public var settings: [RuleSetting]
  /// The number of fixes of all tracks before.
  public var before: Int
  /// The number of fixes of all tracks after.
  public var after: Int
  /// How many fixes it removed.
  public var removed: Int
  /// How many fixes it made: what is between two fixes.
  public var added: Int
  /// How many fixes it changed or moved.
  public var changed: Int
  /// The number of segments of all tracks before.
  public var segmentsBefore: Int
  /// The number of segments of all tracks after.
  public var segmentsAfter: Int
  /// The tracks whose last fixes it removed, counted over the input's tracks.
  public var emptiedTracks: [Int]
  /// What was done to each fix, in order; empty unless asked for.
  public var changes: [FixChange]
  /// What was done to whole tracks and segments, and what was lost: sentences without their ends.
  public var notes: [String] = []
  /// What was asked for and is not done: sentences without their ends.
  public var refusals: [String] = []
  /// Whether what it removed it took for faults (`CleaningRule.judges`).
  public var judges = false
  /// Whether `keptIndices` were asked for.
  public var keepsIndices = false
  /// For each segment of the input, over all tracks, the indices of the fixes that are still
  /// there after the rule, in the order in which they stand; the fix at a cut, which is new, has no
  /// index. Nil unless asked for, and once segments were made anew or come from several.
  public var keptIndices: [[Int]]?

  /// Whether it found nothing to do.
  public var didNothing: Bool {
    removed == 0 && added == 0 && changed == 0 && before == after && segmentsBefore == segmentsAfter
  }
}

/// What was done to one fix.
public struct FixChange: Hashable, Sendable {
  /// What was done.
  public enum Kind: String, Hashable, Sendable {
    /// It is not there any more.
    case removed
    /// It has other values.
    case changed
    /// It is new: what is between two fixes.
    case added
    /// It stands elsewhere in the order.
    case moved
    /// It is the first fix of a new segment.
    case segmentBegins = "segment-begins"
  }

  /// What was done.
  public var kind: Kind
  /// The track, counted over the input's tracks.
  public var track: Int
  /// The input segment, counted within its track; nil when the fix has no single origin.
  public var segment: Int?
  /// The index in the input segment; nil when the fix has no single origin.
  public var index: Int?
  /// The time of the fix, nil when it has none.
  public var time: Timestamp?
  /// Why, a clause without a period.
  public var reason: String
}
