import Tracks

/// What the paths of one file did, for the answers to expectations.
struct PathEvidence {
  private let paths: [FencePathLog]
  private let segments: [[Segment]]
  private let fences: FenceSet
  private let indices: [String: Int]
  private let strict: StrictWatch

  init(
    _ document: TrackDocument, _ log: FenceLog, _ fences: FenceSet, _ indices: [String: Int],
    _ strict: StrictWatch
  ) {
    self.strict = strict
    self.fences = fences
    self.indices = indices
    let tracks = document.tracks.map(\.segments)
    let routes = document.routes.map { [$0.path] }
    paths = log.paths.filter {
      let all = $0.source == .track ? tracks : routes
      return $0.fixCount > 0 && all.indices.contains($0.number)
    }
    segments = paths.map { ($0.source == .track ? tracks : routes)[$0.number] }
  }

  /// Whether there is anything to test.
  var hasFixes: Bool { !paths.isEmpty }

  /// What of an expectation does not hold.
  func failures(of expectation: FenceExpectation) -> [CheckFailure] {
    expectation.demands.flatMap { demand -> [CheckFailure] in
      if case .sequence(let ids) = demand { return sequenceFailure(demand, ids).map { [$0] } ?? [] }
      guard let id = expectation.fence, let index = indices[id] else {
        return [CheckFailure(demand, fence: expectation.fence, .notTested)]
      }
      return failure(of: demand, id, index).map { [$0] } ?? []
    }
  }

  private func failure(
    of demand: FenceExpectation.Demand, _ id: String, _ index: Int
  ) -> CheckFailure? {
    let histories = paths.map { $0.histories[index] }
    if histories.contains(where: { $0.testedFixes == 0 }) {
      return CheckFailure(demand, fence: id, .notTested)
    }
    if demand.needsTimes, let path = paths.first(where: { !$0.isTimed }) {
      return CheckFailure(demand, fence: id, .noTimes(path.source))
    }
    let visits = histories.flatMap(\.visits)
    func failed(
      _ cause: CheckFailure.Cause, _ goal: Approach.Goal? = nil
    ) -> CheckFailure {
      CheckFailure(
        demand, fence: id, cause, approach: goal.flatMap { approach($0, index) })
    }
    /// The nearest approach, where the path never was inside.
    func missed(_ cause: CheckFailure.Cause) -> CheckFailure {
      failed(cause, visits.isEmpty ? .nearest : nil)
    }
    switch demand {
    case .never:
      let seen = strictHistories(index).flatMap(\.visits) + visits
      if let visit = seen.first { return failed(.inside(visit.entry), .nearest) }
      for (path, own) in zip(paths, segments) {
        if let event = strict.touch(of: own, as: path, at: fences.fences[index]) {
          return failed(.inside(event), .nearest)
        }
      }
      return unseen(index, isInside: false).first { !$0.isBreak }.map { failed(.unseen($0)) }
    case .always:
      let strict = strictHistories(index)
      if (strict + histories).contains(where: { $0.startsInside == false }) {
        return failed(.outside(nil), .farthest)
      }
      let seen = strict.flatMap(\.visits) + visits
      if let visit = seen.first(where: { $0.exit != nil }) {
        return failed(.outside(visit.exit), .farthest)
      }
      return unseen(index, isInside: true).first { !$0.isBreak }.map { failed(.unseen($0)) }
    case .startsInside(let wanted):
      return ends(isStart: true).first { histories[$0].startsInside == !wanted }.map {
        CheckFailure(
          demand, fence: id, .wrongState(isInside: !wanted),
          approach: endApproach(index, path: $0, isStart: true))
      }
    case .endsInside(let wanted):
      return ends(isStart: false).first { histories[$0].endsInside == !wanted }.map {
        CheckFailure(
          demand, fence: id, .wrongState(isInside: !wanted),
          approach: endApproach(index, path: $0, isStart: false))
      }
    case .enter(let rule):
      return countCause(rule, visits.map(\.entry).filter { $0.event == .enter }).map(missed)
    case .exit(let rule):
      return countCause(rule, visits.compactMap(\.exit)).map(missed)
    case .count(let rule):
      return countCause(rule, visits.map(\.entry)).map(missed)
    case .dwell(let seconds):
      let longest = visits.max { $0.longestStretch < $1.longestStretch }
      if let longest, longest.longestStretch >= seconds { return nil }
      return missed(.duration(longest?.longestStretch ?? 0, longest))
    case .totalDwell(let rule):
      let total = visits.reduce(0) { $0 + $1.seconds }
      if total >= rule.min && total <= rule.max ?? .infinity && (rule.min == 0 || !visits.isEmpty) {
        // More than is known may be too much.
        let visit = rule.max == nil ? nil : visits.first { $0.hasUnknownTimes }
        return visit.map { failed(.unknownStay($0)) }
      }
      return missed(.duration(total, nil))
    case .maxDwell(let seconds):
      if let visit = visits.first(where: { $0.longestStretch > seconds }) {
        return failed(.duration(visit.longestStretch, visit))
      }
      return visits.first { $0.hasUnknownTimes }.map { failed(.unknownStay($0)) }
    case .sequence: return nil
    }
  }

