public import Tracks

/// What a channel was like: the least and the greatest value, the average, and how many fixes have
/// one.
///
/// The average weighs with time: each leg counts the mean of the values at its ends as many seconds
/// as it lasts, so that a recorder that wrote more often while something happened does not pull it.
/// A leg counts only when both of its ends have a value and its time advances; gaps in the channel
/// and between segments are not bridged. Where no leg counts (no times, lone values), it is the plain
/// mean of the values. Parts that are put together give exactly what the whole gives: seconds and
/// sums are kept, and as soon as some leg counts, values beside counting legs only give minimum,
/// maximum and number.
public struct ChannelSummary: Hashable, Sendable {
  /// The least value, in the channel's unit.
  public private(set) var minimum = Double.infinity
  /// The greatest value.
  public private(set) var maximum = -Double.infinity
  /// How many fixes have a value; at least 1.
  public private(set) var fixes = 0
  private var sum = 0.0
  private var seconds = 0.0
  /// Twice the sum of value times seconds.
  private var doubleIntegral = 0.0

  /// The average: by time where times are known, else of the values.
  public var average: Double {
    seconds > 0 ? doubleIntegral / seconds / 2 : sum / Double(fixes)
  }

  /// The channels that have a summary in `TrackSummary`, in the order of reports. Of the others
  /// (receiver quality, directions) averages mean little or nothing.
  public static let channels: [Channel] = [.speed, .heartRate, .cadence, .temperature, .power]

  /// Nothing yet.
  init() {}

  /// Adds a part that is not connected with what is there.
  mutating func add(_ part: ChannelSummary) {
    minimum = min(minimum, part.minimum)
    maximum = max(maximum, part.maximum)
    fixes += part.fixes
    sum += part.sum
    seconds += part.seconds
    doubleIntegral += part.doubleIntegral
  }

  /// Adds values; NaN is a gap.
  ///
  /// - Parameters:
  ///   - values: Values of fixes, and behind them the value of the fix that follows, if there is one.
  ///   - lasting: For each of those fixes the seconds of the leg that begins there, 0 where time does
  ///     not advance. Empty without times.
  @inline(__always)
  mutating func add(
    _ values: UnsafeBufferPointer<Double>, count: Int, lasting: UnsafeBufferPointer<Double>
  ) {
    // No branch depends on the data, and a comparison with a gap is false.
    for i in 0..<count {
      let value = values[i]
      minimum = value < minimum ? value : minimum
      maximum = value > maximum ? value : maximum
      let isKnown = value == value
      fixes += isKnown ? 1 : 0
      sum += isKnown ? value : 0
    }
    for i in 0..<min(lasting.count, values.count - 1) {
      let both = values[i] + values[i + 1]
      let isKnown = both == both && lasting[i] > 0
      seconds += isKnown ? lasting[i] : 0
      doubleIntegral += isKnown ? both * lasting[i] : 0
    }
  }
}

extension ChannelSummary {
  /// The summaries of a segment's channels.
  ///
  /// - Complexity: O(number of fixes × number of channels that are there); seconds are worked out
  ///   once for all channels.
  static func summaries(of segment: Segment) -> [Channel: ChannelSummary] {
    let columns = segment.columns.filter { channels.contains($0.channel) }
    if columns.isEmpty { return [:] }
    var summaries = columns.map { _ in ChannelSummary() }
    let pieceLength = 256
    withUnsafeTemporaryAllocation(of: Double.self, capacity: pieceLength) { seconds in
      segment.times.withUnsafeBufferPointer { times in
        for start in stride(from: 0, to: segment.count, by: pieceLength) {
          let count = min(pieceLength, segment.count - start)
          let end = min(start + count + 1, segment.count)
          let legs = times.isEmpty ? 0 : end - start - 1
          for i in 0..<legs {
            seconds[i] = advance(from: times[start + i], to: times[start + i + 1])
          }
          for k in columns.indices {
            columns[k].values.withUnsafeBufferPointer { values in
              summaries[k].add(
                UnsafeBufferPointer(rebasing: values[start..<end]), count: count,
                lasting: UnsafeBufferPointer(rebasing: seconds[..<legs]))
            }
          }
        }
      }
    }
    var result: [Channel: ChannelSummary] = [:]
    for (column, summary) in zip(columns, summaries) where summary.fixes > 0 {
      result[column.channel] = summary
    }
    return result
  }

  /// Seconds from one time to the next, 0 where one is missing or time does not advance.
  @inline(__always)
  static func advance(from start: Timestamp, to end: Timestamp) -> Double {
    start.isMissing || end.isMissing ? 0 : max(0, elapsed(from: start, to: end))
  }
}
