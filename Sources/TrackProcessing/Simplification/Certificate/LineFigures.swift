import Geodesy
import Tracks

/// The quantities of a line that simplification changes, as the summary of its fixes has them.
struct LineFigures {
  /// The number of vertices.
  var count: Int
  /// Meters along the legs.
  var distance: Double
  /// Meters climbed; nil without elevations.
  var ascent: Double?
  /// The earliest and the latest time; nil without times.
  var times: ClosedRange<Timestamp>?
  /// The number of vertices with an elevation.
  private(set) var heightCount = 0
  /// The number of vertices with a time.
  private(set) var timeCount = 0

  /// Seconds from the earliest to the latest time.
  var seconds: Double? { times.map { elapsed(from: $0.lowerBound, to: $0.upperBound) } }

  /// Takes them from columns, each empty or one per place.
  init(
    places: UnsafeBufferPointer<Coordinate>, heights: UnsafeBufferPointer<Double>,
    times: UnsafeBufferPointer<Timestamp>, _ options: SummaryOptions
  ) {
    count = places.count
    distance = Geodesic.pathLength(places)
    for height in heights where !height.isNaN { heightCount += 1 }
    if heightCount > 0 {
      ascent = options.ascent(places: places, heights: heights).ascent
    }
    var earliest = Timestamp.missing
    var latest = Timestamp.missing
    for time in times where !time.isMissing {
      timeCount += 1
      if latest.isMissing {
        earliest = time
        latest = time
      } else if latest < time {
        latest = time
      } else if time < earliest {
        earliest = time
      }
    }
    if !latest.isMissing { self.times = earliest...latest }
  }

  /// Takes them from some of the places.
  init(
    of indices: [Int], _ places: UnsafeBufferPointer<Coordinate>,
    _ heights: UnsafeBufferPointer<Double>, _ times: UnsafeBufferPointer<Timestamp>,
    _ options: SummaryOptions
  ) {
    self = indices.map { places[$0] }.withUnsafeBufferPointer { places in
      (heights.isEmpty ? [] : indices.map { heights[$0] }).withUnsafeBufferPointer { heights in
        (times.isEmpty ? [] : indices.map { times[$0] }).withUnsafeBufferPointer { times in
          LineFigures(places: places, heights: heights, times: times, options)
        }
      }
    }
  }
}
