import Geodesy
import Tracks

/// Samples at equal distances along a segment.
struct DistanceGrid {
  /// Meters from one sample to the next, more than 0.
  let interval: Double
  /// A sample within so many meters of a fix is the fix.
  private static let tolerance = 1e-6

  init(interval: Double) { self.interval = interval }

  /// How many samples there are at most, about.
  func count(in segment: Segment) -> Double {
    Geodesic.pathLength(segment.coordinates) / interval + 2
  }

  /// The first fix, a sample at each multiple of the interval behind it, and the last fix.
  ///
  /// Of several fixes in the place of a sample the first is taken.
  func samples(of segment: Segment) -> [SegmentSample] {
    guard !segment.isEmpty else { return [] }
    let places = segment.coordinates
    let ways = segment.ways
    var samples = [SegmentSample(fix: 0, of: segment)]
    var number = 1.0
    for i in 1..<max(segment.count, 1) {
      let end = ways[i]
      if number * interval > end + Self.tolerance { continue }
      var leg: GeodesicLeg?
      while number * interval < end - Self.tolerance {
        let line = leg ?? GeodesicLeg(from: places[i - 1], to: places[i])
        leg = line
        samples.append(
          SegmentSample(
            behind: i - 1, fraction: (number * interval - ways[i - 1]) / (end - ways[i - 1]),
            on: line))
        number += 1
      }
      if number * interval <= end + Self.tolerance {
        samples.append(SegmentSample(fix: i, of: segment))
        number += 1
      }
    }
    let last = samples[samples.count - 1]
    if !(last.isFix && last.index == segment.count - 1) {
      samples.append(SegmentSample(fix: segment.count - 1, of: segment))
    }
    return samples
  }
}
