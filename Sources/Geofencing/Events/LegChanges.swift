import Geodesy

/// Where a path comes in and goes out between two neighboring fixes.
struct LegChanges {
  /// Fractions of the way, 0…1, not decreasing; at each the state turns over, from that of the first
  /// fix to that of the second.
  private(set) var fractions: [Double] = []

  /// Finds the changes.
  ///
  /// What the shape says about its boundary is held against its states between the crossings, so
  /// that the changes always lead from the state of the first fix to that of the second, also where
  /// a fix lies exactly on the boundary (which is inside).
  ///
  /// - Parameters:
  ///   - startsInside: The state at the first fix.
  ///   - endsInside: The state at the second fix.
  init(
    _ shape: any FenceShape, from start: Coordinate, to end: Coordinate, startsInside: Bool,
    endsInside: Bool
  ) {
    let crossings = shape.crossings(from: start, to: end)
    if crossings.isEmpty && startsInside == endsInside { return }
    var state = startsInside
    var previous = 0.0
    for next in crossings + [1] {
      // Between two crossings at one place there is nothing.
      if next > previous {
        let middle = shape.place(at: (previous + next) / 2, from: start, to: end)
        let isInside = shape.state(of: middle) != .outside
        if isInside != state {
          fractions.append(previous)
          state = isInside
        }
      }
      previous = next
    }
    if state != endsInside { fractions.append(1) }
  }
}
