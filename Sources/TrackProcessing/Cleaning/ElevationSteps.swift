import Tracks

/// The known elevations of a segment, and which steps from one to another are too steep.
struct ElevationSteps {
  /// Which steps are too steep.
  struct Limits: Hashable {
    /// Meters.
    var height: Double
    /// Meters per second, up or down.
    var rate: Double
    /// Meters up or down per meter of way, where there are no times.
    var grade: Double
  }

  let limits: Limits
  /// The fixes that have an elevation.
  let fixes: [Int]
  private let segment: Segment
  private let ways: [Double]
  private let equalTimes: EqualTimes

  /// Nil when no two neighbors differ by more than the height.
  ///
  /// - Complexity: O(number of fixes).
  init?(_ segment: Segment, limits: Limits) {
    let heights = segment.elevations
    var last = Double.nan
    var differs = false
    for height in heights where !height.isNaN {
      if abs(height - last) > limits.height { differs = true }
      last = height
    }
    if !differs { return nil }
    self.limits = limits
    self.segment = segment
    fixes = heights.indices.filter { !heights[$0].isNaN }
    ways = segment.ways
    equalTimes = EqualTimes(segment.times)
  }

  /// Meters from a known elevation up to another.
  func rise(_ a: Int, _ b: Int) -> Double {
    segment.elevations[fixes[b]] - segment.elevations[fixes[a]]
  }

  /// Whether the step from a known elevation to a later one is too high and too steep.
  func isJump(_ a: Int, _ b: Int) -> Bool {
    let rise = abs(rise(a, b))
    if !(rise > limits.height) { return false }
    if let seconds = seconds(a, b) { return rise > limits.rate * seconds }
    return rise > limits.grade * way(a, b)
  }

  /// The step in words: `12 m at 3.4 m/s`.
  func text(_ a: Int, _ b: Int) -> String {
    let rise = abs(rise(a, b))
    if let seconds = seconds(a, b) { return "\(tenths(rise)) m at \(tenths(rise / seconds)) m/s" }
    return "\(tenths(rise)) m over \(tenths(way(a, b))) m"
  }

  private func way(_ a: Int, _ b: Int) -> Double { ways[fixes[b]] - ways[fixes[a]] }

  /// The time from one to the other; nil where it is not known, or runs backward, or is the same for
  /// three fixes or more in a row.
  ///
  /// Whole seconds are taken for rounded ones: at least one has passed.
  private func seconds(_ a: Int, _ b: Int) -> Double? {
    let times = segment.times
    if times.isEmpty { return nil }
    let (start, end) = (times[fixes[a]], times[fixes[b]])
    if start.isMissing || end.isMissing || end < start { return nil }
    if equalTimes.join(fixes[a], fixes[b]) { return nil }
    let isWhole = start.nanoseconds == 0 && end.nanoseconds == 0
    return max(end.seconds(since: start), isWhole ? 1 : 0.001)
  }
}
