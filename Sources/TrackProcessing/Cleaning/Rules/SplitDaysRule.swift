import Tracks

/// Makes a track of each calendar day.
///
/// Days are those of a fixed offset from UTC, 86,400 seconds from midnight to midnight. A segment
/// over midnight is split there; the leg over midnight belongs to no day. The tracks stand in the
/// order in which their days begin in the file; fixes of one day are one track even when another
/// day's stand between. A fix without time goes with the fix before, at the start of a segment
/// with the first that has a time; a segment without times goes with the one before, at the start
/// of the track with the first that has some. A track of one day, or without times, stays as it
/// is.
///
/// Each gets the day behind its name, `Tour (2026-05-01)`, or for its name where there is none.
/// The first keeps the id of a GeoJSON feature; the others have none, so that writers make some.
/// All other details are repeated.
public struct SplitDaysRule: CleaningRule, Hashable {
  /// Its word on the command line.
  public static let name = "split-days"
  /// What it does, in one line.
  public static let summary = "a track for each calendar day"
  /// What can be set.
  public static let parameters = [
    RuleParameter("zone", .zone, "where days begin, such as +02:00")
  ]

  /// Seconds east of UTC.
  public var zone = 0.0

  /// Makes the rule for days in UTC.
  public init() {}

  /// The zone.
  public var settings: [RuleSetting] { [RuleSetting(Self.parameters[0], .number(zone))] }

  /// Sets the zone.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .number(let seconds) = value { zone = seconds }
  }

  /// Splits every track.
  ///
  /// - Complexity: O(number of fixes); a track of one day is not copied.
  public func clean(_ draft: inout CleaningDraft) {
    var items: [CleaningDraft.Item] = []
    for i in draft.items.indices { items += days(of: i, &draft) }
    draft.items = items
  }

  /// Fixes of one segment and one day, side by side.
  private struct Run {
    var part: Int
    var fixes: Range<Int>
    /// Counted from 1970-01-01; nil while it is not known.
    var day: Int64?
  }

  private func days(of i: Int, _ draft: inout CleaningDraft) -> [CleaningDraft.Item] {
    let item = draft.items[i]
    var runs = self.runs(of: item)
    guard let firstDay = runs.lazy.compactMap(\.day).first,
      runs.contains(where: { $0.day ?? firstDay != firstDay })
    else { return [item] }
    var places: [Int64: Int] = [:]
    var items: [CleaningDraft.Item] = []
    for k in runs.indices {
      let run = runs[k]
      // Only those at the start of the track do not know their day.
      let day = run.day ?? firstDay
      runs[k].day = day
      if places[day] == nil {
        places[day] = items.count
        var details = item.details
        if !items.isEmpty { details.id = nil }
        let text = Self.text(ofDay: day)
        details.rename(to: details.text.name.map { "\($0) (\(text))" } ?? text)
        items.append(CleaningDraft.Item(source: item.source, details: details, parts: []))
      }
      let part = item.parts[run.part]
      if run.fixes.lowerBound > 0 {
        draft.note(
          .segmentBegins, fix: run.fixes.lowerBound, part: run.part, item: i,
          because: "\(Self.text(ofDay: day)) begins")
      }
      items[places[day] ?? 0].parts.append(
        run.fixes == part.segment.indices ? part : part.taking(Array(run.fixes)))
    }
    draft.note("\(item.title) became \(items.count) tracks, one for each day")
    return items
  }

  private func runs(of item: CleaningDraft.Item) -> [Run] {
    var runs: [Run] = []
    var day: Int64?
    for (k, part) in item.parts.enumerated() where !part.segment.isEmpty {
      let times = part.segment.times
      var start = 0
      var isKnown = false
      for i in times.indices where !times[i].isMissing {
        let next = self.day(of: times[i])
        if isKnown && next != day {
          runs.append(Run(part: k, fixes: start..<i, day: day))
          start = i
        }
        day = next
        isKnown = true
      }
      runs.append(Run(part: k, fixes: start..<part.segment.count, day: day))
    }
    return runs
  }

  private func day(of time: Timestamp) -> Int64 {
    let seconds = time.seconds &+ Int64(zone.rounded())
    return seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
  }

  private static func text(ofDay day: Int64) -> String {
    String(Timestamp(seconds: day * 86_400).text.prefix { $0 != "T" })
  }
}
