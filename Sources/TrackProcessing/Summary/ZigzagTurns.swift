/// The turning points of a zigzag: alternating extremes at least a threshold apart, as
/// `ZigzagAscent` counts them, with their places.
enum ZigzagTurns {
  /// The indices of the turning points, the first and the last extreme among them; empty where
  /// the values do not spread by the threshold. NaN is passed over.
  ///
  /// - Complexity: O(number of values).
  static func indices(of values: [Double], threshold: Double) -> [Int] {
    var turns: [Int] = []
    var direction = 0
    var low = -1
    var high = -1
    for i in values.indices where !values[i].isNaN {
      let value = values[i]
      if low < 0 {
        low = i
        high = i
      }
      switch direction {
      case 0:
        if value < values[low] { low = i }
        if value > values[high] { high = i }
        if values[high] > values[low] && values[high] - values[low] >= threshold {
          direction = high == i ? 1 : -1
          turns.append(direction > 0 ? low : high)
        }
      case 1:
        if value > values[high] {
          high = i
        } else if value < values[high] && values[high] - value >= threshold {
          turns.append(high)
          low = i
          direction = -1
        }
      default:
        if value < values[low] {
          low = i
        } else if value > values[low] && value - values[low] >= threshold {
          turns.append(low)
          high = i
          direction = 1
        }
      }
    }
    if direction != 0 { turns.append(direction > 0 ? high : low) }
    return turns
  }
}
