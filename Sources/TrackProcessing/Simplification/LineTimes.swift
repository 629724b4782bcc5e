import Tracks

/// When the vertices of a line were passed, in seconds since the first known time.
struct LineTimes: Sendable {
  /// For each vertex its seconds, NaN where its time is unknown.
  let seconds: [Double]

  init(_ line: LineVertices) {
    let times = line.segment.times
    guard let first = times.first(where: { !$0.isMissing }) else {
      seconds = Array(repeating: .nan, count: line.count)
      return
    }
    seconds = times.map { $0.isMissing ? .nan : $0.seconds(since: first) }
  }

  /// The way between two vertices, as times divide it.
  func span(between first: Int, and last: Int) -> Span {
    Span(start: seconds[first], duration: seconds[last] - seconds[first])
  }

  /// A stretch of time between two vertices that stay.
  struct Span {
    let start: Double
    /// Negative where times run backward; NaN where one of the two is unknown.
    let duration: Double

    /// Which part of the stretch has passed, 0 through 1: 0 where both ends have the same time. NaN
    /// where one of the three times is unknown.
    @inline(__always)
    func fraction(at seconds: Double) -> Double {
      let part = (seconds - start) / (duration == 0 ? .infinity : duration)
      return part < 0 ? 0 : part > 1 ? 1 : part
    }
  }
}

extension LineVertices {
  /// Whether too few vertices have a time to say where anything was when: fewer than two.
  package var hasTooFewTimes: Bool {
    var known = 0
    for time in segment.times where !time.isMissing {
      known += 1
      if known == 2 { return false }
    }
    return true
  }
}
