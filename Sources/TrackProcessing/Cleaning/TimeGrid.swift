import Geodesy
import Tracks

/// Samples at equal intervals of time along a segment.
struct TimeGrid {
  /// Nanoseconds from one sample to the next, more than 0.
  private let interval: Int64
  /// The longest run of times that is sampled, and the longest interval, in seconds: some 120
  /// years, of which nanoseconds fit into 64 bits twice.
  private static let spanLimit: Int64 = 4_000_000_000

  /// - Parameter interval: Seconds, a millisecond or more.
  init(interval: Double) {
    self.interval = Int64((min(max(interval, 0.001), Double(Self.spanLimit)) * 1e9).rounded())
  }

  /// Fixes from one that has a time to another, whose times do not run backward.
  struct Run: Hashable {
    var first: Int
    var last: Int
  }

  /// The runs of a segment, in order; what lies between them has no times.
  func runs(of segment: Segment) -> [Run] {
    let times = segment.times
    var runs: [Run] = []
    for i in times.indices where !times[i].isMissing {
      if let run = runs.last, times[i] >= times[run.last] {
        let (span, overflow) = times[i].seconds.subtractingReportingOverflow(
          times[run.first].seconds)
        if !overflow && span < Self.spanLimit {
          runs[runs.count - 1].last = i
          continue
        }
      }
      runs.append(Run(first: i, last: i))
    }
    return runs
  }

  /// How many samples there are at most, about.
  func count(in segment: Segment) -> Double {
    let times = segment.times
    return runs(of: segment).reduce(Double(segment.count)) { count, run in
      count + times[run.last].seconds(since: times[run.first]) * 1e9 / Double(interval)
    }
  }

  /// In each run the first fix, a sample at each multiple of the interval behind it, and the last
  /// fix; fixes outside of runs.
  ///
  /// Of several fixes in the instant of a sample the first is taken. A fix without time is passed
  /// when the ways to the fixes with times at its sides say.
  func samples(of segment: Segment) -> [SegmentSample] {
    var samples: [SegmentSample] = []
    samples.reserveCapacity(segment.count)
    let ways = segment.hasAllTimes ? [] : segment.ways
    var next = 0
    for run in runs(of: segment) {
      samples += (next..<run.first).map { SegmentSample(fix: $0, of: segment) }
      appendSamples(of: run, in: segment, ways: ways, to: &samples)
      next = run.last + 1
    }
    samples += (next..<segment.count).map { SegmentSample(fix: $0, of: segment) }
    return samples
  }

  private func appendSamples(
    of run: Run, in segment: Segment, ways: [Double], to samples: inout [SegmentSample]
  ) {
    let places = segment.coordinates
    let times = segment.times
    let clock = clock(of: run, in: segment, ways: ways)
    let start = times[run.first]
    samples.append(SegmentSample(fix: run.first, of: segment))
    var instant = interval
    for i in run.first + 1..<run.last + 1 {
      let (before, end) = (clock[i - 1 - run.first], clock[i - run.first])
      if instant > end { continue }
      var leg: GeodesicLeg?
      while instant < end {
        let line = leg ?? GeodesicLeg(from: places[i - 1], to: places[i])
        leg = line
        samples.append(
          SegmentSample(
            behind: i - 1, fraction: Double(instant - before) / Double(end - before), on: line,
            time: start.adding(nanoseconds: instant)))
        instant += interval
      }
      if instant == end {
        var sample = SegmentSample(fix: i, of: segment)
        if times[i].isMissing { sample.time = start.adding(nanoseconds: instant) }
        samples.append(sample)
        instant += interval
      }
    }
    let isThere = samples.last.map { $0.isFix && $0.index == run.last } ?? false
    if !isThere { samples.append(SegmentSample(fix: run.last, of: segment)) }
  }

  /// Nanoseconds since the first fix of a run, for each of its fixes.
  private func clock(of run: Run, in segment: Segment, ways: [Double]) -> [Int64] {
    let times = segment.times
    let start = times[run.first]
    var clock = Array(repeating: Int64(0), count: run.last - run.first + 1)
    var known = run.first
    for i in run.first + 1..<run.last + 1 where !times[i].isMissing {
      let seconds = times[i].seconds - start.seconds
      let now =
        seconds * 1_000_000_000 + Int64(times[i].nanoseconds) - Int64(start.nanoseconds)
      let before = clock[known - run.first]
      for j in known + 1..<i {
        let way = ways[i] - ways[known]
        let part = way > 0 ? (ways[j] - ways[known]) / way : Double(j - known) / Double(i - known)
        clock[j - run.first] = before + Int64((Double(now - before) * min(part, 1)).rounded())
      }
      clock[i - run.first] = now
      known = i
    }
    return clock
  }
}

extension Segment {
  /// Whether every fix has a time (and there is one).
  fileprivate var hasAllTimes: Bool { !times.isEmpty && !times.contains(where: \.isMissing) }
}

extension Timestamp {
  /// A later instant; 0 or more nanoseconds.
  fileprivate func adding(nanoseconds more: Int64) -> Timestamp {
    Timestamp(
      seconds: seconds + more / 1_000_000_000,
      nanoseconds: nanoseconds + UInt32(more % 1_000_000_000))
  }
}