  private func countCause(
    _ rule: FenceExpectation.CountRule, _ events: [FenceEvent]
  ) -> CheckFailure.Cause? {
    let counted = events.filter(rule.counts)
    if rule.allows(counted.count) { return nil }
    if counted.count > rule.min {
      // The first one too many.
      return .count(counted.count, nearMiss: rule.max.map { counted[$0] })
    }
    let others = events.filter { !rule.counts($0) && $0.time != nil }
    return .count(
      counted.count,
      nearMiss: others.min { rule.secondsOff($0) < rule.secondsOff($1) } ?? counted.last)
  }

  private func sequenceFailure(_ demand: FenceExpectation.Demand, _ ids: [String]) -> CheckFailure?
  {
    for id in ids {
      guard let index = indices[id], paths.allSatisfy({ $0.histories[index].testedFixes > 0 })
      else { return CheckFailure(demand, fence: id, .notTested) }
    }
    var reached = 0
    var latest: FenceEvent?
    for path in paths {
      for event in entries(of: path, Set(ids)) where reached < ids.count {
        if event.fence == ids[reached] {
          reached += 1
          latest = event
        }
      }
    }
    if reached == ids.count { return nil }
    let missing = ids[reached]
    var failure = CheckFailure(
      demand, fence: missing, .stoppedBefore(missing, reached: reached, latest: latest))
    if let index = indices[missing], paths.allSatisfy({ $0.histories[index].visits.isEmpty }) {
      failure.approach = approach(.nearest, index)
    }
    return failure
  }

  /// The place of all paths that is nearest to a fence or farthest from it.
  private func approach(_ goal: Approach.Goal, _ index: Int) -> Approach? {
    let shape = fences.fences[index].shape
    let all = segments.compactMap { Approach(goal, of: $0, to: shape) }
    return goal == .nearest
      ? all.min { $0.margin < $1.margin } : all.max { $0.margin < $1.margin }
  }

  /// How the visits of a path to some fences begin, in order; those that it begins in first, also
  /// where such events are not listed.
  private func entries(of path: FencePathLog, _ ids: Set<String>) -> [FenceEvent] {
    let listed = path.events.filter {
      ids.contains($0.fence) && ($0.event == .enter || $0.event == .inside)
    }
    let begun = fences.fences.indices.compactMap { path.histories[$0].visits.first?.entry }
      .filter { $0.event == .inside && ids.contains($0.fence) && !listed.contains($0) }
    return begun + listed
  }

  /// The paths whose beginning, or end, counts: the first, or last, track and every route.
  private func ends(isStart: Bool) -> [Int] {
    let tracks = paths.indices.filter { paths[$0].source == .track }
    return [isStart ? tracks.first : tracks.last].compactMap { $0 }
      + paths.indices.filter { paths[$0].source == .route }
  }

  /// The first or last fix of a path: by time where all fixes have one.
  private func endApproach(_ index: Int, path: Int, isStart: Bool) -> Approach? {
    let own = segments[path]
    var end: (segment: Int, fix: Int, time: Timestamp?)?
    for (number, segment) in own.enumerated() {
      for i in segment.indices {
        let time = segment.times.isEmpty || segment.times[i].isMissing ? nil : segment.times[i]
        let isBetter: Bool
        if let latest = end?.time, let time {
          isBetter = isStart ? time < latest : time >= latest
        } else {
          isBetter = end == nil || !isStart
        }
        if isBetter { end = (number, i, time) }
      }
    }
    guard let end else { return nil }
    return Approach(
      atFix: end.fix, ofSegment: end.segment, own[end.segment],
      to: fences.fences[index].shape)
  }
}

extension PathEvidence {
  /// What became of the paths at a fence, whatever confirms an event.
  private func strictHistories(_ index: Int) -> [FenceHistory] {
    zip(paths, segments).map { strict.history(of: $1, as: $0, at: fences.fences[index]) }
  }

  /// The ways of all paths of which it is not known whether they stay on a side of a fence.
  private func unseen(_ index: Int, isInside: Bool) -> [UnseenWay] {
    segments.flatMap {
      UnseenWay.all(of: $0, fences.fences[index].shape, isInside: isInside, strict.options)
    }
  }

  /// What of an expectation cannot be known because the recording was off between two segments.
  func notes(of expectation: FenceExpectation) -> [CheckFailure] {
    guard let id = expectation.fence, let index = indices[id] else { return [] }
    return expectation.demands.flatMap { demand -> [CheckFailure] in
      guard demand == .never || demand == .always else { return [] }
      return unseen(index, isInside: demand == .always).filter(\.isBreak).prefix(1).map {
        CheckFailure(demand, fence: id, .unseen($0))
      }
    }
  }
}
