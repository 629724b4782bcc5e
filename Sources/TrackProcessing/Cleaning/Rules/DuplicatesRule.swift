import Tracks

/// Removes a fix that repeats the position, the elevation and the time of the fix before. Standing
/// still is no repetition: time goes on.
///
/// Fixes without time or elevation are equal in that. Longitudes are compared as written. Words and
/// extensions go with a fix; where the fix that stays has others, a note says so.
public struct DuplicatesRule: CleaningRule, Hashable {
  /// `duplicates`.
  public static let name = "duplicates"
  /// What it does, for help.
  public static let summary =
    "fixes that repeat position, elevation and time of the fix before"
  /// What can be set.
  public static let parameters: [RuleParameter] = []
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Makes the rule.
  public init() {}

  /// None.
  public var settings: [RuleSetting] { [] }

  /// There is nothing to set.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {}

  /// Removes the repetitions.
  public func clean(_ draft: inout CleaningDraft) {
    var wordy: [Int: Int] = [:]
    draft.editSegments { work, track in
      let count = mark(&work)
      if count > 0 { wordy[track, default: 0] += count }
    }
    draft.note(ofTracks: wordy) {
      "\(counted($0, "removed fix", "removed fixes")) had words or extensions that the fix before "
        + "has not"
    }
  }

  /// Marks the repetitions.
  ///
  /// - Returns: How many have words or extensions that the fix that stays has not.
  private func mark(_ work: inout SegmentWork) -> Int {
    let segment = work.segment
    let places = work.segment.coordinates
    let times = work.segment.times
    let heights = work.segment.elevations
    var stays = 0
    var wordy = 0
    for i in places.indices.dropFirst() {
      let isSame =
        places[i] == places[i - 1] && (times.isEmpty || times[i] == times[i - 1])
        && (heights.isEmpty || heights[i] == heights[i - 1]
          || (heights[i].isNaN && heights[i - 1].isNaN))
      if !isSame {
        stays = i
        continue
      }
      let losesWords =
        segment.hasWords(at: i) && segment.details(at: i) != segment.details(at: stays)
      if losesWords { wordy += 1 }
      work.remove(
        i, because: "repeats the fix before" + (losesWords ? "; its words are lost" : ""))
    }
    return wordy
  }
}
