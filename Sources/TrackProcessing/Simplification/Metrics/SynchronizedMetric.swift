import Geodesy
import Tracks

/// The distance on the ground from a vertex to where the geodesic between two that stay would be at
/// its time (the synchronized distance of Meratnia and de By, 2004).
///
/// Where the time of the vertex or of one of the two is unknown, it is the distance to the geodesic.
struct SynchronizedMetric: SpanMetric {
  private let coordinates: [Coordinate]
  private let times: LineTimes
  private(set) var visits = 0

  init(_ line: LineVertices) {
    coordinates = line.segment.coordinates
    times = LineTimes(line)
  }

  mutating func farthest(
    between first: Int, and last: Int, beyond tolerance: Double
  ) -> FarthestVertex? {
    visits += last - first - 1
    let edge = GeodesicEdge(from: coordinates[first], to: coordinates[last])
    let span = times.span(between: first, and: last)
    return coordinates.withUnsafeBufferPointer { coordinates in
      times.seconds.withUnsafeBufferPointer { seconds in
        FarthestScan.farthest(
          in: first + 1..<last, beyond: tolerance,
          near: { Self.near(edge, coordinates[$0], span.fraction(at: seconds[$0])) },
          bound: { edge.errorBound(distance: $0) },
          exact: { Self.exact(edge, coordinates[$0], span.fraction(at: seconds[$0])) })
      }
    }
  }

  func deviation(of index: Int, between first: Int, and last: Int) -> Double {
    let edge = GeodesicEdge(from: coordinates[first], to: coordinates[last])
    let fraction = times.span(between: first, and: last).fraction(at: times.seconds[index])
    return Self.near(edge, coordinates[index], fraction)
  }

  @inline(__always)
  private static func near(
    _ edge: borrowing GeodesicEdge, _ place: Coordinate, _ fraction: Double
  ) -> Double {
    fraction.isNaN ? edge.distance(to: place) : edge.distance(to: place, at: fraction)
  }

  private static func exact(
    _ edge: GeodesicEdge, _ place: Coordinate, _ fraction: Double
  ) -> Double {
    fraction.isNaN
      ? Geodesic.crossTrack(of: place, from: edge.start, to: edge.end).distance
      : edge.exactDistance(to: place, at: fraction)
  }
}
