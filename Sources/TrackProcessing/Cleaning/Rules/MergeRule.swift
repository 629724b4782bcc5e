import Geodesy
import Tracks

/// Joins what was recorded in pieces: the only rule that bridges segments.
///
/// `segments` makes one segment of those of each track; `tracks` makes one track of all, with the
/// name and details of the first, whose segments stay apart; `all` does both. Nothing is sorted:
/// what stands first in the file comes first. The fixes of a joined segment have no single origin.
/// Of extensions of joined segments the first stay; what else is lost with a track is noted.
public struct MergeRule: CleaningRule, Hashable {
  /// What is joined.
  public enum What: String, CaseIterable, Hashable, Sendable {
    /// The segments of each track.
    case segments
    /// The tracks; segments stay apart.
    case tracks
    /// The tracks, and all their segments.
    case all
  }

  /// Its word on the command line.
  public static let name = "merge"
  /// What it does, in one line.
  public static let summary = "the segments of a track, or all tracks, become one"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "what", .choice(What.allCases.map(\.rawValue)), "what becomes one")
  ]

  /// What is joined.
  public var what = What.segments

  /// Makes the rule, which joins the segments of each track.
  public init() {}

  /// What is joined.
  public var settings: [RuleSetting] {
    [RuleSetting(Self.parameters[0], .word(what.rawValue))]
  }

  /// Sets what is joined.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .word(let word) = value, let what = What(rawValue: word) { self.what = what }
  }

  /// Joins.
  public func clean(_ draft: inout CleaningDraft) {
    if what != .segments { joinTracks(&draft) }
    if what == .tracks { return }
    for i in draft.items.indices { joinSegments(of: i, &draft) }
  }

  private func joinTracks(_ draft: inout CleaningDraft) {
    guard draft.items.count > 1 else { return }
    var joined = draft.items[0]
    for item in draft.items.dropFirst() {
      var lost: [String] = []
      if let name = item.details.text.name, name != joined.details.text.name { lost.append("name") }
      var rest = item.details
      var own = joined.details
      rest.text.name = nil
      own.text.name = nil
      if rest != own, rest != ItemDetails() { lost.append("details") }
      let end = lost.isEmpty ? "" : "; lost: its \(lost.joined(separator: " and "))"
      draft.note("\(item.title) became part of \(joined.title)\(end)")
      joined.parts += item.parts.map { part in
        var part = part
        part.sourceTrack = part.sourceTrack ?? item.source
        return part
      }
    }
    draft.items = [joined]
  }

  private func joinSegments(of i: Int, _ draft: inout CleaningDraft) {
    let parts = draft.items[i].parts.filter { !$0.segment.isEmpty }
    guard parts.count > 1 else { return }
    var joined = parts[0].segment
    joined.reserveCapacity(parts.reduce(0) { $0 + $1.segment.count })
    var bridged = 0.0
    var lostExtensions = 0
    for part in parts.dropFirst() {
      let segment = part.segment
      bridged += Geodesic.legLength(
        from: joined.coordinates[joined.count - 1], to: segment.coordinates[0])
      if joined.extensions != nil, segment.extensions != nil,
        segment.extensions != joined.extensions
      {
        lostExtensions += 1
      }
      joined.append(contentsOf: segment)
    }
    draft.note(
      "\(draft.items[i].title): \(parts.count) segments became one, over gaps of "
        + "\(tenths(bridged)) m in all")
    if lostExtensions > 0 {
      draft.note(
        "\(draft.items[i].title): the extensions of "
          + "\(counted(lostExtensions, "segment", "segments")) are lost")
    }
    draft.items[i].parts = [CleaningDraft.Part(madeAnew: joined)]
  }
}
