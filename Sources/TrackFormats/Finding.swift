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

/// The findings of one file: per class the first one and how many there were, or each of them.
public struct FindingLog: Hashable, Sendable {
  /// One finding per class, in the order in which the classes first appeared; with `keepsEach`,
  /// every finding in the order in which they were made.
  public private(set) var findings: [Finding] = []
  /// Whether each finding is kept with its own place and message, instead of the first of a class.
  public let keepsEach: Bool

  /// Makes an empty log.
  ///
  /// - Parameter keepsEach: Whether to keep each finding instead of the first of a class. The log
  ///   of a file of many odd things then grows with them.
  public init(keepsEach: Bool = false) { self.keepsEach = keepsEach }

  /// Whether a class was seen before.
  public func contains(_ problem: ProblemClass) -> Bool {
    findings.contains { $0.problem == problem }
  }

  /// Whether position and message of one more finding of a class would be kept; else it is only
  /// counted, and neither need be worked out.
  public func keepsNext(_ problem: ProblemClass) -> Bool { keepsEach || !contains(problem) }

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
    keepsEach ? nil : findings.firstIndex { $0.problem == problem }
  }

  /// A state of a log to return to.
  package struct Mark {
    fileprivate let count: Int
    /// The findings with their counts; nil where none changes once it is there.
    fileprivate let findings: [Finding]?
  }

  /// The state now: cheap, however long the log is.
  package var mark: Mark { Mark(count: findings.count, findings: keepsEach ? nil : findings) }

  /// Forgets what was added since.
  package mutating func rewind(to mark: Mark) {
    if let old = mark.findings { findings = old } else { findings.removeSubrange(mark.count...) }
  }
}
