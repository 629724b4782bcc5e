import Geodesy
import Tracks

/// Takes the first and the last meters of each track away.
///
/// Meters count along the way over all segments of the track; the gaps between segments do not
/// count. Fixes before the cut go, and a new fix is put where the cut falls between two, so that
/// exactly the length asked for is gone: its position lies on the geodesic, elevation, time and
/// channels are interpolated where both fixes have them (see `Interpolation`), words are not; it
/// has no index in the input. A cut within a micrometer of a fix is at the fix. A segment of which
/// only its end would be left goes entirely; one that was empty stays. A track no longer than both trims together loses all.
///
/// It cannot be idempotent, and stands in no preset. To hide a place use a privacy zone: standing
/// still with a noisy receiver makes a long way, and hides nothing.
public struct TrimRule: CleaningRule, Hashable {
  /// Its word on the command line.
  public static let name = "trim"
  /// What it does, in one line.
  public static let summary = "the first and last meters of each track"
  /// What can be set.
  public static let parameters = [
    RuleParameter("length", .length, "meters at both ends"),
    RuleParameter("start", .length, "meters at the start, instead of length"),
    RuleParameter("end", .length, "meters at the end, instead of length"),
  ]

  /// Meters at both ends.
  public var length: Double?
  /// Meters at the start, where that differs from `length`.
  public var start: Double?
  /// Meters at the end, where that differs from `length`.
  public var end: Double?

  /// Makes the rule without a length, of which it needs one.
  public init() {}

  /// The lengths that are set.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [length, start, end]).compactMap { parameter, value in
      value.map { RuleSetting(parameter, .number($0)) }
    }
  }

  /// Sets a length.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let meters) = value else { return }
    switch parameter.name {
    case "start": start = meters
    case "end": end = meters
    default: length = meters
    }
  }

  /// No length is set.
  public var objection: String? {
    length == nil && start == nil && end == nil ? "trim needs a length, such as trim:100m" : nil
  }

  /// Trims every track.
  ///
  /// - Complexity: O(number of fixes).
  public func clean(_ draft: inout CleaningDraft) {
    let first = start ?? length ?? 0
    let last = end ?? length ?? 0
    guard first > 0 || last > 0 else { return }
    for i in draft.items.indices { trim(i, first: first, last: last, &draft) }
  }

  private func trim(_ i: Int, first: Double, last: Double, _ draft: inout CleaningDraft) {
    let parts = draft.items[i].parts
    var total = 0.0
    let ways = parts.map { part in
      let start = total
      let ways = part.segment.ways.map { start + $0 }
      total = ways.last ?? start
      return ways
    }
    let cut = TrackCut(first: first, last: last, total: total)
    var kept: [CleaningDraft.Part] = []
    var borders: [(part: Int, fix: Int, reason: String)] = []
    for (k, part) in parts.enumerated() {
      let piece = cut.piece(of: ways[k])
      let stays = piece?.fixes ?? 0..<0
      for j in part.segment.indices where !stays.contains(j) {
        draft.note(.removed, fix: j, part: k, item: i, because: cut.reason(at: ways[k][j]))
      }
      if part.segment.isEmpty {
        // It was empty before, and has nothing that could go.
        kept.append(part)
        continue
      }
      guard let piece else { continue }
      if stays == part.segment.indices {
        kept.append(part)
        continue
      }
      var samples: [SegmentSample] = []
      func addBorder(_ way: Double, behind j: Int, _ reason: String) {
        let places = part.segment.coordinates
        borders.append((kept.count, samples.count, reason))
        samples.append(
          SegmentSample(
            behind: j, fraction: (way - ways[k][j]) / (ways[k][j + 1] - ways[k][j]),
            on: GeodesicLeg(from: places[j], to: places[j + 1])))
      }
      if let leg = piece.startLeg {
        addBorder(cut.from, behind: leg, "\(tenths(first)) m after the start of the track")
      }
      samples += stays.map { SegmentSample(fix: $0, of: part.segment) }
      if let leg = piece.endLeg {
        addBorder(cut.to, behind: leg, "\(tenths(last)) m before the end of the track")
      }
      kept.append(part.taking(samples))
    }
    draft.items[i].parts = kept
    for border in borders {
      draft.note(.added, fix: border.fix, part: border.part, item: i, because: border.reason)
    }
  }
}

/// Where a track is cut, in meters along its way.
private struct TrackCut {
  /// What stays of a segment.
  struct Piece {
    /// The fixes.
    var fixes: Range<Int>
    /// The fix at the start of the leg that the first cut falls on; nil when it falls on none.
    var startLeg: Int?
    /// The same of the second cut.
    var endLeg: Int?
  }

  let first: Double
  let last: Double
  let total: Double
  /// Within so many meters of a fix a cut is at the fix.
  private let tolerance = 1e-6

  init(first: Double, last: Double, total: Double) {
    self.first = first
    self.last = last
    self.total = total
  }

  var from: Double { first }
  var to: Double { total - last }

  /// What stays of a segment, nil for nothing.
  ///
  /// - Parameter ways: Of each fix, from the start of the track.
  func piece(of ways: [Double]) -> Piece? {
    guard let start = ways.first, let end = ways.last, to - from > tolerance else { return nil }
    if first > 0 && end <= from + tolerance { return nil }
    if last > 0 && start >= to - tolerance { return nil }
    var piece = Piece(fixes: ways.indices)
    if first > 0 {
      let low = ways.partitionPoint { $0 >= from - tolerance }
      if low > 0 && ways[low] > from + tolerance { piece.startLeg = low - 1 }
      piece.fixes = low..<ways.count
    }
    if last > 0 {
      let high = ways.partitionPoint { $0 > to + tolerance }
      if high < ways.count && ways[high - 1] < to - tolerance { piece.endLeg = high - 1 }
      piece.fixes = piece.fixes.lowerBound..<high
    }
    return piece
  }

  /// Why a fix goes.
  func reason(at way: Double) -> String {
    if to - from <= tolerance {
      return "the track's \(tenths(total)) m are no more than the \(tenths(first + last)) m that go"
    }
    if first > 0 && way <= from + tolerance {
      return "\(tenths(way)) m after the start of the track, of which \(tenths(first)) m go"
    }
    return "\(tenths(total - way)) m before the end of the track, of which \(tenths(last)) m go"
  }
}

extension Array {
  /// The index of the first element of which a condition is true; all before it are not, all
  /// behind it are. The count when it is true of none.
  func partitionPoint(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
