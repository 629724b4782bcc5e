import Geodesy

/// Where ascent and descent happen: their totals up to each fix.
///
/// The last entries are the totals that `SummaryOptions.ascent` gives. `raw` and `hysteresis` count at
/// the fix at which they notice. A zigzag would notice a climb only after it; here a climb counts
/// where it reaches a new height between its turning points, so each kilometer gets its own part.
struct AscentCourse {
  /// Meters climbed up to each value; never less than before.
  private(set) var ascents: [Double]
  /// Meters descended up to each value, positive; never less than before.
  private(set) var descents: [Double]

  /// Follows a column of elevations; NaN is passed over.
  init(of heights: [Double], ways: [Double], options: SummaryOptions) {
    ascents = Array(repeating: 0, count: heights.count)
    descents = ascents
    let threshold = options.ascentThreshold.value
    switch options.ascentMethod {
    case .raw: follow(RawAscent(), heights)
    case .hysteresis: follow(HysteresisAscent(threshold: threshold), heights)
    case .zigzag: followTurns(heights, threshold)
    case .smoothed: followTurns(ElevationSmoothing.smoothed(heights, ways: ways), threshold)
    }
  }

  private mutating func follow(_ counter: some AscentCounter, _ heights: [Double]) {
    var counter = counter
    for i in heights.indices {
      if !heights[i].isNaN { counter.add(heights[i]) }
      ascents[i] = counter.total.ascent
      descents[i] = counter.total.descent
    }
  }

  private mutating func followTurns(_ heights: [Double], _ threshold: Double) {
    let turns = ZigzagTurns.indices(of: heights, threshold: threshold)
    guard let first = turns.first, let last = turns.last else { return }
    var up = 0.0
    var down = 0.0
    var next = 1
    var extreme = heights[first]
    for i in (first + 1)..<heights.count {
      let isClimb = next < turns.count && heights[turns[next]] > heights[turns[next - 1]]
      let height = heights[i]
      // Comparisons with a gap are false.
      if i <= last {
        if isClimb && height > extreme {
          up += height - extreme
          extreme = height
        } else if !isClimb && height < extreme {
          down += extreme - height
          extreme = height
        }
      }
      ascents[i] = up
      descents[i] = down
      if next < turns.count && turns[next] == i { next += 1 }
    }
  }
}
