import Geodesy
import Tracks

/// A distance, or the difference of elevations where that counts for more: the elevation of a vertex
/// against the one between two that stay, interpolated where its foot on the ground is, whatever the
/// distance is measured by.
///
/// A difference counts in the unit of the distance, so that the vertical tolerance is as much as the
/// other. A vertex without an elevation has no difference. One that stays without an elevation counts
/// with that of the vertex next along the line that has one, of two equally near the earlier. So with
/// elevations at some vertices only, each of them is within the vertical tolerance of the line
/// between the known elevations that stay, or the nearest known to those: no certificate says more.
struct ProfileMetric<Base: SpanMetric>: SpanMetric {
  private var base: Base
  private let coordinates: [Coordinate]
  /// For each vertex its elevation, NaN where it is unknown. Empty when none is known.
  private let elevations: [Double]
  /// The same with gaps filled.
  private let filled: [Double]
  private let tolerance: Double
  private let vertical: Double
  /// What a meter of elevation counts for in the unit of the distance.
  private let scale: Double
  private var measured = 0

  /// Adds elevations to a metric.
  ///
  /// - Parameters:
  ///   - tolerance: In the unit of the metric; 0 for none: then a meter of elevation counts for one
  ///     of the unit.
  ///   - vertical: Meters of elevation that count for as much.
  init(_ base: Base, of line: LineVertices, tolerance: Double, vertical: Double) {
    self.base = base
    self.tolerance = tolerance
    self.vertical = vertical
    scale = tolerance > 0 ? tolerance / vertical : 1
    coordinates = line.segment.coordinates
    let known = line.segment.elevations.map { $0.isFinite ? $0 : .nan }
    elevations = known.allSatisfy(\.isNaN) ? [] : known
    filled = Self.filled(elevations)
  }

  var visits: Int { base.visits + measured }

  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    let beside = base.farthest(between: first, and: last, beyond: tolerance)
    if elevations.isEmpty { return beside }
    measured += last - first - 1
    var feet = feet(between: first, and: last)
    let start = filled[first]
    let climb = filled[last] - start
    // No foot lies outside these two: most vertices need none.
    let low = min(start, start + climb)
    let high = max(start, start + climb)
    var best: Int?
    // The vertical tolerance itself, not what scaling to and fro makes of it.
    var least = tolerance == self.tolerance && tolerance > 0 ? vertical : tolerance / scale
    if let beside { least = max(least, beside.deviation / scale) }
    elevations.withUnsafeBufferPointer { elevations in
      for i in first + 1..<last {
        let elevation = elevations[i]
        if max(elevation - low, high - elevation) <= least || elevation.isNaN { continue }
        let difference = abs(elevation - (start + climb * feet.fraction(of: coordinates[i])))
        if difference > least {
          least = difference
          best = i
        }
      }
    }
    guard let best else { return beside }
    return FarthestVertex(index: best, deviation: max(scale * least, tolerance.nextUp))
  }

  func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    let beside = base.deviation(of: index, between: first, and: last)
    if elevations.isEmpty || elevations[index].isNaN { return beside }
    var feet = feet(between: first, and: last)
    let climb = filled[last] - filled[first]
    let foot = filled[first] + climb * feet.fraction(of: coordinates[index])
    return max(beside, scale * abs(elevations[index] - foot))
  }

  private func feet(between first: Int, and last: Int) -> EdgeFeet {
    EdgeFeet(from: coordinates[first], to: coordinates[last], vertices: last - first - 1)
  }

  /// Elevations with each gap filled by the nearest known one.
  private static func filled(_ elevations: [Double]) -> [Double] {
    var filled = elevations
    let known = elevations.indices.filter { !elevations[$0].isNaN }
    var next = 0
    for i in filled.indices where filled[i].isNaN {
      while next < known.count && known[next] < i { next += 1 }
      let before = next > 0 ? known[next - 1] : nil
      let after = next < known.count ? known[next] : nil
      switch (before, after) {
      case (let before?, let after?):
        filled[i] = elevations[i - before <= after - i ? before : after]
      case (let one?, nil), (nil, let one?): filled[i] = elevations[one]
      case (nil, nil): break
      }
    }
    return filled
  }
}
