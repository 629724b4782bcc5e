/// What a check found: cases, each with what is wrong in it.
///
/// It knows nothing of what was checked, so that fences, files and whatever comes later give the
/// same kinds of reports.
public struct CheckReport: Hashable, Sendable {
  /// What was checked, such as `fence check`.
  public var name: String
  /// The version of the tool.
  public var version: String
  /// The cases, in order.
  public var cases: [ReportCase]

  /// Makes a report.
  public init(name: String, version: String, cases: [ReportCase] = []) {
    self.name = name
    self.version = version
    self.cases = cases
  }

  /// How many cases ended in a way.
  public func count(_ outcome: ReportCase.Outcome) -> Int {
    cases.count { $0.outcome == outcome }
  }

  /// Whether nothing failed: there are no failures and no errors.
  public var isSuccess: Bool { count(.failed) == 0 && count(.error) == 0 }
}

/// One test of one thing.
public struct ReportCase: Hashable, Sendable {
  /// How a case ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// As it should.
    case passed
    /// Not as it should.
    case failed
    /// It could not be told: there was nothing to test.
    case skipped
    /// It could not be told: something went wrong before.
    case error
  }

  /// What it is called, for people.
  public var name: String
  /// The file that was tested; nil for none.
  public var path: String?
  /// How it ended.
  public var outcome: Outcome
  /// What is wrong or odd, in order. A case that passed may have warnings; one that was skipped has
  /// the reason.
  public var problems: [ReportProblem]

  /// Makes a case.
  public init(
    name: String, path: String?, outcome: Outcome, problems: [ReportProblem] = []
  ) {
    self.name = name
    self.path = path
    self.outcome = outcome
    self.problems = problems
  }

  /// The name, and the file where there is one.
  var title: String { path.map { "\(name) (\($0))" } ?? name }
}

/// Something wrong or odd.
public struct ReportProblem: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// It makes the case fail.
    case error
    /// It does not.
    case warning
    /// It only explains.
    case note
  }

  /// The word of the rule that was broken, such as `fence-never` or `time-not-increasing`. Stable.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong: one sentence without a line end.
  public var message: String
  /// The file; nil for none.
  public var path: String?
  /// The line, from 1; nil where it is not known.
  public var line: Int?
  /// The column, from 1, in Unicode scalars; nil where it is not known.
  public var column: Int?
  /// What tells this problem from others of its rule, whatever the numbers in it: parts of a
  /// fingerprint that stays the same from run to run.
  public var identity: [String]
  /// Numbers for programs, in order.
  public var facts: [Fact]

  /// A number or word for programs.
  public struct Fact: Hashable, Sendable {
    /// A value.
    public enum Value: Hashable, Sendable {
      case text(String)
      case number(Double, decimals: Int)
    }

    /// Its key in JSON.
    public var key: String
    /// Its value; nil is null.
    public var value: Value?

    /// Makes a fact.
    public init(_ key: String, _ value: Value?) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a problem.
  public init(
    rule: String, severity: Severity = .error, _ message: String, path: String?,
    line: Int? = nil, column: Int? = nil, identity: [String] = [], facts: [Fact] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.identity = identity
    self.facts = facts
  }

  /// `path:line:column`, as far as it is known; empty without a path.
  var place: String {
    guard let path else { return "" }
    guard let line else { return path }
    return column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)"
  }
}
