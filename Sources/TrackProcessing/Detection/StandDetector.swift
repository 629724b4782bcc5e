import Geodesy
public import Tracks

/// Fixes of something that stands still.
public struct Stand: Hashable, Sendable {
  /// The indices of its fixes.
  public var fixes: ClosedRange<Int>
  /// Its first and its last fix that have a time.
  public var timed: ClosedRange<Int>
  /// Seconds between these.
  public var duration: Double
}

/// Finds stands by an anchor: the first fix of a segment is one, and so is each that lies further
/// than the radius from the anchor before it. An anchor and the fixes behind it within the radius
/// are a stand when they last long enough.
///
/// Between two fixes with accuracies the radius is half of their sum, if that is more; the time
/// asked for grows in proportion. So whatever is faster than radius / time never stands. An anchor
/// does not creep: slow drift becomes several stands in a row. Nor does a stand go up or down: a fix
/// whose elevation is further from the anchor's than a height begins a new one. A segment without
/// times has none.
public struct StandDetector: Hashable, Sendable {
  /// Meters.
  public var radius: Double
  /// Seconds.
  public var time: Double
  /// Meters up or down, where both elevations are known.
  public var height: Double

  /// Makes a detector.
  public init(radius: Double = 3, time: Double = 15, height: Double = 10) {
    self.radius = radius
    self.time = time
    self.height = height
  }

  /// The stands of a segment, in order, each of at least two timed fixes.
  ///
  /// - Complexity: O(number of fixes), some 20 ns each.
  public func stands(in segment: Segment) -> [Stand] {
    let times = segment.times
    if times.isEmpty || segment.count < 2 { return [] }
    let places = segment.coordinates
    let accuracies = segment.column(.accuracy) ?? []
    let heights = segment.elevations
    var found: [Stand] = []
    var anchor = 0
    var widest = radius
    func end(before next: Int) {
      guard let first = (anchor..<next).first(where: { !times[$0].isMissing }),
        let last = (first + 1..<max(next, first + 1)).last(where: { !times[$0].isMissing })
      else { return }
      let duration = elapsed(from: times[first], to: times[last])
      if duration >= time, duration * radius >= time * widest {
        found.append(
          Stand(fixes: anchor...(next - 1), timed: first...last, duration: duration))
      }
    }
    for i in 1..<places.count {
      var reach = radius
      if !accuracies.isEmpty {
        let half = (accuracies[anchor] + accuracies[i]) / 2
        if half > reach { reach = half }
      }
      // Unknown elevations differ by NaN, which is no more than the height.
      let isElsewhere = !heights.isEmpty && abs(heights[i] - heights[anchor]) > height
      if !isElsewhere, Geodesic.legLength(from: places[anchor], to: places[i]) <= reach {
        widest = max(widest, reach)
      } else {
        end(before: i)
        anchor = i
        widest = radius
      }
    }
    end(before: places.count)
    return found
  }
}
