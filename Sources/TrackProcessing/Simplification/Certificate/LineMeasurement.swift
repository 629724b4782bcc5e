import Geodesy
import Tracks

/// How far the dropped vertices of one line are from what replaces them.
struct LineMeasurement {
  /// The greatest of some values, and the first vertex that has it.
  struct Peak {
    /// Below 0 before the first value.
    var value = -1.0
    var index = -1

    @inline(__always)
    mutating func see(_ candidate: Double, _ index: Int) {
      if candidate > value {
        value = candidate
        self.index = index
      }
    }
  }

  /// Meters to the nearest place of the kept edge.
  private(set) var deviation = Peak()
  /// The sum of these meters.
  private(set) var deviationSum = 0.0
  /// The square of the map points to the kept edge as a straight line on the map.
  private(set) var screenSquare = Peak()
  /// Meters between the elevation and that of the foot.
  private(set) var elevation = Peak()
  /// Seconds between the time and that of the foot.
  private(set) var time = Peak()
  /// Meters to where the kept edge is at the vertex's time.
  private(set) var synchronized = Peak()

  private let places: UnsafeBufferPointer<Coordinate>
  private let heights: UnsafeBufferPointer<Double>
  private let times: UnsafeBufferPointer<Timestamp>

  /// Begins with a line; heights and times are one per place, or empty.
  init(
    places: UnsafeBufferPointer<Coordinate>, heights: UnsafeBufferPointer<Double>,
    times: UnsafeBufferPointer<Timestamp>
  ) {
    self.places = places
    self.heights = heights
    self.times = times
  }

  /// Measures all dropped vertices.
  ///
  /// - Parameter retained: The indices of the others, ascending.
  mutating func measure(all retained: [Int]) {
    guard let first = retained.first, let last = retained.last else { return }
    measure(0..<first, from: first, to: first)
    var previous = first
    for next in retained.dropFirst() {
      measure(previous + 1..<next, from: previous, to: next)
      previous = next
    }
    measure(last + 1..<places.count, from: last, to: last)
  }

  /// Measures the vertices of a range against the edge between two kept ones, which may be one.
  private mutating func measure(_ range: Range<Int>, from a: Int, to b: Int) {
    if range.isEmpty { return }
    let values = EdgeValues(heights: heights, times: times, from: a, to: b)
    let frame = EdgeFrame(from: places[a], to: places[b])
    var long: LongEdge?
    var i = range.lowerBound
    while i < range.upperBound {
      if let frame {
        i = measure(i..<range.upperBound, by: frame, values)
        if i == range.upperBound { return }
      }
      let edge = long ?? LongEdge(from: places[a], to: places[b], vertices: range.count)
      long = edge
      let measured = edge.deviation(of: places[i], needsFraction: !values.isEmpty)
      deviation.see(measured.ground, i)
      screenSquare.see(measured.screenSquare, i)
      deviationSum += measured.ground
      if let part = follow(values, i, measured.fraction, hasLength: edge.length > 0) {
        synchronized.see(edge.distance(from: places[i], toFraction: part), i)
      }
      i += 1
    }
  }

  /// Measures the vertices of a range by a frame.
  ///
  /// - Returns: The first vertex that the frame does not take, or the end of the range.
  private mutating func measure(
    _ range: Range<Int>, by frame: borrowing EdgeFrame, _ values: EdgeValues
  ) -> Int {
    // Local, so that the loop keeps them in registers.
    var deviation = self.deviation
    var screenSquare = self.screenSquare
    var sum = 0.0
    var i = range.lowerBound
    while i < range.upperBound, let place = frame.place(of: places[i]) {
      let measured = frame.deviation(of: place)
      deviation.see(measured.ground, i)
      screenSquare.see(measured.screenSquare, i)
      sum += measured.ground
      if !values.isEmpty,
        let part = follow(values, i, measured.fraction, hasLength: frame.length > 0)
      {
        synchronized.see(frame.distance(from: place, toFraction: part), i)
      }
      i += 1
    }
    self.deviation = deviation
    self.screenSquare = screenSquare
    deviationSum += sum
    return i
  }

  /// Compares elevation and time of a vertex with those at its foot.
  ///
  /// - Returns: The part of the edge that has been gone at the vertex's time; nil when unknown.
  @inline(__always)
  private mutating func follow(
    _ values: EdgeValues, _ index: Int, _ fraction: Double, hasLength: Bool
  ) -> Double? {
    let part = hasLength ? fraction : nil
    if values.hasHeights {
      let height = heights[index]
      if !height.isNaN {
        elevation.see(values.miss(height, values.startHeight, values.endHeight, part), index)
      }
    }
    guard values.hasTimes else { return nil }
    let own = times[index]
    if own.isMissing { return nil }
    let seconds = elapsed(from: values.startTime, to: own)
    time.see(values.miss(seconds, 0, values.seconds, part), index)
    if values.seconds == 0 { return 0 }
    return min(max(seconds / values.seconds, 0), 1)
  }
}

/// Elevations and times of the ends of a kept edge.
private struct EdgeValues {
  var hasHeights = false
  var startHeight = 0.0
  var endHeight = 0.0
  var hasTimes = false
  var startTime = Timestamp.missing
  /// From the start to the end.
  var seconds = 0.0

  var isEmpty: Bool { !hasHeights && !hasTimes }

  init(
    heights: UnsafeBufferPointer<Double>, times: UnsafeBufferPointer<Timestamp>,
    from a: Int, to b: Int
  ) {
    if !heights.isEmpty, !heights[a].isNaN, !heights[b].isNaN {
      hasHeights = true
      startHeight = heights[a]
      endHeight = heights[b]
    }
    if !times.isEmpty, !times[a].isMissing, !times[b].isMissing {
      hasTimes = true
      startTime = times[a]
      seconds = elapsed(from: times[a], to: times[b])
    }
  }

  /// How far a value is from that at a part of the edge. An edge of no length, where the part is
  /// nil, has all values between those of its ends in one place.
  @inline(__always)
  func miss(_ value: Double, _ a: Double, _ b: Double, _ part: Double?) -> Double {
    if let part { return abs(value - (a + (b - a) * part)) }
    return max(min(a, b) - value, value - max(a, b), 0)
  }
}
