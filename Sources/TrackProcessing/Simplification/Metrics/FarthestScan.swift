/// The search for the vertex that is farthest from what would replace it, where distances are
/// measured fast and nearly, with a bound on the error, or slowly and exactly.
enum FarthestScan {
  /// After so many exact measurements in one span the first vertex beyond the tolerance is enough.
  private static let patience = 1000

  /// The farthest vertex of a range when it is beyond the tolerance; of equals the first.
  ///
  /// Whether one is beyond is decided exactly; which is the farthest, and how far it is, nearly.
  ///
  /// - Parameters:
  ///   - near: The distance of a vertex, nearly.
  ///   - bound: How far that may be off at a distance; grows with it.
  ///   - exact: The distance of a vertex, exactly.
  /// - Complexity: one or two measurements of each vertex, and an exact one of those that lie at the
  ///   tolerance, if none lies well beyond it.
  @inline(__always)
  static func farthest(
    in range: Range<Int>, beyond tolerance: Double, near: (Int) -> Double,
    bound: (Double) -> Double, exact: (Int) -> Double
  ) -> FarthestVertex? {
    var best = FarthestVertex(index: range.lowerBound, deviation: -1)
    for i in range {
      let deviation = near(i)
      if deviation > best.deviation { best = FarthestVertex(index: i, deviation: deviation) }
    }
    let error = bound(max(best.deviation, tolerance))
    if best.deviation - error > tolerance { return best }
    if best.deviation + error <= tolerance { return nil }
    var found: FarthestVertex?
    var exactCount = 0
    for i in range where near(i) + error > tolerance {
      let deviation = exact(i)
      exactCount += 1
      if deviation > found?.deviation ?? tolerance {
        found = FarthestVertex(index: i, deviation: deviation)
      }
      if exactCount >= patience && found != nil { break }
    }
    return found
  }
}
