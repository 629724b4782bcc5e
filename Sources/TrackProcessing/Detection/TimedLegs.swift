import Geodesy
import Tracks

/// The timed fixes of a segment, counted from 0, and the speeds between any two of them.
struct TimedLegs {
  private let places: [Coordinate]
  private let times: [Timestamp]
  /// NaN is unknown. Empty where no fix has one.
  private let accuracies: [Double]
  /// Meters of each leg that are not counted.
  private let noise: Double
  /// The indices of the timed fixes; nil when all are.
  private let indices: [Int]?
  /// The number of timed fixes.
  let count: Int
  /// The shortest time that a leg is given, seconds.
  let step: Double
  private let equalTimes: EqualTimes

  init(_ segment: Segment, noise: Double = 0) {
    self.noise = noise
    places = segment.coordinates
    times = segment.times
    accuracies = segment.column(.accuracy) ?? []
    if times.isEmpty {
      indices = []
    } else if times.contains(where: \.isMissing) {
      indices = times.indices.filter { !segment.times[$0].isMissing }
    } else {
      indices = nil
    }
    count = indices?.count ?? times.count
    step = Self.step(of: times)
    equalTimes = EqualTimes(times)
  }

  /// Whether some fixes have no time.
  var hasUntimed: Bool { indices != nil }

  /// The index in the segment of a timed fix.
  @inline(__always)
  func fix(_ k: Int) -> Int { indices.map { $0[k] } ?? k }

  /// Seconds from one timed fix to another, at least a step.
  @inline(__always)
  func seconds(from i: Int, to j: Int) -> Double {
    max(abs(elapsed(from: times[fix(i)], to: times[fix(j)])), step)
  }

  /// Meters from one timed fix to another that neither noise nor their accuracies explain.
  @inline(__always)
  func distance(from i: Int, to j: Int) -> Double { distance(from: fix(i), toFix: fix(j)) }

  /// The same for any two fixes, by their indices in the segment.
  @inline(__always)
  func distance(from a: Int, toFix b: Int) -> Double {
    let length = Geodesic.legLength(from: places[a], to: places[b])
    let slack = accuracies.isEmpty ? noise : max(noise, slack(a) + slack(b))
    // NaN is to stay NaN.
    return length < slack ? 0 : length - slack
  }

  private func slack(_ index: Int) -> Double {
    let accuracy = accuracies[index]
    return accuracy > 0 ? accuracy : 0
  }

  /// Meters per second from one timed fix to another.
  func speed(from i: Int, to j: Int) -> Double {
    distance(from: i, to: j) / seconds(from: i, to: j)
  }

  /// Whether nothing had to be faster than a limit to get from one timed fix to another. False
  /// where a position is none; else true where the times of both say nothing about speed.
  @inline(__always)
  func isPlausible(from i: Int, to j: Int, limit: Double) -> Bool {
    let distance = distance(from: i, to: j)
    return distance <= limit * seconds(from: i, to: j)
      || (saysNothing(from: i, to: j) && !distance.isNaN)
  }

  /// Whether the times of two timed fixes say nothing about speed: they are equal, and so are those
  /// of others beside them.
  @inline(__always)
  func saysNothing(from i: Int, to j: Int) -> Bool { equalTimes.join(fix(i), fix(j)) }

  /// A second where all times are whole; else the usual time between fixes, a second at most.
  static func step(of times: [Timestamp]) -> Double {
    if times.allSatisfy({ $0.nanoseconds == 0 || $0.isMissing }) { return 1 }
    // A thousand legs all over the segment tell enough.
    let stride = max(1, times.count / 1000)
    var steps: [Double] = []
    for i in Swift.stride(from: 1, to: times.count, by: stride) {
      if times[i].isMissing || times[i - 1].isMissing { continue }
      let seconds = abs(elapsed(from: times[i - 1], to: times[i]))
      if seconds > 0 { steps.append(seconds) }
    }
    steps.sort()
    return steps.isEmpty ? 1 : min(steps[steps.count / 2], 1)
  }
}
