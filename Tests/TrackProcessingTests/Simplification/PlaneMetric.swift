import RoutelayTestSupport

@testable import TrackProcessing

/// Points of a plane, and their distances to straight lines: what top-down methods can be tried with
/// when the earth is no matter.
struct PlaneMetric: SpanMetric {
  var points: [(x: Double, y: Double)]
  var visits = 0
  /// How many visits each measured vertex counts for.
  var cost = 1

  init(_ points: [(x: Double, y: Double)], cost: Int = 1) {
    self.points = points
    self.cost = cost
  }

  /// A walk, or points of a coarse grid, of which many are equal or equally far.
  static func random(_ random: inout SeededGenerator, count: Int) -> PlaneMetric {
    let isCoarse = random.oneIn(2)
    var place = (x: 0.0, y: 0.0)
    let points = (0..<count).map { _ in
      if isCoarse {
        place = (Double(random.int(in: 0...5)), Double(random.int(in: 0...5)))
      } else {
        place = (place.x + random.double(in: -1...3), place.y + random.double(in: -2...2))
      }
      return place
    }
    return PlaneMetric(points)
  }

  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    visits += cost * (last - first - 1)
    var best: FarthestVertex?
    for i in first + 1..<last {
      let deviation = deviation(of: i, between: first, and: last)
      if deviation > best?.deviation ?? tolerance {
        best = FarthestVertex(index: i, deviation: deviation)
      }
    }
    return best
  }

  func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    MetricSamples.planar(points[index], points[first], points[last])
  }
}
