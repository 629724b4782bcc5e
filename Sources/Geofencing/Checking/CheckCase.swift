/// One expectation held against one file.
public struct CheckCase: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// Everything that is expected happened.
    case passed
    /// Not everything did.
    case failed([CheckFailure])
    /// The file has no fixes, so that it says nothing.
    case noFixes
    /// The file could not be read, or not watched: why, and where in it.
    case error(String, line: Int? = nil, column: Int? = nil)
  }

  /// The number of the expectation in its file, from 0.
  public var expectation: Int
  /// The expectation's name; nil when it has none.
  public var name: String?
  /// The file's path as it was given; nil when no file matched.
  public var path: String?
  /// How it ended.
  public var outcome: Outcome
  /// What could not be known, and fails nothing.
  public var notes: [CheckFailure] = []

  /// Makes a case.
  public init(expectation: Int, name: String?, path: String?, outcome: Outcome) {
    self.expectation = expectation
    self.name = name
    self.path = path
    self.outcome = outcome
  }
}

/// Something that was expected and did not happen.
public struct CheckFailure: Hashable, Sendable {
  /// What happened instead.
  public enum Cause: Hashable, Sendable {
    /// No file matches the pattern; all that there are.
    case noFile(pattern: String?)
    /// None of the files that match has a fix.
    case onlyEmptyFiles(pattern: String?)
    /// Of no fix it is known whether it lies inside.
    case notTested
    /// A path of this kind has no times.
    case noTimes(FenceEvent.Source)
    /// Not the number of events that was expected. Of too many the first that is too much; of too few
    /// the one at the wrong time that is nearest to the right one, else the last that counts.
    case count(Int, nearMiss: FenceEvent?)
    /// The path is inside: the first time.
    case inside(FenceEvent)
    /// Whether the path was inside, or outside, on this way cannot be known.
    case unseen(UnseenWay)
    /// The path is outside at its beginning, or goes out: the first time.
    case outside(FenceEvent?)
    /// The path does not begin, or end, as it should.
    case wrongState(isInside: Bool)
    /// Not the duration that was expected, and the stay that is meant, where it is one.
    case duration(Double, FenceVisit?)
    /// How long this stay took is not known: a fix at its beginning or end has no time.
    case unknownStay(FenceVisit)
    /// The path goes through some of the fences in order, but not on to this one.
    case stoppedBefore(String, reached: Int, latest: FenceEvent?)
  }

  /// What was expected; nil where that does not matter.
  public var demand: FenceExpectation.Demand?
  /// The fence; in a sequence the one that was missed.
  public var fence: String?
  /// What happened instead.
  public var cause: Cause
  /// By how many meters: the nearest, deepest or farthest place of the path, as the demand has it.
  public var approach: Approach?

  /// Makes a failure.
  public init(
    _ demand: FenceExpectation.Demand?, fence: String?, _ cause: Cause, approach: Approach? = nil
  ) {
    self.demand = demand
    self.fence = fence
    self.cause = cause
    self.approach = approach
  }
}
