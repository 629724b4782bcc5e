import Geodesy
import Tracks

/// The distance on the ground from a vertex to the geodesic between two that stay.
///
/// Where vertices lie within some hundred kilometers, a plane tells which could be the farthest, with
/// what it may be wrong by; only those are measured. So decisions are those of the geodesic.
struct GroundMetric: SpanMetric {
  private let coordinates: [Coordinate]
  /// Keeps the plane.
  private var chart: PlaneChart?
  private var plane: PlaneChart.Plane?
  private var work: Int64 = 0
  /// Whether deviations must be those on the ground; for a mere yes or no those of the plane do.
  private let isRanking: Bool

  /// Shorter spans are measured vertex by vertex when no chart is there.
  private static let leastChart = 48
  /// What measuring a vertex exactly costs, in vertices of a plane.
  private static let exactCost: Int64 = 50

  /// Takes the vertices of a line.
  ///
  /// - Parameter isRanking: Whether the deviation of what is found matters, and not only that it is
  ///   the farthest.
  init(_ line: LineVertices, isRanking: Bool) {
    coordinates = line.segment.coordinates
    self.isRanking = isRanking
  }

  var visits: Int { Int(work) }

  func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    GeodesicEdge(from: coordinates[first], to: coordinates[last])
      .distance(to: coordinates[index])
  }

  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    guard let plane = plane(holding: first, last) else {
      work += Int64(last - first) * Self.exactCost
      return farthestExactly(
        of: first + 1..<last, between: first, and: last, beyond: tolerance)
    }
    var edge = plane.edge(from: first, to: last)
    let found = plane.search(
      between: first, and: last, to: &edge, beyond: tolerance, work: &work)
    let origin = plane.range.lowerBound
    if found.count == 0 { return nil }
    if found.distance - found.error > tolerance {
      if found.count == 1, let one = found.vertices.first {
        return measured(Int(one) + origin, first, last, found.distance, tolerance)
      }
      if found.count > found.vertices.count {
        // Too many: it is certain that there is one, and the plane decides. A little less, for what
        // rounding has done to the root.
        let farthest = plane.vertices(
          between: first, and: last, from: found.distance * (1 - 1e-12), off: &edge)
        if let one = farthest.first {
          return measured(Int(one) + origin, first, last, found.distance, tolerance)
        }
      }
    }
    work += Int64(found.count) * Self.exactCost
    if found.count > found.vertices.count {
      return farthestExactly(
        of: first + 1..<last, between: first, and: last, beyond: tolerance)
    }
    return farthestExactly(
      of: found.vertices.lazy.map { Int($0) + origin }, between: first, and: last,
      beyond: tolerance)
  }

  /// A vertex that is known to be beyond the tolerance.
  private func measured(
    _ index: Int, _ first: Int, _ last: Int, _ planeDistance: Double, _ tolerance: Double
  ) -> FarthestVertex {
    if !isRanking { return FarthestVertex(index: index, deviation: planeDistance) }
    return FarthestVertex(
      index: index,
      deviation: max(deviation(of: index, between: first, and: last), tolerance.nextUp))
  }

  /// The plane that holds two vertices and all between them; nil when they spread too far, or are
  /// too few to be worth it.
  @inline(__always)
  private mutating func plane(holding first: Int, _ last: Int) -> PlaneChart.Plane? {
    if let plane, plane.range.lowerBound <= first, last <= plane.range.upperBound { return plane }
    return newPlane(holding: first, last)
  }

  @inline(never)
  private mutating func newPlane(holding first: Int, _ last: Int) -> PlaneChart.Plane? {
    if last - first < Self.leastChart { return nil }
    // Charts of two long spans need not exist side by side.
    plane = nil
    chart = nil
    chart = coordinates.withUnsafeBufferPointer { PlaneChart($0, first...last) }
    plane = chart?.plane
    return plane
  }

  private func farthestExactly(
    of candidates: some Sequence<Int>, between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    let edge = GeodesicEdge(from: coordinates[first], to: coordinates[last])
    var best: FarthestVertex?
    for i in candidates {
      let distance = edge.distance(to: coordinates[i])
      if let best, distance <= best.deviation { continue }
      let bound = edge.errorBound(distance: max(distance, tolerance))
      if distance <= tolerance - bound { continue }
      if distance <= tolerance + bound, !edge.isBeyond(tolerance, coordinates[i]) { continue }
      best = FarthestVertex(index: i, deviation: max(distance, tolerance.nextUp))
    }
    return best
  }
}
