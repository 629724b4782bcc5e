import Geodesy
import Geofencing
import Tracks

/// What was expected of a path at a fence and what happened, in words.
enum FenceSentences {
  /// A name for an expectation that has none: what it expects.
  static func name(of expectation: FenceExpectation) -> String {
    let phrases = expectation.demands.map { phrase($0, fence: "") }
    let name = phrases.joined(separator: ", ")
    return expectation.fence.map { "\($0): \(name)" } ?? name
  }

  /// A failure as one sentence: expected, happened, by how much, when.
  static func sentence(_ failure: CheckFailure) -> String {
    switch failure.cause {
    case .noFile(let pattern):
      return pattern.map { "no file matches '\($0)', so nothing was tested" }
        ?? "there is no file, so nothing was tested"
    case .onlyEmptyFiles(let pattern):
      return (pattern.map { "no file that matches '\($0)' has a fix" } ?? "no file has a fix")
        + ", so nothing was tested"
    default: break
    }
    let fence = failure.fence.map { " '\($0)'" } ?? ""
    let expected = failure.demand.map { "expected the track \(infinitive($0, fence: fence))" } ?? ""
    return "\(expected), but \(happened(failure, fence))"
  }

  /// What is expected, after "expected the track".
  private static func infinitive(_ demand: FenceExpectation.Demand, fence: String) -> String {
    switch demand {
    case .never, .startsInside(false), .endsInside(false): phrase(demand, fence: fence)
    default: "to " + phrase(demand, fence: fence)
    }
  }

  /// What is expected, as a verb.
  private static func phrase(_ demand: FenceExpectation.Demand, fence: String) -> String {
    let place = fence.isEmpty ? "inside" : "in\(fence)"
    switch demand {
    case .never: return fence.isEmpty ? "never inside" : "never to be in\(fence)"
    case .always: return fence.isEmpty ? "always inside" : "be always in\(fence)"
    case .startsInside(true): return "begin \(place)"
    case .startsInside: return fence.isEmpty ? "not begin inside" : "not to begin in\(fence)"
    case .endsInside(true): return "end \(place)"
    case .endsInside: return fence.isEmpty ? "not end inside" : "not to end in\(fence)"
    case .enter(let rule): return "enter\(fence) " + times(rule)
    case .exit(let rule): return "leave\(fence) " + times(rule)
    case .count(let rule): return "visit\(fence) " + times(rule)
    case .dwell(let seconds):
      return "stay \(place) for at least \(ReportWords.duration(seconds)) without a break"
    case .totalDwell(let rule): return "be \(place) for \(durations(rule)) altogether"
    case .maxDwell(let seconds):
      return "stay \(place) for at most \(ReportWords.duration(seconds)) at a time"
    case .sequence(let ids):
      return "go through " + ids.map { "'\($0)'" }.joined(separator: ", ") + " in this order"
    }
  }

  private static func times(_ rule: FenceExpectation.CountRule) -> String {
    func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
    var words: String
    switch (rule.min, rule.max) {
    case (let min, let max?) where min == max: words = "exactly " + times(min)
    case (0, let max?): words = "at most " + times(max)
    case (let min, let max?): words = "\(min) to \(max) times"
    case (let min, nil): words = "at least " + times(min)
    }
    switch (rule.from.map(ReportWords.time), rule.until.map(ReportWords.time)) {
    case (let from?, let until?): words += " between \(from) and \(until)"
    case (let from?, nil): words += " from \(from) on"
    case (nil, let until?): words += " until \(until)"
    case (nil, nil): break
    }
    return words
  }

  private static func durations(_ rule: FenceExpectation.DurationRule) -> String {
    let least = ReportWords.duration(rule.min)
    guard let max = rule.max else { return "at least \(least)" }
    let most = ReportWords.duration(max)
    return rule.min == 0 ? "at most \(most)" : "\(least) to \(most)"
  }
}

extension FenceSentences {
  /// What happened, after "but".
  private static func happened(_ failure: CheckFailure, _ fence: String) -> String {
    switch failure.cause {
    case .noFile, .onlyEmptyFiles: ""
    case .notTested: "of no fix it is known whether it lies in\(fence)"
    case .noTimes(let source): "the \(source.rawValue) has no times"
    case .unseen(let way): unseen(way, failure)
    case .count(let count, let event): counted(count, event, failure)
    case .inside(let event): inside(event) + depth(failure.approach)
    case .outside(let event):
      (event.map { "it went out\(when($0))" } ?? "it begins outside") + distance(failure.approach)
    case .wrongState(let isInside):
      ending(isInside, failure.approach)
    case .unknownStay(let visit):
      "how long the stay that began\(when(visit.entry)) took is not known: a fix at its beginning or "
        + "end has no time"
    case .duration(let seconds, let visit): duration(seconds, visit, failure)
    case .stoppedBefore(let id, let reached, let event):
      (reached == 0
        ? "it never came to '\(id)'"
        : "behind '\(event?.fence ?? "")'\(event.map(when) ?? "") it did not come to '\(id)'")
        + nearest(failure.approach)
    }
  }

