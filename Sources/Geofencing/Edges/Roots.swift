/// Where functions of one number change their sign.
enum Roots {
  /// A number between two at which a function has different signs, where it is zero; the one of the
  /// two beside it with the sign of `high`'s value, or zero.
  ///
  /// - Parameter tolerance: How near to the root the result is at least.
  /// - Complexity: usually six to ten calls (Illinois' false position), never more than twice as
  ///   many as halving would take.
  static func signChange(
    from low: Double, _ lowValue: Double, to high: Double, _ highValue: Double,
    tolerance: Double, _ function: (Double) -> Double
  ) -> Double {
    var (a, valueA, b) = (low, lowValue, high)
    var (weightA, weightB) = (lowValue, highValue)
    var lastWidth = Double.infinity
    for _ in 0..<200 where b - a > tolerance {
      // Halved, when the step before did not do as well.
      let isSlow = b - a > lastWidth / 2
      lastWidth = b - a
      var next = isSlow ? (a + b) / 2 : a - (b - a) * weightA / (weightB - weightA)
      if !(next > a + tolerance / 4 && next < b - tolerance / 4) {
        // At an end: a step inside it, so that the other end follows.
        next = next < (a + b) / 2 ? a + tolerance / 2 : b - tolerance / 2
      }
      if !(next > a && next < b) { break }
      let value = function(next)
      if (value < 0) == (valueA < 0) && value != 0 {
        (a, valueA, weightA) = (next, value, value)
        weightB /= 2
      } else {
        (b, weightB) = (next, value)
        weightA /= 2
      }
    }
    return b
  }

  /// The place of the least value of a function with one valley, within a tolerance.
  ///
  /// - Complexity: O(log(width/tolerance)) calls, golden section.
  static func valley(
    from low: Double, to high: Double, tolerance: Double, _ function: (Double) -> Double
  ) -> Double {
    let golden = 0.618_033_988_749_894_9
    var (a, b) = (low, high)
    var x = b - golden * (b - a)
    var y = a + golden * (b - a)
    var (atX, atY) = (function(x), function(y))
    while b - a > tolerance && x < y {
      if atX < atY {
        (b, y, atY) = (y, x, atX)
        x = b - golden * (b - a)
        atX = function(x)
      } else {
        (a, x, atX) = (x, y, atY)
        y = a + golden * (b - a)
        atY = function(y)
      }
    }
    return atX < atY ? x : y
  }
}
