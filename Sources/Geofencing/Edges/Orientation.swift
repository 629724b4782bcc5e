package import Geodesy

/// On which side of a line a point lies, without rounding.
package enum Orientation {
  /// A bound on the relative error of the quick determinant: (3 + 16ε)ε with ε = 2^-53
  /// (Shewchuk 1997, "ccwerrboundA").
  private static let quickErrorBound = 3.330669073875472e-16

  /// 1 when the point lies to the left of the line from `a` to `b`, -1 to the right, 0 on it:
  /// exactly, as the numbers stand (unless products of them are below 1e-290).
  ///
  /// - Complexity: four subtractions and two products; exact arithmetic only where these leave the
  ///   sign open.
  @inline(__always)
  package static func side(of point: Coordinate, from a: Coordinate, to b: Coordinate) -> Int {
    side(
      point.longitude, point.latitude, a.longitude, a.latitude, b.longitude, b.latitude)
  }

  /// As `side(of:from:to:)`, for the numbers of a point and a line.
  @inline(__always)
  package static func side(
    _ x: Double, _ y: Double, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double
  ) -> Int {
    let left = (ax - x) * (by - y)
    let right = (ay - y) * (bx - x)
    let difference = left - right
    let bound = quickErrorBound * (abs(left) + abs(right))
    if difference > bound { return 1 }
    if difference < -bound { return -1 }
    // At an end of the line, say: differences that are zero are zero exactly.
    if left == 0 && right == 0 { return 0 }
    return exactSide(x, y, ax, ay, bx, by)
  }

  /// The sign of the determinant multiplied out: six products, each kept as the exact sum of two
  /// numbers, added up without rounding.
  @inline(never)
  private static func exactSide(
    _ x: Double, _ y: Double, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double
  ) -> Int {
    var sum = ExactSum()
    sum.add(product: ax, by)
    sum.add(product: -ax, y)
    sum.add(product: -x, by)
    sum.add(product: -ay, bx)
    sum.add(product: ay, x)
    sum.add(product: y, bx)
    return sum.sign
  }
}

/// A sum of numbers without rounding: an expansion of parts that do not overlap, smallest first
/// (Shewchuk 1997).
struct ExactSum {
  private var parts: [Double] = []

  /// Zero.
  init() { parts.reserveCapacity(12) }

  /// Adds a product.
  mutating func add(product a: Double, _ b: Double) {
    let high = a * b
    add((-high).addingProduct(a, b))
    add(high)
  }

  /// Adds a number.
  mutating func add(_ number: Double) {
    var carried = number
    var kept = 0
    for part in parts {
      let sum = carried + part
      let share = sum - carried
      let rest = (carried - (sum - share)) + (part - share)
      if rest != 0 {
        parts[kept] = rest
        kept += 1
      }
      carried = sum
    }
    parts.removeSubrange(kept...)
    if carried != 0 { parts.append(carried) }
  }

  /// -1, 0 or 1.
  var sign: Int {
    guard let largest = parts.last else { return 0 }
    return largest > 0 ? 1 : -1
  }
}
