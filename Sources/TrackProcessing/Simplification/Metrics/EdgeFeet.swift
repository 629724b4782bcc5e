import Geodesy

/// Beside which part of the shortest path between two vertices that stay another one lies: where its
/// elevation is held against theirs.
///
/// What it says is to the last bit what the certificate goes by.
struct EdgeFeet {
  private let start: Coordinate
  private let end: Coordinate
  private let vertices: Int
  private let frame: EdgeFrame?
  /// Made when a vertex is beyond the frame.
  private var long: LongEdge?

  /// Makes the path.
  ///
  /// - Parameter vertices: The number of vertices between the two.
  init(from start: Coordinate, to end: Coordinate, vertices: Int) {
    self.start = start
    self.end = end
    self.vertices = vertices
    frame = EdgeFrame(from: start, to: end)
  }

  /// The part of the path's length, 0 through 1, at which its place nearest to a vertex lies; 0 for a
  /// path of no length.
  @inline(__always)
  mutating func fraction(of vertex: Coordinate) -> Double {
    if let frame, let place = frame.place(of: vertex) {
      return frame.deviation(of: place).fraction
    }
    return longFraction(of: vertex)
  }

  @inline(never)
  private mutating func longFraction(of vertex: Coordinate) -> Double {
    let edge = long ?? LongEdge(from: start, to: end, vertices: vertices)
    long = edge
    return edge.deviation(of: vertex, needsFraction: true).fraction
  }
}
