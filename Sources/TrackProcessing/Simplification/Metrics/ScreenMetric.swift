package import Geodesy
import Tracks

/// The distance on the screen from a vertex to the straight line between two that stay, in map
/// points: what web maps draw. On the ground it is worth the less the farther from the equator.
///
/// A line that goes more than half round the world keeps vertices that say which way.
package struct ScreenMetric: SpanMetric {
  let points: ScreenPoints
  package private(set) var visits = 0

  /// Takes the vertices of a line: latitudes are clamped to the limit of web maps, longitudes follow
  /// each other across the 180th meridian.
  package init(coordinates: [Coordinate]) { points = ScreenPoints(coordinates) }

  init(_ line: LineVertices) { self.init(coordinates: line.segment.coordinates) }

  /// How many map points a number of pixels is at a zoom counted in 512-pixel tiles.
  package static func tolerance(pixels: Double, zoom: Double) -> Double {
    pixels / WebMercator.zoomScale(zoom: zoom)
  }

  package mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    visits += last - first - 1
    if let keeper = points.keeper(between: first, and: last), keeper.deviation > tolerance {
      return keeper
    }
    let edge = points.edge(between: first, and: last)
    let found = points.x.withUnsafeBufferPointer { x in
      points.y.withUnsafeBufferPointer { y in
        edge.farthest(in: first + 1..<last, x, y, beyondSquare: tolerance * tolerance)
      }
    }
    guard let found else { return nil }
    return FarthestVertex(index: found.index, deviation: found.deviation.squareRoot())
  }

  package func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    points.edge(between: first, and: last).square(points.x[index], points.y[index]).squareRoot()
  }
}
