import Geodesy
import Geofencing
import Tracks

/// The fixes of a path in the order in which a monitor takes them, and nothing of them that no
/// monitor asks for.
///
/// A *position* is a place in that order: in the order of the file the fixes of all segments in a
/// row, else by time. A fix without a time stays behind the fix before it.
struct FixOrder {
  /// The segments, with places, times, and what tells accuracies where those count.
  let segments: [Segment]
  /// The places by position.
  let places: [Coordinate]
  /// The times by position; empty where no fix has one.
  let times: [Timestamp]
  /// The number of the first fix of each segment when all are counted in the order of the file; one
  /// more for the end.
  private let starts: [Int]
  /// For each position the number of its fix; empty where they are the same.
  private let numbers: [Int]
  /// The inverse.
  private let positions: [Int]

  /// Takes the fixes of segments.
  ///
  /// - Complexity: O(*n*), O(*n* log *n*) where times are out of order.
  init(_ segments: [Segment], _ options: FenceMonitorOptions) {
    let isGated = options.accuracyPolicy == .gate
    self.segments = segments.map { segment in
      Self.bare(segment, segment.coordinates, segment.times) {
        isGated ? segment.column($0) : nil
      }
    }
    var starts = [0]
    for segment in segments { starts.append(starts[starts.count - 1] + segment.count) }
    var places: [Coordinate] = []
    var times: [Timestamp] = []
    places.reserveCapacity(starts[starts.count - 1])
    let isTimed = segments.contains { !$0.times.isEmpty }
    for segment in segments {
      places += segment.coordinates
      if !isTimed { continue }
      times +=
        segment.times.isEmpty
        ? Array(repeating: .missing, count: segment.count) : segment.times
    }
    var numbers: [Int] = []
    if isTimed && options.order == .time {
      var keys = times
      for i in keys.indices where keys[i].isMissing {
        keys[i] = i > 0 ? keys[i - 1] : Timestamp(seconds: .min)
      }
      if !zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) {
        numbers = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        places = numbers.map { places[$0] }
        times = numbers.map { times[$0] }
      }
    }
    var positions = numbers
    for (position, number) in numbers.enumerated() { positions[number] = position }
    (self.starts, self.numbers, self.positions) = (starts, numbers, positions)
    (self.places, self.times) = (places, times)
  }

  /// How many fixes there are.
  var count: Int { places.count }

  /// The position of a fix.
  func position(segment: Int, fix: Int) -> Int {
    let number = starts[segment] + fix
    return positions.isEmpty ? number : positions[number]
  }

  /// The segment of a position.
  func segment(of position: Int) -> Int {
    let number = numbers.isEmpty ? position : numbers[position]
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// Seconds from one position to another; nil where that is unknown.
  func seconds(from a: Int, to b: Int) -> Double? {
    if times.isEmpty || times[a].isMissing || times[b].isMissing { return nil }
    return times[b].seconds(since: times[a])
  }

  /// The segments with some fixes only, and for each of these its position.
  ///
  /// - Parameter kept: Positions, ascending.
  func keeping(_ kept: [Int]) -> (segments: [Segment], positions: [[Int]]) {
    let all = numbers.isEmpty ? kept : kept.map { numbers[$0] }.sorted()
    var parts: [Segment] = []
    var origins: [[Int]] = []
    var next = 0
    for (number, segment) in segments.enumerated() {
      let first = next
      while next < all.count, all[next] < starts[number + 1] { next += 1 }
      let fixes = all[first..<next].map { $0 - starts[number] }
      parts.append(
        Self.bare(
          segment, fixes.map { segment.coordinates[$0] },
          segment.times.isEmpty ? [] : fixes.map { segment.times[$0] }
        ) { channel in segment.column(channel).map { values in fixes.map { values[$0] } } })
      origins.append(fixes.map { position(segment: number, fix: $0) })
    }
    return (parts, origins)
  }

  private static func bare(
    _ segment: Segment, _ coordinates: [Coordinate], _ times: [Timestamp],
    column: (Channel) -> [Double]?
  ) -> Segment {
    var bare = Segment(coordinates: coordinates)
    if !times.isEmpty { bare.setTimes(times) }
    for channel in [Channel.accuracy, .hdop] {
      if let values = column(channel) { bare.setColumn(channel, values) }
    }
    return bare
  }
}
