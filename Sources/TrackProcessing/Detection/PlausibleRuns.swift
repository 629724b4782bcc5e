/// The runs of a segment: timed fixes joined by legs that are slow enough. And the runs that can
/// be believed together.
struct PlausibleRuns {
  /// Timed fixes in a row, the last one among them.
  struct Run: Hashable {
    let first: Int
    let last: Int
    var count: Int { last - first + 1 }
  }

  /// How many fixes of the end of a run and of the beginning of another must be left out so that
  /// the rest of the one leads to the rest of the other.
  struct Cut: Hashable {
    let before: Int
    let after: Int
    var count: Int { before + after }
  }

  let legs: TimedLegs
  /// Meters per second.
  let limit: Double
  /// In order; a leg from one to the next is always too fast.
  let runs: [Run]

  /// - Complexity: O(number of fixes).
  init(_ legs: TimedLegs, limit: Double) {
    self.legs = legs
    self.limit = limit
    var runs: [Run] = []
    var first = 0
    for k in 1..<max(legs.count, 1) where !legs.isPlausible(from: k - 1, to: k, limit: limit) {
      runs.append(Run(first: first, last: k - 1))
      first = k
    }
    if legs.count > 0 { runs.append(Run(first: first, last: legs.count - 1)) }
    self.runs = runs
  }

  /// Whether the whole of a run can be followed by the whole of another.
  func joins(_ a: Run, _ b: Run) -> Bool {
    legs.isPlausible(from: a.last, to: b.first, limit: limit)
  }

  /// The fewest fixes without which one run leads to another; of several such cuts the one with
  /// the slowest leg. Nil when more than a limit would have to go, or a fourth of a run.
  ///
  /// Leaving out more never makes a leg less plausible (the triangle inequality), so the number is
  /// found by halving.
  func cut(_ a: Run, _ b: Run, atMost limit: Int) -> Cut? {
    fewest(a, b, atMost: min(limit, min(a.count, b.count) / 4))
  }

  /// The same for a leg that is too fast by a few meters only: nearly noise. Then runs of any length
  /// lose up to three fixes rather than themselves.
  func slightCut(_ a: Run, _ b: Run) -> Cut? {
    let seconds = legs.seconds(from: a.last, to: b.first)
    guard legs.distance(from: a.last, to: b.first) - limit * seconds <= 5 else { return nil }
    return fewest(a, b, atMost: min(3, min(a.count, b.count) - 1))
  }

  private func fewest(_ a: Run, _ b: Run, atMost most: Int) -> Cut? {
    guard most > 0, var best = cut(a, b, of: most) else { return nil }
    var tooFew = 0
    while best.count - tooFew > 1 {
      let count = (tooFew + best.count) / 2
      if let fewer = cut(a, b, of: count) { best = fewer } else { tooFew = count }
    }
    return best
  }

  private func cut(_ a: Run, _ b: Run, of count: Int) -> Cut? {
    var best: Cut?
    var slowest = Double.infinity
    for before in 0...count {
      let i = a.last - before
      let j = b.first + count - before
      let speed = legs.speed(from: i, to: j)
      if speed < slowest, legs.isPlausible(from: i, to: j, limit: limit) {
        slowest = speed
        best = Cut(before: before, after: count - before)
      }
    }
    return best
  }
}

extension PlausibleRuns {
  /// Which timed fixes are not believed.
  struct Doubts {
    /// Runs that contradict more fixes than they have, by their indices.
    var runs: [Int] = []
    /// Ends of runs that are left out so that the rest leads to another.
    var ends: [End] = []
  }

  /// Timed fixes at an end of a run that are left out so that the rest joins another run.
  struct End {
    let run: Int
    let other: Int
    let fixes: ClosedRange<Int>
  }

  /// A way to come to a run: from another, perhaps with a cut. Small, since a million runs may have
  /// some each.
  private struct Link {
    let run: Int32
    let before: Int16
    let after: Int16
    var isCut: Bool { before + after > 0 }

