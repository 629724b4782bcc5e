import Geodesy
import Tracks

/// Ascent and descent of the same elevations by several methods.
struct ComparedAscents {
  /// A method, what it has counted, and who counts like it.
  private struct Tally {
    let method: String
    let countsLike: String?
    let count: @Sendable (Segment) -> AscentTotal
    var total: AscentTotal?
  }

  private var tallies: [Tally] = []

  /// Begins with the method of the summary.
  init(_ options: SummaryOptions) {
    add(options.ascentMethod, options.ascentThreshold.value)
    add(.raw, 0)
    for threshold in [2.0, 5, 10] { add(.zigzag, threshold) }
    for threshold in [3.0, 5, 10] { add(.hysteresis, threshold) }
    for threshold in [2.0, 5] { add(.smoothed, threshold) }
    tallies.append(
      Tally(
        method: "weights 0.3, 0.4, 0.3, raw", countsLike: "gpxpy get_uphill_downhill",
        count: { Self.weighted($0.elevations) }))
  }

  private mutating func add(_ method: AscentMethod, _ threshold: Double) {
    var options = SummaryOptions()
    options.ascentMethod = method
    options.ascentThreshold = threshold.meters
    let words = options.methods.ascent
    if tallies.contains(where: { $0.method == words }) { return }
    let countsLike: String? =
      switch (method, threshold) {
      case (.raw, _): "leaflet-gpx, which also joins segments"
      case (.hysteresis, 3): "GoldenCheetah by default"
      default: nil
      }
    tallies.append(
      Tally(
        method: words, countsLike: countsLike,
        count: { [options] segment in
          segment.coordinates.withUnsafeBufferPointer { places in
            segment.elevations.withUnsafeBufferPointer { heights in
              options.ascent(places: places, heights: heights)
            }
          }
        }))
  }

  /// Adds the climbs of a segment.
  mutating func add(_ segment: Segment) {
    if segment.elevations.isEmpty { return }
    for i in tallies.indices {
      let part = tallies[i].count(segment)
      tallies[i].total = AscentTotal(
        ascent: (tallies[i].total?.ascent ?? 0) + part.ascent,
        descent: (tallies[i].total?.descent ?? 0) + part.descent)
    }
  }

  /// All results, ascent or descent.
  func results(_ direction: KeyPath<AscentTotal, Double>) -> [ComparedResult] {
    tallies.map {
      ComparedResult($0.method, $0.total?[keyPath: direction], like: $0.countsLike)
    }
  }

  /// The sum of all differences after each elevation, but the first and the last, has become a
  /// weighted mean of itself and its neighbors; gaps are passed over.
  static func weighted(_ heights: [Double]) -> AscentTotal {
    let known = heights.filter { !$0.isNaN }
    var counter = RawAscent()
    for i in known.indices {
      let isEnd = i == 0 || i == known.count - 1
      counter.add(isEnd ? known[i] : known[i - 1] * 0.3 + known[i] * 0.4 + known[i + 1] * 0.3)
    }
    return counter.total
  }
}
