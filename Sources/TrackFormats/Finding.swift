/// Something odd that was noticed and carried on from.
public struct Finding: Hashable, Sendable {
  /// What kind of trouble.
  public var problem: ProblemClass
  /// Where it was first seen; nil when it has no place in a file.
  public var position: FilePosition?
  /// How often it was seen in the file.
  public var count: Int
  /// What was seen the first time, and what was done about it.
  public var message: String

  /// Makes a finding.
  public init(
    _ problem: ProblemClass, at position: FilePosition?, _ message: String, count: Int = 1
  ) {
    self.problem = problem
    self.position = position
    self.message = message
    self.count = count
  }
}

/// The findings of one file: per class the first one and how many there were. On request, a number
/// of findings one by one before that.
public struct FindingLog: Hashable, Sendable {
  /// In the order in which they were made: up to `singleLimit` findings one by one, then one for
  /// each class of those that followed.
  public private(set) var findings: [Finding] = []
  /// How many findings are kept one by one, each with its own place and message.
  public let singleLimit: Int

  /// Makes an empty log.
  ///
  /// - Parameter singleLimit: How many findings to keep one by one, 0 or more. There is a limit
  ///   because a small file can have very many.
  public init(singleLimit: Int = 0) { self.singleLimit = singleLimit }

  /// Whether a class was seen before.
  public func contains(_ problem: ProblemClass) -> Bool {
    findings.contains { $0.problem == problem }
  }

  /// Whether position and message of one more finding of a class would be kept; else it is only
  /// counted, and neither need be worked out.
  public func keepsNext(_ problem: ProblemClass) -> Bool { index(of: problem) == nil }

  /// Counts a finding; position and message are asked for only when they are kept.
  public mutating func add(
    _ problem: ProblemClass, at position: @autoclosure () -> FilePosition?,
    _ message: @autoclosure () -> String
  ) {
    if let i = index(of: problem) {
      findings[i].count += 1
    } else {
      findings.append(Finding(problem, at: position(), message()))
    }
  }

  /// Counts findings made elsewhere.
  public mutating func add(_ finding: Finding) {
    if let i = index(of: finding.problem) {
      findings[i].count += finding.count
    } else {
      findings.append(finding)
    }
  }

  /// The finding that counts those of a class; nil when the next one stands for itself.
  private func index(of problem: ProblemClass) -> Int? {
    if findings.count < singleLimit { return nil }
    return findings[singleLimit...].firstIndex { $0.problem == problem }
  }

  /// A state of a log to return to.
  package struct Mark {
    fileprivate let singleCount: Int
    /// Those whose counts may change.
    fileprivate let counting: [Finding]
  }

  /// The state now: cheap, however long the log is.
  package var mark: Mark {
    let count = min(findings.count, singleLimit)
    // The whole array is shared, not copied, where it holds nothing else.
    return Mark(singleCount: count, counting: count == 0 ? findings : Array(findings[count...]))
  }

  /// Forgets what was added since.
  package mutating func rewind(to mark: Mark) {
    if mark.singleCount == 0 {
      findings = mark.counting
    } else {
      findings.removeSubrange(mark.singleCount...)
      findings += mark.counting
    }
  }
}
