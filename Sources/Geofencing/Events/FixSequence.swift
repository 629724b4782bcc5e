import Geodesy
import Tracks

/// The fixes of one path in the order in which they are watched.
struct FixSequence: Sendable {
  /// A fix that is left out for all fences.
  struct Dropped: Sendable {
    /// The place among the kept fixes that it would stand at.
    let before: Int
    let fix: FixOrigin
    let place: Coordinate
    let time: Timestamp?
    let reason: SuppressedTransition.Reason
  }

  /// Where a fix comes from.
  struct FixOrigin: Hashable, Sendable {
    let segment: Int32
    let fix: Int32
  }

  private(set) var places: [Coordinate] = []
  /// `Timestamp.missing` is a gap.
  private(set) var times: [Timestamp] = []
  private(set) var origins: [FixOrigin] = []
  /// Meters, NaN where unknown; empty under `ignore`.
  private(set) var accuracies: [Double] = []
  /// What is left out, in order.
  private(set) var dropped: [Dropped] = []
  /// Whether some fix has a time.
  private(set) var isTimed = false
  /// Seconds beyond which a step is a gap.
  let maxGap: Double

  var count: Int { places.count }

  /// Takes the fixes of segments.
  init(_ segments: [Segment], _ options: FenceMonitorOptions) {
    maxGap = options.maxGap
    let total = segments.reduce(0) { $0 + $1.count }
    places.reserveCapacity(total)
    times.reserveCapacity(total)
    origins.reserveCapacity(total)
    for (number, segment) in segments.enumerated() {
      places += segment.coordinates
      if segment.times.isEmpty {
        times += repeatElement(.missing, count: segment.count)
      } else {
        times += segment.times
        isTimed = true
      }
      for i in segment.indices {
        origins.append(FixOrigin(segment: Int32(clamping: number), fix: Int32(clamping: i)))
      }
      if options.accuracyPolicy == .gate { accuracies += FixSequence.accuracies(of: segment) }
    }
    if isTimed && options.order == .time { sortByTime() }
    if options.accuracyPolicy == .gate { dropUseless(maxSpeed: options.maxSpeed) }
  }

  /// When a fix was made, nil when that is unknown.
  func time(_ i: Int) -> Timestamp? { times[i].isMissing ? nil : times[i] }

  /// Whether nothing is known about the way from the fix before: another segment, or too long ago.
  func isGap(before i: Int) -> Bool {
    if origins[i].segment != origins[i - 1].segment { return true }
    if times[i].isMissing || times[i - 1].isMissing { return false }
    return times[i].seconds(since: times[i - 1]) > maxGap
  }

  /// The time at a fraction of the step to a fix, rounded to milliseconds but not beyond either end;
  /// nil unless both ends have times.
  func time(at fraction: Double, before i: Int) -> Timestamp? {
    let (start, end) = (times[i - 1], times[i])
    if start.isMissing || end.isMissing { return nil }
    return Timestamp.between(start, end, at: fraction)
  }

  private static func accuracies(of segment: Segment) -> [Double] {
    let own = segment.column(.accuracy)
    let dilution = segment.column(.hdop)
    return segment.indices.map { i in
      if let value = own?[i], !value.isNaN { return value }
      return dilution.map { FixAccuracy.meters(ofDilution: $0[i]) } ?? .nan
    }
  }

  private mutating func sortByTime() {
    // A fix without a time stays behind the one before it.
    var keys = times
    for i in keys.indices where keys[i].isMissing {
      keys[i] = i > 0 ? keys[i - 1] : Timestamp(seconds: .min)
    }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    if isSorted { return }
    keep(keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) })
  }

  private mutating func keep(_ indices: [Int]) {
    places = indices.map { places[$0] }
    times = indices.map { times[$0] }
    origins = indices.map { origins[$0] }
    if !accuracies.isEmpty { accuracies = indices.map { accuracies[$0] } }
  }
}

extension FixSequence {
  /// Leaves out what says nothing about any fence: fixes that the device calls invalid, that are not
  /// later than the one before, and jumps that the next fix does not confirm.
  private mutating func dropUseless(maxSpeed: Double) {
    var kept: [Int] = []
    kept.reserveCapacity(count)
    /// A jump that waits for the next fix.
    var candidate: (index: Int, speed: Double)?
    for i in places.indices {
      if accuracies[i] < 0 {
        drop(i, before: kept.count, .invalidAccuracy)
        continue
      }
      if let latest = candidate?.index ?? kept.last, !isLater(i, than: latest) {
        drop(i, before: kept.count, .timeNotIncreasing)
        continue
      }
      if let jump = candidate {
        candidate = nil
        if speed(from: jump.index, to: i) <= maxSpeed {
          kept += [jump.index, i]
          continue
        }
        drop(jump.index, before: kept.count, .jump(speed: jump.speed, limit: maxSpeed))
      }
      let speed = kept.last.map { self.speed(from: $0, to: i) } ?? 0
      if speed > maxSpeed { candidate = (i, speed) } else { kept.append(i) }
    }
    if let candidate {
      drop(candidate.index, before: kept.count, .jump(speed: candidate.speed, limit: maxSpeed))
    }
    if kept.count < count { keep(kept) }
  }

  private mutating func drop(_ i: Int, before: Int, _ reason: SuppressedTransition.Reason) {
    dropped.append(
      Dropped(
        before: before, fix: origins[i], place: places[i], time: time(i), reason: reason))
  }

  private func isLater(_ i: Int, than earlier: Int) -> Bool {
    times[i].isMissing || times[earlier].isMissing || times[i] > times[earlier]
  }

  /// The least speed, in meters per second, that the accuracies leave for a step; 0 where that
  /// is unknown.
  private func speed(from a: Int, to b: Int) -> Double {
    if times[a].isMissing || times[b].isMissing { return 0 }
    let seconds = times[b].seconds(since: times[a])
    guard seconds > 0 else { return 0 }
    let reach = [accuracies[a], accuracies[b]].reduce(0) { $0 + ($1.isNaN ? 0 : $1) }
    return max(0, Geodesic.legLength(from: places[a], to: places[b]) - reach) / seconds
  }
}
