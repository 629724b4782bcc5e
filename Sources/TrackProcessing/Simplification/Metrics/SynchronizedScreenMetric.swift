import Tracks

/// The distance on the screen from a vertex to where the straight line between two that stay would be
/// at its time, in map points. Where a time is unknown, it is the distance to the line.
struct SynchronizedScreenMetric: SpanMetric {
  private let points: ScreenPoints
  private let times: LineTimes
  private(set) var visits = 0

  init(_ line: LineVertices) {
    points = ScreenPoints(line.segment.coordinates)
    times = LineTimes(line)
  }

  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    visits += last - first - 1
    if let keeper = points.keeper(between: first, and: last), keeper.deviation > tolerance {
      return keeper
    }
    let measure = Measure(points, times, first, last)
    var best: FarthestVertex?
    var greatest = tolerance * tolerance
    points.x.withUnsafeBufferPointer { x in
      points.y.withUnsafeBufferPointer { y in
        times.seconds.withUnsafeBufferPointer { seconds in
          for i in first + 1..<last {
            let square = measure.square(x[i], y[i], seconds[i])
            if square > greatest {
              greatest = square
              best = FarthestVertex(index: i, deviation: square)
            }
          }
        }
      }
    }
    best?.deviation = greatest.squareRoot()
    return best
  }

  func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    Measure(points, times, first, last)
      .square(points.x[index], points.y[index], times.seconds[index]).squareRoot()
  }

  /// What is measured from between two vertices.
  private struct Measure {
    let edge: ScreenPoints.Edge
    let span: LineTimes.Span
    let start: SIMD2<Double>
    let step: SIMD2<Double>

    init(_ points: ScreenPoints, _ times: LineTimes, _ first: Int, _ last: Int) {
      edge = points.edge(between: first, and: last)
      span = times.span(between: first, and: last)
      start = edge.start
      step = edge.end - start
    }

    @inline(__always)
    func square(_ x: Double, _ y: Double, _ seconds: Double) -> Double {
      let fraction = span.fraction(at: seconds)
      if fraction.isNaN { return edge.square(x, y) }
      let beside = SIMD2(x, y) - (start + fraction * step)
      return (beside * beside).sum()
    }
  }
}