  private static func counted(
    _ count: Int, _ event: FenceEvent?, _ failure: CheckFailure
  ) -> String {
    var words =
      count == 0 ? "it never did" : "it did so \(count == 1 ? "once" : "\(count) times")"
    guard let event else { return words + nearest(failure.approach) }
    let rule: FenceExpectation.CountRule? =
      switch failure.demand {
      case .enter(let rule)?, .exit(let rule)?, .count(let rule)?: rule
      default: nil
      }
    guard let rule else { return words }
    // What it did at the wrong time says that it did not do it at the right one.
    let other = (count == 0 ? "it did so" : words + "; it did") + when(event)
    if let from = rule.from, let time = event.time, time < from {
      words = other + ", \(ReportWords.duration(from.seconds(since: time))) too early"
    } else if let until = rule.until, let time = event.time, time > until {
      words = other + ", \(ReportWords.duration(time.seconds(since: until))) too late"
    } else if count < rule.min {
      words += count == 1 ? when(event) : "; the last time is\(when(event))"
    } else {
      words += "; the first time too many is\(when(event))"
    }
    return words
  }

  private static func inside(_ event: FenceEvent) -> String {
    if event.event == .inside { return "it begins inside\(when(event))" }
    return (event.isCross ? "it passed through" : "it came in") + when(event)
  }

  private static func duration(
    _ seconds: Double, _ visit: FenceVisit?, _ failure: CheckFailure
  ) -> String {
    var (least, most) = (0.0, Double.infinity)
    var isTotal = false
    switch failure.demand {
    case .dwell(let seconds)?: least = seconds
    case .maxDwell(let seconds)?: most = seconds
    case .totalDwell(let rule)?:
      least = rule.min
      most = rule.max ?? .infinity
      isTotal = true
    default: break
    }
    if seconds == 0 && visit == nil && failure.approach != nil {
      return "it never was" + nearest(failure.approach)
    }
    let difference =
      seconds < least
      ? "\(ReportWords.duration(least - seconds)) too short"
      : "\(ReportWords.duration(seconds - most)) too long"
    if isTotal { return "it was there for \(ReportWords.duration(seconds)), \(difference)" }
    let stay = seconds < least ? "the longest stay" : "a stay"
    let start = visit.map { when($0.entry) } ?? ""
    return "\(stay)\(start.isEmpty ? "" : " that began\(start)") took "
      + "\(ReportWords.duration(seconds)), \(difference)"
  }

  private static func unseen(_ way: UnseenWay, _ failure: CheckFailure) -> String {
    func end(_ end: UnseenWay.End) -> String {
      end.line.map { "line \($0)" } ?? fix(end.segment, end.fix)
    }
    let isNever = failure.demand == .never
    let took = way.seconds.map { " (\(ReportWords.duration($0)))" } ?? ""
    let between = "between \(end(way.start)) and \(end(way.end))\(took)"
    let line = "the straight way \(isNever ? "meets it" : "leads out of it")"
    if way.isBreak {
      return
        "\(between) the recording was off, from one segment to the next, and \(line), so it is "
        + "not known"
    }
    let least = way.seconds.map { "\(Int($0.rounded(.up)))s" } ?? "that time"
    return "\(between) there is a gap longer than --max-gap, and \(line), so it cannot be known; "
      + "--max-gap \(least) takes the straight way as driven"
  }

  /// ` at 2026-05-01T07:00:00Z`, or ` at fix 12` without times.
  private static func when(_ event: FenceEvent) -> String {
    " at " + (event.time.map(ReportWords.time) ?? fix(event.segment, event.fix))
  }

  private static func fix(_ segment: Int, _ fix: Int) -> String {
    "fix \(fix)" + (segment > 0 ? " of segment \(segment)" : "")
  }

  /// When and where an approach is.
  private static func whereAndWhen(_ approach: Approach) -> String {
    "at \(approach.time.map(ReportWords.time) ?? fix(approach.segment, approach.fix)), "
      + ReportWords.place(approach.place)
  }

  private static func nearest(_ approach: Approach?) -> String {
    guard let approach else { return "" }
    if approach.margin.value <= 0 {
      return ": the nearest place is inside, but no such event came of it, "
        + whereAndWhen(approach)
    }
    return ": it missed by \(ReportWords.length(approach.margin)) \(whereAndWhen(approach))"
  }

  private static func depth(_ approach: Approach?) -> String {
    guard let approach else { return "" }
    if approach.margin.value > -1e-3 { return ", on the boundary" }
    return ", up to \(ReportWords.length(approach.margin)) inside (\(whereAndWhen(approach)))"
  }

  private static func distance(_ approach: Approach?) -> String {
    guard let approach, approach.margin.value > 0 else { return "" }
    return ", up to \(ReportWords.length(approach.margin)) away (\(whereAndWhen(approach)))"
  }

  private static func ending(_ isInside: Bool, _ approach: Approach?) -> String {
    let side = isInside ? "inside" : "outside"
    guard let approach else { return "it is \(side)" }
    // An accuracy or a buffer can say other than the place does.
    if (approach.margin.value > 0) == isInside {
      return "it counts as \(side) \(whereAndWhen(approach))"
    }
    return "it is \(ReportWords.length(approach.margin)) \(side) \(whereAndWhen(approach))"
  }
}
