/// A cleaning rule: what it is called, what can be set in it, and what it does.
///
/// A new rule is one file in `Rules` and one entry in `CleaningPlan.rules`, at its place in the
/// order in which rules are applied.
public protocol CleaningRule: Sendable {
  /// Its word on the command line, lower case with hyphens.
  static var name: String { get }
  /// One line of help: what it removes or changes.
  static var summary: String { get }
  /// What can be set, in the order in which it is printed. The first is meant by a value without
  /// a name: `gap:10min`.
  static var parameters: [RuleParameter] { get }
  /// Whether the rule may be applied again and again, until it finds nothing more. Rules that
  /// smooth, trim or reverse would never come to an end.
  static var settles: Bool { get }
  /// Whether the rule removes what it takes for a fault. Where such rules remove most of a
  /// recording, their limits are probably wrong; of what was asked for (a time span, a length) one
  /// cannot say so.
  static var judges: Bool { get }

  /// Makes the rule with its usual values.
  init()

  /// The values in force, in the order of `parameters`; what is not set is left out.
  var settings: [RuleSetting] { get }

  /// Sets a parameter. The value is of the parameter's kind and in its range.
  mutating func set(_ parameter: RuleParameter, to value: RuleValue)

  /// Why the rule cannot be used as it stands (a parameter that it needs is missing, two
  /// contradict each other), as a sentence without its end; nil when all is well.
  var objection: String? { get }

  /// Does what the rule is for.
  func clean(_ draft: inout CleaningDraft)
}

extension CleaningRule {
  /// It is applied once.
  public static var settles: Bool { false }

  /// It does what it is told.
  public static var judges: Bool { false }

  /// All is well.
  public var objection: String? { nil }

  /// The rule as it is written on the command line, with all its values.
  public var text: String {
    let values = settings.map { "\($0.parameter.name)=\($0.text)" }
    return ([Self.name] + (values.isEmpty ? [] : [values.joined(separator: ",")]))
      .joined(separator: ":")
  }
}

/// A rule that looks at one segment at a time.
public protocol SegmentRule: CleaningRule {
  /// Marks what is to be removed, changed or split.
  func clean(_ work: inout SegmentWork)
}

extension SegmentRule {
  /// Cleans every segment of every track.
  public func clean(_ draft: inout CleaningDraft) {
    draft.editSegments { clean(&$0) }
  }
}