    init(run: Int, cut: Cut = Cut(before: 0, after: 0)) {
      self.run = Int32(run)
      before = Int16(cut.before)
      after = Int16(cut.after)
    }
  }

  /// What a cut costs beside the fixes left out, in fixes.
  private static var cutPenalty: Int { 5 }
  /// Shorter runs go whole.
  private static var shortestCut: Int { 10 }
  /// How many equally good ways to a run are followed.
  private static var ways: Int { 4 }
  /// How many runs back a predecessor is looked for, apart from the best so far.
  private static var reach: Int { 16 }

  /// Looks for the chain of runs, each to be followed by the next, that has the most fixes. What
  /// belongs to no such chain is doubted; where chains have equally many, all of them stay.
  ///
  /// A run goes whole or not at all, because its fixes speak for one another; only where long runs
  /// are to be joined, or a leg is too fast by next to nothing, some fixes at their ends may be left
  /// out.
  ///
  /// - Complexity: O(number of runs): each looks for its predecessor among the 16 before it and
  ///   the 16 best.
  func doubts() -> Doubts {
    var best = Array(repeating: 0, count: runs.count)
    var links: [Link] = []
    var linkStarts = [0]
    var champions: [Int] = []
    for i in runs.indices {
      let recent = max(0, i - Self.reach)..<i
      var top = 0
      func consider(_ k: Int) {
        if best[k] < max(top, 1) { return }
        if joins(runs[k], runs[i]) {
          if best[k] > top || links[linkStarts[i]...].contains(where: \.isCut) {
            links.removeSubrange(linkStarts[i]...)
          }
          top = best[k]
          if links.count - linkStarts[i] < Self.ways { links.append(Link(run: k)) }
        } else if k == i - 1, best[k] - 1 > top, let cut = slightCut(runs[k], runs[i]),
          best[k] - cut.count > top
        {
          links.removeSubrange(linkStarts[i]...)
          top = best[k] - cut.count
          links.append(Link(run: k, cut: cut))
        } else if k >= i - 2, let cut = worthwhileCut(k, i, gaining: best[k] - top) {
          links.removeSubrange(linkStarts[i]...)
          top = best[k] - cut.count - Self.cutPenalty
          links.append(Link(run: k, cut: cut))
        }
      }
      for k in recent.reversed() { consider(k) }
      for k in champions where k < recent.lowerBound { consider(k) }
      best[i] = runs[i].count + top
      linkStarts.append(links.count)
      let place = champions.firstIndex { best[$0] < best[i] } ?? champions.count
      if place < Self.reach {
        champions.insert(i, at: place)
        if champions.count > Self.reach { champions.removeLast() }
      }
    }
    return follow(links, linkStarts, from: best)
  }

  private func worthwhileCut(_ a: Int, _ b: Int, gaining gain: Int) -> Cut? {
    guard min(runs[a].count, runs[b].count) >= Self.shortestCut, gain > Self.cutPenalty + 1 else {
      return nil
    }
    return cut(runs[a], runs[b], atMost: min(50, gain - Self.cutPenalty - 1))
  }

  private func follow(_ links: [Link], _ linkStarts: [Int], from best: [Int]) -> Doubts {
    let most = best.max() ?? 0
    var isKept = best.map { $0 == most }
    var doubts = Doubts()
    for i in runs.indices.reversed() {
      guard isKept[i] else {
        doubts.runs.append(i)
        continue
      }
      for link in links[linkStarts[i]..<linkStarts[i + 1]] {
        let k = Int(link.run)
        isKept[k] = true
        let (a, b) = (runs[k], runs[i])
        if link.after > 0 {
          doubts.ends.append(
            End(run: i, other: k, fixes: b.first...(b.first + Int(link.after) - 1)))
        }
        if link.before > 0 {
          doubts.ends.append(End(run: k, other: i, fixes: (a.last - Int(link.before) + 1)...a.last))
        }
      }
    }
    doubts.runs.reverse()
    doubts.ends.reverse()
    return doubts
  }
}
