import Geodesy
public import Tracks

extension TrackSummary {
  /// The summary of a segment.
  ///
  /// - Complexity: O(number of fixes), some 25 ns per fix; memory does not grow, except with the
  ///   method `smoothed`.
  public init(of segment: Segment, options: SummaryOptions = SummaryOptions()) {
    segment.coordinates.withUnsafeBufferPointer { places in
      segment.elevations.withUnsafeBufferPointer { heights in
        segment.times.withUnsafeBufferPointer { times in
          measureLegs(places: places, heights: heights, times: times, options: options)
          measureClimb(places: places, heights: heights, options: options)
        }
      }
    }
    channels = ChannelSummary.summaries(of: segment)
  }

  /// Distances, times and speeds, in one pass over pieces that stay in the cache.
  private mutating func measureLegs(
    places: UnsafeBufferPointer<Coordinate>, heights: UnsafeBufferPointer<Double>,
    times: UnsafeBufferPointer<Timestamp>, options: SummaryOptions
  ) {
    var clock = SpeedClock(stopSpeed: options.stopSpeed, stopDuration: options.stopDuration)
    if let first = times.first { clock.add(leg: 0, until: first) }
    let pieceLength = 256
    var flat = 0.0
    var sloped = 0.0
    withUnsafeTemporaryAllocation(of: Double.self, capacity: pieceLength) { lengths in
      var start = 0
      while start < places.count - 1 {
        let legs = min(pieceLength, places.count - 1 - start)
        Geodesic.legLengths(
          of: UnsafeBufferPointer(rebasing: places[start...start + legs]),
          into: UnsafeMutableBufferPointer(rebasing: lengths[..<legs]))
        for i in 0..<legs { flat += lengths[i] }
        if !heights.isEmpty {
          for i in 0..<legs {
            let length = lengths[i]
            let rise = heights[start + i + 1] - heights[start + i]
            let square = length * length + rise * rise
            sloped += rise.isNaN ? length : square.squareRoot()
          }
        }
        if !times.isEmpty {
          for i in 0..<legs { clock.add(leg: lengths[i], until: times[start + i + 1]) }
        }
        start += legs
      }
    }
    distance = flat
    if !heights.isEmpty { distance3D = sloped }
    clock.finish()
    start = clock.earliest
    end = clock.latest
    maxSpeed = clock.maxSpeed
    recordedTime = duration
    // Where time runs backward, stops may add up to more than there was.
    stoppedTime = recordedTime.map { min(clock.stopped, $0) }
  }

  private mutating func measureClimb(
    places: UnsafeBufferPointer<Coordinate>, heights: UnsafeBufferPointer<Double>,
    options: SummaryOptions
  ) {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for height in heights {
      lowest = height < lowest ? height : lowest
      highest = height > highest ? height : highest
    }
    guard lowest <= highest else {
      distance3D = nil
      return
    }
    minElevation = lowest
    maxElevation = highest
    let total = options.ascent(places: places, heights: heights)
    ascent = total.ascent
    descent = total.descent
  }
}

extension SummaryOptions {
  /// Ascent and descent of a column of elevations, by the method of the options.
  func ascent(
    places: UnsafeBufferPointer<Coordinate>, heights: UnsafeBufferPointer<Double>
  ) -> AscentTotal {
    let threshold = ascentThreshold.value
    switch ascentMethod {
    case .raw: return RawAscent().total(over: heights)
    case .zigzag: return ZigzagAscent(threshold: threshold).total(over: heights)
    case .hysteresis: return HysteresisAscent(threshold: threshold).total(over: heights)
    case .smoothed:
      if heights.isEmpty { return AscentTotal() }
      let smooth = ElevationSmoothing.smoothed(
        Array(heights), ways: TrackProfile.ways(along: places))
      return smooth.withUnsafeBufferPointer {
        ZigzagAscent(threshold: threshold).total(over: $0)
      }
    }
  }
}
