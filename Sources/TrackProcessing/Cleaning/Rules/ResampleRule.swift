import Geodesy
import Tracks

/// Puts fixes at equal intervals of time or of distance along each segment.
///
/// Samples count from the first fix of the segment; the first and the last fix always stay. Where
/// fixes are farther apart than the interval, new ones come between them; where they are closer,
/// those that are no sample go. A fix at a sample stays as it is, with its words; of several at one
/// sample the first does. A new fix lies on the geodesic between two fixes; elevation and channels
/// are interpolated only where both of them have them (course the short way round, satellites and
/// fix from the nearer), so gaps stay gaps; words are lost, which is noted.
///
/// By time: times are those of the samples. Where times run backward the count begins anew. A fix
/// without time bends the way between its timed neighbors and is passed after its part of the way;
/// fixes without times before the first or behind the last that has one stay, and so do segments
/// without times. Doing it again changes nothing.
///
/// By distance: new times are interpolated to the millisecond. What was a corner between two
/// samples is cut off, so the way becomes shorter and doing it again moves fixes; on straight ways
/// it does not.
///
/// Nothing is sampled over the break between segments: use `gap` before to break at pauses. An
/// interval that would make more than 5,000,000 new fixes in all tracks together is refused, and
/// everything stays as it is.
public struct ResampleRule: CleaningRule, Hashable {
  /// Its word on the command line.
  public static let name = "resample"
  /// What it does, in one line.
  public static let summary = "fixes at equal intervals of time or distance"
  /// What can be set.
  public static let parameters = [
    RuleParameter("time", .duration, "seconds from fix to fix, 0.001 or more"),
    RuleParameter("distance", .length, "meters from fix to fix, 0.001 or more"),
  ]
  /// How many fixes may be added.
  static let addedLimit = 5_000_000.0

  /// Seconds from fix to fix; nil when distance counts.
  public var time: Double?
  /// Meters from fix to fix; nil when time counts.
  public var distance: Double?

  /// Makes the rule without an interval, of which it needs one.
  public init() {}

  /// The interval.
  public var settings: [RuleSetting] {
    zip(Self.parameters, [time, distance]).compactMap { parameter, value in
      value.map { RuleSetting(parameter, .number($0)) }
    }
  }

  /// Sets an interval.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    guard case .number(let number) = value else { return }
    if parameter.name == "time" { time = number } else { distance = number }
  }

  /// No interval is set, both are, or it is too small.
  public var objection: String? {
    switch (time, distance) {
    case (nil, nil): "resample needs an interval, such as resample:10s or resample:distance=25m"
    case (.some, .some): "resample goes by time or by distance, not by both"
    case (let time?, nil): time >= 0.001 ? nil : "resample needs a time of 0.001s or more"
    case (nil, let distance?):
      distance >= 0.001 ? nil : "resample needs a distance of 0.001m or more"
    }
  }

  /// Resamples every segment.
  ///
  /// - Complexity: O(number of fixes before and after), some 2 µs for each that is new.
  public func clean(_ draft: inout CleaningDraft) {
    guard objection == nil else { return }
    let count = draft.items.reduce(0.0) { count, item in
      item.parts.reduce(count) { $0 + self.count(in: $1.segment) }
    }
    if count - Double(draft.fixCount) > Self.addedLimit {
      draft.refuse(
        "about \(shortest(count.rounded())) fixes would be made, which is too many; nothing is "
          + "resampled")
      return
    }
    for i in draft.items.indices {
      var tally = Tally()
      for k in draft.items[i].parts.indices { resample(k, of: i, &draft, &tally) }
      tally.note(draft.items[i].title, &draft)
    }
  }

  /// What concerns more than one fix of a track.
  private struct Tally {
    var timeless = 0
    var backward = 0
    var wordy = 0

    func note(_ title: String, _ draft: inout CleaningDraft) {
      if timeless > 0 {
        draft.note(
          "\(title): \(counted(timeless, "segment", "segments")) without times "
            + "\(timeless == 1 ? "stays" : "stay") as before")
      }
      if backward > 0 {
        draft.note(
          "\(title): times run backward \(counted(backward, "time", "times")); sampling begins "
            + "anew there")
      }
      if wordy > 0 {
        draft.note("\(title): the words of \(counted(wordy, "fix", "fixes")) are lost")
      }
    }
  }

  private func count(in segment: Segment) -> Double {
    if let time { return TimeGrid(interval: time).count(in: segment) }
    return DistanceGrid(interval: distance ?? .infinity).count(in: segment)
  }

  private func samples(of segment: Segment, _ tally: inout Tally) -> [SegmentSample] {
    guard let time else {
      return DistanceGrid(interval: distance ?? .infinity).samples(of: segment)
    }
    let grid = TimeGrid(interval: time)
    let runs = grid.runs(of: segment).count
    if runs == 0 && !segment.isEmpty { tally.timeless += 1 }
    tally.backward += max(runs - 1, 0)
    return grid.samples(of: segment)
  }

  private func resample(
    _ k: Int, of i: Int, _ draft: inout CleaningDraft, _ tally: inout Tally
  ) {
    let segment = draft.items[i].parts[k].segment
    let samples = samples(of: segment, &tally)
    if samples.count == segment.count, samples.allSatisfy({ $0.isFix && $0.time.isMissing }) {
      return
    }
    var stays = Array(repeating: false, count: segment.count)
    for sample in samples where sample.isFix { stays[sample.index] = true }
    for j in segment.indices where !stays[j] {
      let hasWords = segment.hasWords(at: j)
      if hasWords { tally.wordy += 1 }
      draft.note(
        .removed, fix: j, part: k, item: i,
        because: "not at a sample" + (hasWords ? "; its words are lost" : ""))
    }
    let names = FixNames(part: draft.items[i].parts[k])
    draft.items[i].parts[k] = CleaningDraft.Part(
      madeAnew: segment.sampled(samples), of: draft.items[i].parts[k])
    for (j, sample) in samples.enumerated() where !sample.isFix {
      draft.note(
        .added, fix: j, part: k, item: i,
        because: "between \(names[sample.index]) and \(names[sample.index + 1])")
    }
  }
}
