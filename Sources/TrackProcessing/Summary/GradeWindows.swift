/// Grades over stretches long enough to mean something: between neighboring fixes an error of a
/// meter would be a wall.
enum GradeWindows {
  /// The least length of a stretch, meters.
  static let length = 25.0
  /// Steeper than this is an error of the receiver, percent.
  static let limit = 60.0

  /// The greatest grade in percent, at most `limit`, over stretches between two fixes of a range
  /// that are just at least `length` apart; over the whole range where it is shorter.
  ///
  /// - Parameters:
  ///   - heights: Meters; NaN is passed over, the ends of the range have a value.
  ///   - ways: Meters along the legs; more than none from end to end, or the grade is 0.
  /// - Complexity: O(number of fixes).
  static func greatest(heights: [Double], ways: [Double], in range: ClosedRange<Int>) -> Double {
    var greatest = -Double.infinity
    var next = range.lowerBound
    for i in range where !heights[i].isNaN {
      while next <= range.upperBound && (ways[next] - ways[i] < length || heights[next].isNaN) {
        next += 1
      }
      if next > range.upperBound { break }
      greatest = max(greatest, (heights[next] - heights[i]) / (ways[next] - ways[i]))
    }
    if greatest == -.infinity {
      let way = ways[range.upperBound] - ways[range.lowerBound]
      greatest = way > 0 ? (heights[range.upperBound] - heights[range.lowerBound]) / way : 0
    }
    return min(max(greatest * 100, -limit), limit)
  }
}
