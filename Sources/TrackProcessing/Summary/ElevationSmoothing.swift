/// Elevations without the noise of a receiver: a median of five, which takes out single errors,
/// then a triangular window along the way.
///
/// The window is one of distance, never of fixes: standing still does not smooth a climb away.
enum ElevationSmoothing {
  /// The whole width of the window, meters.
  static let windowWidth = 40.0

  /// The elevations of a segment, smoothed; gaps stay gaps.
  ///
  /// - Parameters:
  ///   - heights: Meters, NaN for gaps.
  ///   - ways: Meters along the legs to each fix.
  ///   - windowWidth: The whole width of the window, meters, more than 0.
  /// - Complexity: O(number of fixes).
  static func smoothed(
    _ heights: [Double], ways: [Double], windowWidth: Double = windowWidth
  ) -> [Double] {
    let known = heights.indices.filter { !heights[$0].isNaN }
    let smooth = windowed(
      medians(known.map { heights[$0] }), ways: known.map { ways[$0] }, reach: windowWidth / 2)
    var result = heights
    for (i, height) in zip(known, smooth) { result[i] = height }
    return result
  }

  /// The median of each value and its two neighbors on both sides; fewer at the ends, so that the
  /// ends stay.
  static func medians(_ values: [Double]) -> [Double] {
    values.indices.map { i in
      let reach = min(2, i, values.count - 1 - i)
      let window = values[(i - reach)...(i + reach)].sorted()
      return window[reach]
    }
  }

  /// Weighted means: a value at a distance d along the way counts 1 - d/reach, from the reach on
  /// nothing.
  ///
  /// Sums of weights are carried along from value to value, so many values at one place cost no
  /// more than as many apart.
  static func windowed(_ values: [Double], ways: [Double], reach: Double) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(values.count)
    var behind = Half()
    var ahead = Half()
    var first = 0
    var next = 0
    for i in values.indices {
      let way = ways[i]
      if i > 0 {
        let step = way - ways[i - 1]
        behind.move(by: step)
        ahead.move(by: -step)
      }
      // The value itself stands behind.
      if next > i { ahead.remove(values[i], distance: 0) } else { next = i + 1 }
      behind.add(values[i], distance: 0)
      while first < i && way - ways[first] >= reach {
        behind.remove(values[first], distance: way - ways[first])
        first += 1
      }
      if first == i { behind = Half(only: values[i]) }
      while next < values.count && ways[next] - way < reach {
        ahead.add(values[next], distance: ways[next] - way)
        next += 1
      }
      if next == i + 1 { ahead = Half() }
      let weight = behind.weight(reach: reach) + ahead.weight(reach: reach)
      result.append((behind.total(reach: reach) + ahead.total(reach: reach)) / weight)
    }
    return result
  }

  /// The values on one side of the window, and their sums times distance.
  private struct Half {
    var count = 0.0
    var sum = 0.0
    var distances = 0.0
    var moments = 0.0

    init() {}
    init(only value: Double) {
      count = 1
      sum = value
    }

    mutating func move(by step: Double) {
      distances += step * count
      moments += step * sum
    }
    mutating func add(_ value: Double, distance: Double) {
      count += 1
      sum += value
      distances += distance
      moments += distance * value
    }
    mutating func remove(_ value: Double, distance: Double) {
      count -= 1
      sum -= value
      distances -= distance
      moments -= distance * value
    }
    func weight(reach: Double) -> Double { count - distances / reach }
    func total(reach: Double) -> Double { sum - moments / reach }
  }
}
