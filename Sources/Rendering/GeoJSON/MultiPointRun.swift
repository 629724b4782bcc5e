import Tracks

/// Waypoints that came from one MultiPoint feature and go back into one.
enum MultiPointRun {
  /// How many waypoints from an index on belong together: those that follow and count on, with
  /// the same details. Points that were left out in between do no harm.
  static func length(at start: Int, in items: [TrackDocument.Item]) -> Int {
    guard case .waypoint(let first) = items[start], var index = first.multiPointIndex else {
      return 1
    }
    var end = start + 1
    while end < items.count, case .waypoint(let next) = items[end],
      let nextIndex = next.multiPointIndex, nextIndex > index, next.details == first.details
    {
      index = nextIndex
      end += 1
    }
    return end - start
  }

  /// The positions of waypoints as one segment.
  static func points(of items: ArraySlice<TrackDocument.Item>) -> Segment {
    if items.count == 1, case .waypoint(let only)? = items.first { return only.position }
    var points = Segment()
    for case .waypoint(let waypoint) in items {
      for fix in waypoint.position { points.append(fix) }
    }
    return points
  }
}
