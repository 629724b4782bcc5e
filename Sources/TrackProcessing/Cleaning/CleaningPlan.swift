public import Tracks

/// Which rules clean a document, with their values.
public struct CleaningPlan: Sendable {
  /// Every rule, in the order in which rules are applied whatever the order in which they are
  /// named. A new rule is one new file and one entry here.
  public static let rules: [any CleaningRule.Type] = [
    InvalidRule.self,
    NullIslandRule.self,
    AccuracyRule.self,
    MergeRule.self,
    TimeOrderRule.self,
    DuplicatesRule.self,
    CropRule.self,
    TeleportsRule.self,
    SpikesRule.self,
    JitterRule.self,
    ElevationSpikesRule.self,
    ElevationGapsRule.self,
    SmoothElevationRule.self,
    GapRule.self,
    SplitDaysRule.self,
    TrimRule.self,
    ResampleRule.self,
    ReverseRule.self,
  ]

  /// The rules, in the order in which they are applied.
  public let rules: [any CleaningRule]

  /// Makes a plan. The order does not matter; of two rules of one name the later counts.
  public init(_ rules: [any CleaningRule]) {
    self.rules = Self.rules.compactMap { kind in
      rules.last { type(of: $0).name == kind.name }
    }
  }

  /// How often rules that settle are applied at most.
  static var passLimit: Int { 32 }

  /// The rules in groups: neighbors that settle are applied in turn until none of them finds
  /// anything, the others once.
  var groups: [[any CleaningRule]] {
    var groups: [[any CleaningRule]] = []
    var isOpen = false
    for rule in rules {
      let settles = type(of: rule).settles
      if settles, isOpen { groups[groups.count - 1].append(rule) } else { groups.append([rule]) }
      isOpen = settles
    }
    return groups
  }

  /// The plan as it is written on the command line, with all values, in the order applied.
  public var text: String { rules.map(\.text).joined(separator: ",") }
}

extension TrackDocument {
  /// The document with its tracks cleaned; routes, waypoints and all else stay as they are.
  ///
  /// The rules are applied in the order of the plan. One may uncover something for another that
  /// came before it; neighbors that settle (`CleaningRule.settles`) are therefore applied in turn
  /// until none of them finds anything, 32 times at most. So a plan of such rules finds nothing in
  /// what it has cleaned.
  ///
  /// A track that loses all its fixes stays, without segments. The report names it.
  ///
  /// - Parameters:
  ///   - plan: The rules.
  ///   - keepsChanges: Whether the report says what was done to each fix, and why.
  ///   - keepsIndices: Whether the report has `keptIndices`.
  /// - Complexity: O(number of fixes) for each rule unless the rule says otherwise; segments in
  ///   which a rule finds nothing to do are not copied.
  public func cleaned(
    by plan: CleaningPlan, keepsChanges: Bool = false, keepsIndices: Bool = false
  ) -> (document: TrackDocument, report: CleaningReport) {
    let tracks = self.tracks
    var draft = CleaningDraft(tracks, keepsChanges: keepsChanges)
    var report = CleaningReport()
    for group in plan.groups {
      let passes = type(of: group[0]).settles ? CleaningPlan.passLimit : 1
      var quiet = 0
      for turn in 0..<group.count * passes where quiet < group.count {
        var step = draft.apply(group[turn % group.count])
        quiet = step.didNothing ? quiet + 1 : 0
        if turn >= group.count, step.didNothing { continue }
        if keepsIndices {
          step.keepsIndices = true
          step.keptIndices = draft.keptIndices(in: tracks)
        }
        report.steps.append(step)
      }
    }
    if keepsIndices { report.origins = draft.origins(in: tracks) }
    report.loneFixes = draft.items.reduce(0) { $0 + $1.parts.count(where: \.hasBecomeLone) }
    return (replacingTracks(with: draft.items), report)
  }

  /// The document with cleaned tracks in the places of its own.
  private func replacingTracks(with cleaned: [CleaningDraft.Item]) -> TrackDocument {
    var document = self
    document.items = []
    var trackIndex = 0
    var next = 0
    for item in items {
      guard case .track = item else {
        document.items.append(item)
        continue
      }
      while next < cleaned.count, cleaned[next].source == trackIndex {
        document.items.append(
          .track(
            Track(details: cleaned[next].details, segments: cleaned[next].parts.map(\.segment))))
        next += 1
      }
      trackIndex += 1
    }
    return document
  }
}

extension CleaningDraft {
  /// Applies a rule, and says what it did.
  mutating func apply(_ rule: any CleaningRule) -> CleaningStep {
    let before = (fixes: fixCount, segments: segmentCount, located: tracks.located)
    rule.clean(&self)
    let done = finishRule()
    let after = tracks
    let emptied = before.located.intersection(after.all).subtracting(after.located)
    return CleaningStep(
      rule: type(of: rule).name, settings: rule.settings, before: before.fixes, after: fixCount,
      removed: done.tally.removed, added: done.tally.added, changed: done.tally.changed,
      segmentsBefore: before.segments, segmentsAfter: segmentCount, emptiedTracks: emptied.sorted(),
      changes: done.changes, notes: done.notes, refusals: done.tally.refusals,
      judges: type(of: rule).judges)
  }

  /// For each segment of the input the fixes that are still there; nil when some have no origin.
  func keptIndices(in tracks: [Track]) -> [[Int]]? {
    origins(in: tracks).map { origins in
      var kept = tracks.flatMap { $0.segments.map { _ in [Int]() } }
      for origin in origins { kept[origin.segment] += origin.indices.compactMap { $0 } }
      return kept
    }
  }

  /// Where the fixes of each segment come from; nil when some segment has no origin.
  func origins(in tracks: [Track]) -> [SegmentOrigin]? {
    var starts: [Int] = []
    var count = 0
    for track in tracks {
      starts.append(count)
      count += track.segments.count
    }
    var origins: [SegmentOrigin] = []
    for item in items {
      for part in item.parts {
        guard let source = part.source else { return nil }
        origins.append(
          SegmentOrigin(
            segment: starts[part.sourceTrack ?? item.source] + source,
            indices: part.segment.indices.map { part.origin(of: $0) }))
      }
    }
    return origins
  }
}
