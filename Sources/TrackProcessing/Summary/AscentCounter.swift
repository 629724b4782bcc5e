/// Meters climbed and descended, both positive.
struct AscentTotal: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0
}

/// A way to count climb, elevation by elevation.
protocol AscentCounter {
  /// What has been counted.
  var total: AscentTotal { get }
  /// Goes to a known elevation.
  mutating func add(_ height: Double)
  /// Ends the segment.
  mutating func finish()
}

extension AscentCounter {
  /// The climb over a column of elevations; gaps (NaN) are passed over, never taken for 0.
  func total(over heights: UnsafeBufferPointer<Double>) -> AscentTotal {
    var counter = self
    for height in heights where !height.isNaN { counter.add(height) }
    counter.finish()
    return counter.total
  }
}

/// The sum of all differences.
struct RawAscent: AscentCounter {
  private(set) var total = AscentTotal()
  private var previous = Double.nan

  mutating func add(_ height: Double) {
    let rise = height - previous
    if rise > 0 { total.ascent += rise } else if rise < 0 { total.descent -= rise }
    previous = height
  }

  mutating func finish() {}
}

/// A reference that follows elevations which are more than a threshold away.
struct HysteresisAscent: AscentCounter {
  /// Meters.
  let threshold: Double
  private(set) var total = AscentTotal()
  private var reference = Double.nan

  init(threshold: Double) { self.threshold = threshold }

  mutating func add(_ height: Double) {
    if reference.isNaN { reference = height }
    if height > reference + threshold {
      total.ascent += height - reference
      reference = height
    } else if height < reference - threshold {
      total.descent += reference - height
      reference = height
    }
  }

  mutating func finish() {}
}

/// Alternating extremes at least a threshold apart; the way between them is climbed in full.
struct ZigzagAscent: AscentCounter {
  /// Meters.
  let threshold: Double
  private(set) var total = AscentTotal()
  /// Up is positive, 0 until the elevations have spread by the threshold.
  private var direction = 0
  /// The extremes since the last turning point; that point itself is one of them.
  private var low = Double.infinity
  private var high = -Double.infinity

  init(threshold: Double) { self.threshold = threshold }

  mutating func add(_ height: Double) {
    switch direction {
    case 0:
      low = min(low, height)
      high = max(high, height)
      if high > low && high - low >= threshold { direction = height == high ? 1 : -1 }
    case 1:
      if height > high {
        high = height
      } else if height < high && high - height >= threshold {
        total.ascent += high - low
        low = height
        direction = -1
      }
    default:
      if height < low {
        low = height
      } else if height > low && height - low >= threshold {
        total.descent += high - low
        high = height
        direction = 1
      }
    }
  }

  mutating func finish() {
    if direction > 0 { total.ascent += high - low }
    if direction < 0 { total.descent += high - low }
    direction = 0
  }
}
