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

/// The findings of one file: per class the first one and how many there were.
public struct FindingLog: Hashable, Sendable {
  /// One finding per class, in the order in which the classes first appeared.
  public private(set) var findings: [Finding] = []

  /// Makes an empty log.
  public init() {}

  /// Whether a class was seen before: then `add` needs neither position nor message.
  public func contains(_ problem: ProblemClass) -> Bool {
    findings.contains { $0.problem == problem }
  }

  /// Counts a finding; position and message are asked for only the first time.
  public mutating func add(
    _ problem: ProblemClass, at position: @autoclosure () -> FilePosition?,
    _ message: @autoclosure () -> String
  ) {
    if let i = findings.firstIndex(where: { $0.problem == problem }) {
      findings[i].count += 1
    } else {
      findings.append(Finding(problem, at: position(), message()))
    }
  }

  /// Counts findings made elsewhere.
  public mutating func add(_ finding: Finding) {
    if let i = findings.firstIndex(where: { $0.problem == finding.problem }) {
      findings[i].count += finding.count
    } else {
      findings.append(finding)
    }
  }
}
